import { Inject, Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { StoredFile } from '@tandem/contracts/define';
import type { ResumeSettings } from '@tandem/contracts/entities/resume';
import { resumesEvents } from '@tandem/contracts/resumes/resumes.events';
import { resumesJobs } from '@tandem/contracts/resumes/resumes.jobs';
import { topics } from '@tandem/contracts/topics';
import { descriptionLimits, isResumeReady, mayMoveResume } from '@tandem/domain/resume';
import { cutText } from '@tandem/domain/resume-entry';
import { Clock } from '@tandem/service-kit/clock';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { filePath } from '@tandem/service-kit/files';
import { ObjectStore } from '@tandem/service-kit/object-store/object-store';
import { CONFIG } from '@tandem/service-kit/tokens';
import { newResume } from './new-resume';
import type { ResumeRow } from './resume.entity';
import { ResumeRepository } from './resume.repository';
import { resumeSnapshot, resumeView } from './resume.view';

/** The candidate's own resume: it begins with an upload or blank, is read, corrected and verified. */
@Injectable()
export class ResumeService {
  constructor(
    private readonly db: Db,
    private readonly resumes: ResumeRepository,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  /** @throws Problem resume_not_found (404) */
  async get(ctx: Ctx): Promise<ResumeRow> {
    const row = await this.resumes.ofCandidate(candidateIn(ctx));
    if (!row) throw problem('resume_not_found');
    return row;
  }

  view(row: ResumeRow) {
    return resumeView(row, (key) => filePath(this.config.CTX_SECRET, key, this.clock.now().getTime()));
  }

  /** Replaces whatever resume there was by an upload and queues its reading. */
  async upload(ctx: Ctx, file: StoredFile | undefined) {
    if (!file) throw problem('field_required', [{ field: 'resume', detail: 'field_required' }]);
    const id = this.clock.id();
    const fileKey = `resumes/${id}.pdf`;
    await this.store.move(file.key, fileKey);
    return this.start(ctx, { ...newResume({ id, candidateId: candidateIn(ctx), status: 'PENDING', fileKey, fileName: file.name }) });
  }

  async createBlank(ctx: Ctx) {
    return this.start(ctx, newResume({ id: this.clock.id(), candidateId: candidateIn(ctx), status: 'DONE' }));
  }

  /** Replaces whatever resume there was by one that is filled in already. */
  async startWith(ctx: Ctx, lists: Partial<ResumeRow>): Promise<ResumeRow> {
    return this.start(ctx, { ...newResume({ id: this.clock.id(), candidateId: candidateIn(ctx), status: 'DONE' }), ...lists });
  }

  async remove(ctx: Ctx): Promise<void> {
    const removed = await this.db.run(ctx, async (tx) => {
      const row = await this.lock(tx, candidateIn(ctx));
      await this.resumes.remove(tx, row.id);
      await tx.emit(resumesEvents.resumeChanged, candidateIn(ctx), { candidateId: candidateIn(ctx), resume: null });
      this.hint(tx, row);
      return row;
    });
    await this.discard(removed);
  }

  async verify(ctx: Ctx) {
    return this.change(ctx, (row) => {
      if (!mayMoveResume(row.status, 'VERIFIED', 'OWNER')) throw problem('resume_not_ready');
      row.status = 'VERIFIED';
    });
  }

  async saveSettings(ctx: Ctx, settings: Partial<ResumeSettings>) {
    return this.change(ctx, (row) => {
      row.settings = { ...row.settings, ...settings };
    });
  }

  async saveSummary(ctx: Ctx, summary: string) {
    return this.change(ctx, (row) => {
      row.summary = cutText(summary, descriptionLimits.summary);
    });
  }

  /** Replaces one of the lists of a resume that is no longer being read. */
  async replaceList<L extends 'educations' | 'workExperiences' | 'skills'>(
    ctx: Ctx,
    list: L,
    make: (ids: { known: ReadonlySet<string>; next: () => string }) => ResumeRow[L],
  ): Promise<ResumeRow[L]> {
    const row = await this.change(ctx, (found) => {
      if (!isResumeReady(found.status)) throw problem('resume_not_ready');
      const known = new Set(found[list].map(({ id }) => id));
      found[list] = make({ known, next: () => this.clock.id() });
    });
    return row[list];
  }

  /** Whether the caller may hear that this resume changed. */
  async requireWatcher(ctx: Ctx, id: string): Promise<void> {
    const row = await this.resumes.find(id);
    const isOwn = row !== null && (row.candidateId === null || row.candidateId === ctx.accountId);
    if (!isOwn) throw problem('resume_not_found');
  }

  async save(tx: Tx, row: ResumeRow): Promise<ResumeRow> {
    const saved = await this.resumes.save(tx, row);
    const { candidateId } = saved;
    if (candidateId)
      await tx.emit(resumesEvents.resumeChanged, candidateId, { candidateId, resume: resumeSnapshot({ ...saved, candidateId }) });
    this.hint(tx, saved);
    return saved;
  }

  private async start(ctx: Ctx, fresh: ReturnType<typeof newResume>): Promise<ResumeRow> {
    const { old, row } = await this.db.run(ctx, async (tx) => {
      const before = await this.resumes.lockOfCandidate(tx, candidateIn(ctx));
      if (before) await this.resumes.remove(tx, before.id);
      const saved = await this.save(tx, fresh as ResumeRow);
      if (saved.fileKey) await tx.queue(resumesJobs.readResume, saved.id, { resumeId: saved.id, file: saved.fileKey });
      return { old: before, row: saved };
    });
    if (old) await this.discard(old);
    return row;
  }

  private async change(ctx: Ctx, apply: (row: ResumeRow) => void): Promise<ResumeRow> {
    return this.db.run(ctx, async (tx) => {
      const row = await this.lock(tx, candidateIn(ctx));
      apply(row);
      return this.save(tx, row);
    });
  }

  private async lock(tx: Tx, candidateId: string): Promise<ResumeRow> {
    const row = await this.resumes.lockOfCandidate(tx, candidateId);
    if (!row) throw problem('resume_not_found');
    return row;
  }

  private hint(tx: Tx, { id, candidateId }: ResumeRow): void {
    tx.hint(topics.resumeUpdates(id));
    if (candidateId) tx.hint(topics.userUpdates(candidateId));
  }

  private async discard({ fileKey }: ResumeRow): Promise<void> {
    if (fileKey) await this.store.delete(fileKey);
  }
}

/** The contract admits candidates only, whose id is the account's. */
const candidateIn = (ctx: Ctx): string => {
  if (!ctx.accountId) throw problem('unauthorized');
  return ctx.accountId;
};
