import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { StoredFile } from '@tandem/contracts/define';
import type { ResumeSettings } from '@tandem/contracts/entities/resume';
import { resumesEvents } from '@tandem/contracts/resumes/resumes.events';
import { resumesJobs } from '@tandem/contracts/resumes/resumes.jobs';
import { topics } from '@tandem/contracts/topics';
import { ages } from '@tandem/domain/limits';
import { descriptionLimits, isResumeReady, mayMoveResume } from '@tandem/domain/resume';
import { cutText } from '@tandem/domain/cut-text';
import { Clock } from '@tandem/service-kit/clock';
import type { BaseConfig } from '@tandem/service-kit/config';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { filePath } from '@tandem/service-kit/files';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { CONFIG } from '@tandem/service-kit/tokens';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { newResume } from './new-resume';
import type { ResumeRow } from './resume.entity';
import { ResumeRepository } from './resume.repository';
import { contentOf, filesOf, resumeSnapshot, resumeView } from './resume.view';
import { accountOf } from '@tandem/service-kit/access';

/** Whose resume is meant: a candidate's, or one that nobody has claimed, by its id. */
export type Whose = { candidateId: string } | { anonymousId: string };

/** A resume and its life: it begins with an upload or blank, is read, corrected and verified. Without more it is the caller's own. */
@Injectable()
export class ResumeService {
  constructor(
    private readonly db: Db,
    private readonly resumes: ResumeRepository,
    private readonly candidates: CandidatesRepository,
    private readonly files: KeptFiles,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  /** @throws Problem resume_not_found (404) */
  async get(ctx: Ctx, whose: Whose = ownOf(ctx)): Promise<ResumeRow> {
    const row = await this.find(whose);
    if (!row) throw problem('resume_not_found');
    return row;
  }

  async find(whose: Whose): Promise<ResumeRow | null> {
    return 'candidateId' in whose
      ? this.resumes.ofCandidate(whose.candidateId)
      : this.resumes.findUnclaimed(whose.anonymousId, this.oldestUnclaimed());
  }

  view(row: ResumeRow) {
    return resumeView(row, (key) => filePath(this.config.CTX_SECRET, key, this.clock.now().getTime()));
  }

  /** Replaces whatever resume there was by an upload and queues its reading. */
  async upload(ctx: Ctx, file: StoredFile | undefined, whose: Whose = ownOf(ctx)) {
    if (!file) throw problem('field_required', [{ field: 'resume', detail: 'field_required' }]);
    if ('anonymousId' in whose) await this.get(ctx, whose);
    const name = this.clock.id();
    const fileKey = `resumes/${name}.pdf`;
    await this.files.claim(ctx, file.key, fileKey);
    const start = { status: 'PENDING', fileKey, fileName: file.name } as const;
    return 'candidateId' in whose
      ? this.start(ctx, newResume({ id: name, candidateId: whose.candidateId, ...start }), whose)
      : this.start(ctx, newResume({ id: whose.anonymousId, candidateId: null, ...start }), whose);
  }

  async createBlank(ctx: Ctx) {
    const whose = ownOf(ctx);
    return this.start(ctx, newResume({ id: this.clock.id(), ...whose, status: 'DONE' }), whose);
  }

  /** Replaces whatever resume there was by one that is filled in already. */
  async startWith(ctx: Ctx, lists: Partial<ResumeRow>): Promise<ResumeRow> {
    const whose = ownOf(ctx);
    return this.start(ctx, { ...newResume({ id: this.clock.id(), ...whose, status: 'DONE' }), ...lists }, whose);
  }

  async createAnonymous(ctx: Ctx): Promise<ResumeRow> {
    const fresh = newResume({ id: this.clock.id(), candidateId: null, status: 'DONE' });
    return this.db.run(ctx, async (tx) => this.save(tx, fresh as ResumeRow));
  }

  async remove(ctx: Ctx, whose: Whose = ownOf(ctx)): Promise<void> {
    await this.db.run(ctx, async (tx) => {
      const row = await this.lock(tx, whose);
      await this.resumes.remove(tx, row.id);
      await this.files.drop(tx, filesOf(row));
      const { candidateId } = row;
      if (candidateId) await tx.emit(resumesEvents.resumeChanged, candidateId, { candidateId, resume: null });
      this.hint(tx, row);
    });
  }

  async verify(ctx: Ctx, whose: Whose = ownOf(ctx)) {
    return this.change(ctx, whose, (row) => {
      if (!mayMoveResume(row.status, 'VERIFIED', 'OWNER')) throw problem('resume_not_ready');
      row.status = 'VERIFIED';
    });
  }

  async saveSettings(ctx: Ctx, settings: Partial<ResumeSettings>, whose: Whose = ownOf(ctx)) {
    return this.change(ctx, whose, (row) => {
      row.settings = { ...row.settings, ...settings };
    });
  }

  async saveSummary(ctx: Ctx, summary: string, whose: Whose = ownOf(ctx)) {
    return this.change(ctx, whose, (row) => {
      row.summary = cutText(summary, descriptionLimits.summary);
    });
  }

  /** Replaces one of the lists of a resume that is no longer being read; with `isSeen` only while the list is still the one it knows. */
  async replaceList<L extends 'educations' | 'workExperiences' | 'skills'>(
    ctx: Ctx,
    list: L,
    make: (ids: { known: ReadonlySet<string>; next: () => string }) => ResumeRow[L],
    whose: Whose,
    isSeen: (now: ResumeRow[L]) => boolean = () => true,
  ): Promise<ResumeRow[L]> {
    const row = await this.change(ctx, whose, (found) => {
      if (!isResumeReady(found.status)) throw problem('resume_not_ready');
      if (!isSeen(found[list])) throw problem('conflict');
      const known = new Set(found[list].map(({ id }) => id));
      found[list] = make({ known, next: () => this.clock.id() });
    });
    return row[list];
  }

  /** Whether the caller may hear that this resume changed. */
  async requireWatcher(ctx: Ctx, id: string): Promise<void> {
    const row = await this.resumes.find(id);
    if (!row) throw problem('resume_not_found');
    if (row.candidateId === null || row.candidateId === ctx.accountId) return;
    const isTest = ctx.isAdmin && (await this.candidates.find(row.candidateId))?.isTest === true;
    if (!isTest) throw problem('resume_not_found');
  }

  async save(tx: Tx, row: ResumeRow): Promise<ResumeRow> {
    const saved = await this.resumes.save(tx, row);
    const { candidateId } = saved;
    if (candidateId)
      await tx.emit(resumesEvents.resumeChanged, candidateId, { candidateId, resume: resumeSnapshot({ ...saved, candidateId }) });
    this.hint(tx, saved);
    return saved;
  }

  /**
   * Begins anew. An unclaimed resume keeps its id, its age, its head and whom it is kept for.
   * @throws Problem unauthorized (401) for somebody who left while his file was on its way
   */
  private async start(ctx: Ctx, fresh: ReturnType<typeof newResume>, whose: Whose): Promise<ResumeRow> {
    return this.db.run(ctx, async (tx) => {
      const before = 'candidateId' in whose ? await this.resumes.lockPlaceOf(tx, whose.candidateId) : await this.lockIfThere(tx, whose);
      if ('candidateId' in whose && (await tx.hasForgotten(whose.candidateId))) throw problem('unauthorized');
      if (!before && 'anonymousId' in whose) throw problem('resume_not_found');
      if (before && 'anonymousId' in whose) {
        const { createdAt, basicInfo, promisedTo } = before;
        Object.assign(fresh, { createdAt, basicInfo, promisedTo });
      }
      if (before) {
        await this.resumes.remove(tx, before.id);
        await this.files.drop(tx, 'anonymousId' in whose ? [before.fileKey] : filesOf(before));
      }
      const saved = await this.save(tx, fresh as ResumeRow);
      if (saved.fileKey) {
        await this.files.keep(tx, saved.fileKey);
        await tx.queue(resumesJobs.readResume, saved.fileKey, { resumeId: saved.id, file: saved.fileKey });
      }
      return saved;
    });
  }

  /** Changes a resume and tells whoever watches. @throws Problem resume_not_found (404) */
  async change(ctx: Ctx, whose: Whose, apply: (row: ResumeRow, tx: Tx) => Promise<void> | void): Promise<ResumeRow> {
    return this.db.run(ctx, async (tx) => {
      const row = await this.lock(tx, whose);
      return this.changeLocked(tx, row, apply);
    });
  }

  /** The same for a resume that is held already. */
  async changeLocked(tx: Tx, row: ResumeRow, apply: (row: ResumeRow, tx: Tx) => Promise<void> | void): Promise<ResumeRow> {
    const before = asStored(contentOf(row));
    await apply(row, tx);
    if (!isDeepStrictEqual(asStored(contentOf(row)), before)) row.contentChangedAt = this.clock.now();
    return this.save(tx, row);
  }

  private async lock(tx: Tx, whose: Whose): Promise<ResumeRow> {
    const row = await this.lockIfThere(tx, whose);
    if (!row) throw problem('resume_not_found');
    return row;
  }

  private async lockIfThere(tx: Tx, whose: Whose): Promise<ResumeRow | null> {
    return 'candidateId' in whose
      ? this.resumes.lockOfCandidate(tx, whose.candidateId)
      : this.resumes.lockUnclaimed(tx, whose.anonymousId, this.oldestUnclaimed());
  }

  private oldestUnclaimed(): Date {
    return new Date(this.clock.now().getTime() - ages.anonymousResume * 1_000);
  }

  private hint(tx: Tx, { id, candidateId, status }: ResumeRow): void {
    tx.hint(topics.resumeUpdates(id), { status });
    if (candidateId) tx.hint(topics.userUpdates(candidateId));
  }
}

/** As a column of JSON gives it back: what is undefined is not there. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The contract admits candidates only, whose id is the account's. */
export const ownOf = (ctx: Ctx): { candidateId: string } => ({ candidateId: accountOf(ctx) });
