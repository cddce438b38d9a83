import { Injectable } from '@nestjs/common';
import type { JobData } from '@tandem/contracts/define';
import { resumesEvents } from '@tandem/contracts/resumes/resumes.events';
import { resumesJobs } from '@tandem/contracts/resumes/resumes.jobs';
import { homeDay } from '@tandem/domain/local-day';
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
import { type DocumentRead, DocumentReader, type Outcome } from './document-reader';

type Data = JobData<typeof resumesJobs.readResume>;

/** Reads an uploaded PDF, its text or else its pictures: BUSY while it does, then DONE with what it found, or ERROR with the reason. */
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
    const isAgain = run.attempt > 1;
    const result = await this.documents.read(await this.bytesOf(run.data), { today: this.today(), isAgain });
    // The limits are plenty, unless the machine has much else to do: once more, and longer, before a person is told.
    if (!result.ok && result.reason === 'too_slow' && !isAgain) throw new Error('reading took too long');
    if (!result.ok && result.reason === 'no_text') return run.finish(async (tx) => this.expectScan(tx, run.data));
    await run.finish(async (tx) => this.end(tx, run.data, result));
  }

  @Works(resumesJobs.readScan)
  async readScan(run: JobRun<Data>): Promise<void> {
    const result = await this.documents.readScan(await this.bytesOf(run.data), { today: this.today() });
    await run.finish(async (tx) => this.end(tx, run.data, result));
  }

  private async bytesOf({ file }: Data): Promise<Buffer> {
    return readAll((await this.store.get(file)).body);
  }

  private today(): string {
    return homeDay(this.clock.now());
  }

  @GivesUp(resumesJobs.readResume)
  async gaveUp(data: Data, tx: Tx): Promise<void> {
    await this.fail(tx, data, 'failed');
  }

  @GivesUp(resumesJobs.readScan)
  async gaveUpScan(data: Data, tx: Tx): Promise<void> {
    await this.fail(tx, data, 'failed');
  }

  private async end(tx: Tx, data: Data, result: Outcome): Promise<void> {
    if (result.ok) await this.move(tx, data, 'DONE', (row) => this.fill(row, result));
    else await this.fail(tx, data, result.reason);
  }

  private fill(row: ResumeRow, document: DocumentRead): void {
    const found = fromDocument(document, () => this.clock.id());
    Object.assign(row, withWhatGoesOn(found, this.clock.now()));
  }

  /** Pictures take their time: whoever waits is told so. */
  private async expectScan(tx: Tx, data: Data): Promise<void> {
    const row = await this.resumes.lock(tx, data.resumeId);
    if (row?.fileKey !== data.file || row.status !== 'BUSY') return;
    row.reading = { isScan: true, pages: [], values: [] };
    await this.own.save(tx, row);
    await tx.queue(resumesJobs.readScan, data.file, data);
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
