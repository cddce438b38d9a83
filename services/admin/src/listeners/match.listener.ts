import { Controller } from '@nestjs/common';
import type { PayloadOf } from '@tandem/contracts/define';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import type { Tx } from '@tandem/service-kit/database';
import { On } from '@tandem/service-kit/listens';
import { CountsRepository } from '../counts/counts.repository';
import { TimelineService } from '../timeline/timeline.service';

type Moved = PayloadOf<typeof matchingEvents.statusChanged>;

/** What a move counts as: going back from an invitation is no new application. */
const countedAs = ({ from, to }: Moved): 'applied' | 'interview' | null => {
  if (to === 'INTERVIEW') return 'interview';
  return to === 'APPLIED' && (from === 'MATCHED' || from === 'DECLINED') ? 'applied' : null;
};

/** Moves of matches, on the timelines of all they are about. */
@Controller()
export class MatchListener {
  constructor(
    private readonly counts: CountsRepository,
    private readonly timeline: TimelineService,
  ) {}

  @On('admin', matchingEvents.statusChanged)
  async moved(move: Moved, tx: Tx): Promise<void> {
    const { matchId, from, to, actor, candidate, vacancy } = move;
    const at = new Date(move.at);
    const candidateName = [candidate.firstName, candidate.lastName].filter(Boolean).join(' ');
    const facts = { matchId, from, to, actor, candidateId: candidate.id, candidateName, vacancyId: vacancy.id, vacancyTitle: vacancy.title, companyName: vacancy.companyName }; // prettier-ignore
    const subjects = [candidate.id, vacancy.id, ...(vacancy.companyId ? [vacancy.companyId] : [])];
    await this.timeline.add(tx, subjects, { at, what: 'moved', facts, personId: candidate.id });
    const counted = candidate.isTest ? null : countedAs(move);
    if (counted) this.counts.add(tx, counted, at);
  }
}
