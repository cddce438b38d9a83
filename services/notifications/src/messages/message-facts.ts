import type { Invitation, Timeslot } from '@tandem/contracts/entities/match';
import type { PayloadOf } from '@tandem/contracts/define';
import type { matchingEvents } from '@tandem/contracts/matching/matching.events';
import type { MatchStatus } from '@tandem/domain/match';

type About = PayloadOf<typeof matchingEvents.matchesFound>['matches'][number];
type Ended = PayloadOf<typeof matchingEvents.applicationEnded>;

/** What words about a match need of it; no candidate where he is gone. */
export type Named = {
  matchId: string;
  candidate?: Pick<About['candidate'], 'firstName' | 'lastName'>;
  vacancy: Pick<About['vacancy'], 'title' | 'companyId' | 'companyName'>;
};
/** `slot` is the time of the interview that is called off by it, if there was one. */
type EndedFacts = { facts: Pick<Ended, 'matchId' | 'vacancy'>; slot: Timeslot | null; at: string };

/** What each kind of message is made of. */
export type FactsOf = {
  /** `invitation` is null where somebody was only moved to those who are invited. */
  invitation: { facts: About; invitation: Invitation | null; invitedBy?: string | undefined };
  timeslot_chosen: { facts: About; slot: Timeslot; at: string };
  other_times: { facts: About };
  /** `to` is the status the match has now. */
  called_off: { facts: About; slot: Timeslot; to: MatchStatus; at: string };
  vacancy_gone: EndedFacts;
  candidate_gone: EndedFacts;
};
