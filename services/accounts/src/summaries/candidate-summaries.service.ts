import { Injectable } from '@nestjs/common';
import { accountsJobs } from '@tandem/contracts/accounts/accounts.jobs';
import { problem } from '@tandem/contracts/codes';
import { Problem } from '@tandem/contracts/problem';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { waits } from '@tandem/domain/limits';
import { isResumeReady, type Tone } from '@tandem/domain/resume';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { Changes } from '../accounts/changes.service';
import { CandidatesRepository } from '../candidates/candidates.repository';
import { mayStartSummary } from './may-start-summary';

/** Asks for a candidate's summary. Candidates approve nothing: what is written becomes the summary. */
@Injectable()
export class CandidateSummariesService {
  constructor(
    private readonly db: Db,
    private readonly candidates: CandidatesRepository,
    private readonly changes: Changes,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  /** False while one is written and five seconds after the last request. @throws Problem resume_not_ready (409) */
  async generate(ctx: Ctx, tone?: Tone): Promise<{ queued: boolean }> {
    const id = ctx.accountId ?? '';
    await this.requireResume(ctx, id);
    return this.db.run(ctx, async (tx) => {
      let queued = false;
      await this.changes.candidate(tx, id, (candidate) => {
        const now = this.clock.now();
        queued = mayStartSummary(candidate, now, waits.summaryGenerate);
        if (queued) Object.assign(candidate, { isSummaryGenerating: true, summaryRequestedAt: now });
      });
      if (queued) await tx.queue(accountsJobs.writeCandidateSummary, id, { candidateId: id, language: ctx.language, tone });
      return { queued };
    });
  }

  /** The own copy may lag behind a resume that was just verified, so that its owner is asked before saying no. */
  private async requireResume(ctx: Ctx, candidateId: string): Promise<void> {
    const candidate = await this.candidates.byId(candidateId);
    if (!candidate) throw problem('candidate_not_found');
    if (isResumeReady(candidate.resumeStatus)) return;
    const resume = await this.bus.call(resumesCalls.snapshot, { body: { candidateId } }, ctx).catch((error: unknown) => {
      if (Problem.from(error)?.status === 404) return null;
      throw error;
    });
    if (!isResumeReady(resume?.status)) throw problem('resume_not_ready');
  }
}
