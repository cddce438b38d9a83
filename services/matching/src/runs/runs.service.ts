import { Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { matchingJobs } from '@tandem/contracts/matching/matching.jobs';
import { topics } from '@tandem/contracts/topics';
import { isResumeReady } from '@tandem/domain/resume';
import { Clock } from '@tandem/service-kit/clock';
import type { Ctx } from '@tandem/service-kit/context';
import { Db, type Tx } from '@tandem/service-kit/database';
import { isReady } from '../candidates/told-candidate';
import type { CandidateRun } from './candidate-run.entity';
import { Owners } from './owners';
import { RunsRepository } from './runs.repository';

/** How many runs of others wait at the most, so that nobody who asks for his own waits long. */
const AT_ONCE = 20;

/** Begins and ends the runs of candidates, and tells who keeps a copy. */
@Injectable()
export class RunsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly owners: Owners,
    private readonly runs: RunsRepository,
  ) {}

  /** @throws Problem being_matched (409), intake_incomplete (409) */
  async start(ctx: Ctx, candidateId: string): Promise<{ beingMatched: true }> {
    if (await this.runs.isBeingMatched(this.db.manager, candidateId)) throw problem('being_matched');
    const { candidate, resume } = await this.owners.candidate(ctx, candidateId);
    if (!isReady(candidate.wishes, resume)) throw problem('intake_incomplete');
    return this.begin(ctx, candidateId);
  }

  /** The same for a test candidate. @throws Problem candidate_not_found (404), being_matched, resume_not_ready, intake_incomplete (409) */
  async startTest(ctx: Ctx, candidateId: string): Promise<{ beingMatched: true }> {
    const { candidate, resume } = await this.owners.candidate(ctx, candidateId);
    if (!candidate.isTest) throw problem('candidate_not_found');
    if (!isResumeReady(resume?.status)) throw problem('resume_not_ready');
    if (!isReady(candidate.wishes, resume)) throw problem('intake_incomplete');
    return this.begin(ctx, candidateId);
  }

  /** Begins runs for those whose matches another engine made, the latest first. */
  async renew(tx: Tx, version: string): Promise<void> {
    for (const candidateId of await this.runs.outdated(tx.manager, version, AT_ONCE)) await this.take(tx, candidateId);
  }

  /** Ends a run, which was given up when it names no engine. Only one that went well counts as the last time the candidate was matched. */
  async end(tx: Tx, run: CandidateRun, wentWell: boolean, version = run.engineVersion): Promise<void> {
    run.beingMatched = false;
    run.engineVersion = version;
    if (wentWell) run.lastMatchedAt = this.clock.now();
    await this.runs.save(tx, run);
    await this.tell(tx, run);
  }

  private async begin(ctx: Ctx, candidateId: string): Promise<{ beingMatched: true }> {
    return this.db.run(ctx, async (tx) => {
      if (!(await this.take(tx, candidateId))) throw problem('being_matched');
      return { beingMatched: true };
    });
  }

  /** Queues a run; false while another one has the candidate. */
  private async take(tx: Tx, candidateId: string): Promise<boolean> {
    const runId = this.clock.id();
    const run = await this.runs.begin(tx, candidateId, runId);
    if (!run) return false;
    await tx.queue(matchingJobs.matchCandidate, runId, { candidateId, runId });
    await this.tell(tx, run);
    return true;
  }

  private async tell(tx: Tx, { candidateId, beingMatched, lastMatchedAt }: CandidateRun): Promise<void> {
    await tx.emit(matchingEvents.runChanged, candidateId, {
      candidateId,
      beingMatched,
      lastMatchedAt: lastMatchedAt?.toISOString() ?? null,
    });
    tx.hint(topics.userUpdates(candidateId));
    tx.hint(topics.matches(candidateId));
  }
}
