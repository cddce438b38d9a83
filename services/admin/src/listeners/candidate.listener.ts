import { Controller } from '@nestjs/common';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { resumesEvents } from '@tandem/contracts/resumes/resumes.events';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { DeedsOfOthers } from '../audit/deeds-of-others';
import { CountsRepository } from '../counts/counts.repository';
import { TimelineService } from '../timeline/timeline.service';
import { CandidatesRepository } from '../users/candidates.repository';
import { PeopleRepository } from '../users/people.repository';

/** Progress at which an intake is complete. */
const COMPLETE = 100;

/** How far candidates are: intake, resume, matching. */
@Controller()
export class CandidateListener {
  constructor(
    private readonly clock: Clock,
    private readonly people: PeopleRepository,
    private readonly candidates: CandidatesRepository,
    private readonly counts: CountsRepository,
    private readonly timeline: TimelineService,
    private readonly deeds: DeedsOfOthers,
  ) {}

  @On('admin', accountsEvents.candidateChanged)
  async changed({ candidateId, intakeProgress, isTest }: PayloadOf<typeof accountsEvents.candidateChanged>, tx: Tx): Promise<void> {
    const now = this.clock.now();
    await this.deeds.record(tx, 'changeCandidate', candidateId);
    await this.candidates.tellProgress(tx, candidateId, intakeProgress);
    if (isTest || intakeProgress < COMPLETE || !(await this.candidates.complete(tx, candidateId, now))) return;
    await this.timeline.add(tx, [candidateId], { at: now, what: 'intakeCompleted', facts: {} });
  }

  @On('admin', resumesEvents.resumeChanged)
  async resumeChanged({ candidateId, resume }: PayloadOf<typeof resumesEvents.resumeChanged>, tx: Tx): Promise<void> {
    await this.deeds.record(tx, 'changeResume', candidateId);
    await this.candidates.tellResume(tx, candidateId, resume?.status ?? null);
  }

  @On('admin', resumesEvents.resumeRead)
  async resumeRead({ candidateId, status }: PayloadOf<typeof resumesEvents.resumeRead>, tx: Tx): Promise<void> {
    await this.timeline.add(tx, [candidateId], { at: this.clock.now(), what: 'resumeRead', facts: { status } });
  }

  @On('admin', matchingEvents.runChanged)
  async runChanged({ candidateId, beingMatched, lastMatchedAt }: PayloadOf<typeof matchingEvents.runChanged>, tx: Tx): Promise<void> {
    if (beingMatched) await this.deeds.record(tx, 'matchCandidate', candidateId);
    if (beingMatched || !lastMatchedAt) return;
    const at = new Date(lastMatchedAt);
    if (!(await this.candidates.tellMatched(tx, candidateId, at))) return;
    await this.timeline.add(tx, [candidateId], { at, what: 'matched', facts: {} });
    if (!(await this.people.isTest(tx, candidateId))) this.counts.add(tx, 'matched', at);
  }
}
