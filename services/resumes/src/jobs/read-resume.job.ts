import { Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { resumesEvents } from '@tandem/contracts/resumes/resumes.events';
import { resumesJobs } from '@tandem/contracts/resumes/resumes.jobs';
import { mayMoveResume, type ResumeStatus } from '@tandem/domain/resume';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import { GivesUp, type JobRun, Works } from '@tandem/service-kit/jobs';
import { ObjectStore, readAll } from '@tandem/service-kit/object-store/object-store';
import { fromDocument } from '../resume/from-document';
import { withWhatGoesOn } from '../resume/going-on';
import type { ResumeRow } from '../resume/resume.entity';
import { ResumeRepository } from '../resume/resume.repository';
import { ResumeService } from '../resume/resume.service';
import { type DocumentRead, DocumentReader } from './document-reader';

type Data = JobData<typeof resumesJobs.readResume>;

/** Reads an uploaded PDF: BUSY while it does, then DONE with what it found, or ERROR with the reason. */
@Injectable()
export class ReadResumeJob {
  constructor(
    private readonly resumes: ResumeRepository,
    private readonly own: ResumeService,
    private readonly store: ObjectStore,
    private readonly documents: DocumentReader,
    private readonly clock: Clock,
  ) {}

  @Works(resumesJobs.readResume)
  async read(run: JobRun<Data>): Promise<void> {
    await run.note(async (tx) => this.move(tx, run.data, 'BUSY'));
    const { body } = await this.store.get(run.data.file);
    // Pictures take their time: whoever waits is told so.
    const noteScan = async () => run.note(async (tx) => this.noteScan(tx, run.data));
    const isAgain = run.attempt > 1;
    const result = await this.documents.read(await readAll(body), { today: this.today(), isAgain, beforeScan: noteScan });
    // The limits are plenty, unless the machine has much else to do: once more, and longer, before a person is told.
    if (!result.ok && result.reason === 'too_slow' && !isAgain) throw new Error('reading took too long');
    await run.finish(async (tx) =>
      result.ok ? this.move(tx, run.data, 'DONE', (row) => this.fill(row, result)) : this.fail(tx, run.data, result.reason),
    );
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }

  @GivesUp(resumesJobs.readResume)
  async gaveUp(data: Data, tx: Tx): Promise<void> {
    await this.fail(tx, data, 'broken');
  }

  private fill(row: ResumeRow, document: DocumentRead): void {
    const found = fromDocument(document, () => this.clock.id());
    Object.assign(row, withWhatGoesOn(found, this.clock.now()));
  }

  private async noteScan(tx: Tx, { resumeId, file }: Data): Promise<void> {
    const row = await this.resumes.lock(tx, resumeId);
    if (row?.fileKey !== file || row.status !== 'BUSY') return;
    row.reading = { isScan: true, pages: [], values: [] };
    await this.own.save(tx, row);
  }

  private async fail(tx: Tx, data: Data, reason: NonNullable<ResumeRow['readError']>): Promise<void> {
    await this.move(tx, data, 'ERROR', (row) => {
      row.reading = null;
      row.readError = reason;
    });
  }

  /** A resume that was replaced or removed meanwhile is left alone. */
  private async move(tx: Tx, { resumeId, file }: Data, to: ResumeStatus, apply: (row: ResumeRow) => void = () => undefined): Promise<void> {
    const row = await this.resumes.lock(tx, resumeId);
    if (!row || row.fileKey !== file || !mayMoveResume(row.status, to, 'WORKER')) return;
    await this.own.changeLocked(tx, row, () => {
      apply(row);
      row.status = to;
    });
    if (to !== 'BUSY' && row.candidateId)
      await tx.emit(resumesEvents.resumeRead, row.id, { candidateId: row.candidateId, resumeId, status: to });
  }
}
