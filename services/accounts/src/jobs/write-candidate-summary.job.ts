import { Injectable } from '@nestjs/common';
import { accountsJobs } from '@tandem/contracts/accounts/accounts.jobs';
import type { JobData } from '@tandem/contracts/define';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { homeDay } from '@tandem/domain/local-day';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import { GivesUp, type JobRun, NoUseTrying, Works } from '@tandem/service-kit/jobs';
import { KeptFiles } from '@tandem/service-kit/object-store/kept-files';
import { checkedWriter, templateWriter } from '@tandem/writing/writer';
import { AccountsRepository } from '../accounts/accounts.repository';
import { Changes } from '../accounts/changes.service';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { summaryFacts } from '../summaries/summary-facts';
import { SummaryFiles } from '../summaries/summary-files';

type Data = JobData<typeof accountsJobs.writeCandidateSummary>;

/** Writes a candidate's summary from his resume's own facts. */
@Injectable()
export class WriteCandidateSummaryJob {
  private readonly writer = checkedWriter(templateWriter);

  constructor(
    private readonly bus: Bus,
    private readonly accounts: AccountsRepository,
    private readonly candidates: CandidatesRepository,
    private readonly changes: Changes,
    private readonly summaries: SummaryFiles,
    private readonly files: KeptFiles,
    private readonly clock: Clock,
  ) {}

  @Works(accountsJobs.writeCandidateSummary)
  async work(run: JobRun<Data>): Promise<void> {
    const { candidateId, language, tone = 'plain' } = run.data;
    const known = await this.candidates.byId(candidateId);
    if (!known) return;
    const resume = await this.bus.call(resumesCalls.snapshot, { body: { candidateId } }, run.ctx);
    const facts = summaryFacts(resume, known.preferences, homeDay(this.clock.now()));
    const text = await this.writer.write({ kind: 'candidateSummary', facts, language, tone });
    if (text.trim() === '') throw new NoUseTrying('the resume says nothing to write of');
    const summaryKey = await this.summaries.write(run.ctx, { candidateId }, text);
    await run.finish(async (tx) => {
      let before: string | null = null;
      await this.changes.candidate(tx, candidateId, (candidate) => {
        before = candidate.summaryKey;
        Object.assign(candidate, { summaryKey, isSummaryGenerating: false });
      });
      await this.files.keep(tx, summaryKey, before);
    });
  }

  @GivesUp(accountsJobs.writeCandidateSummary)
  async gaveUp({ candidateId }: Data, tx: Tx): Promise<void> {
    if (!(await this.accounts.byId(candidateId))) return;
    await this.changes.candidate(tx, candidateId, (candidate) => {
      candidate.isSummaryGenerating = false;
    });
  }
}
