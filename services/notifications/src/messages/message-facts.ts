import type { Invitation, Timeslot } from '@tandem/contracts/entities/match';
import type { PayloadOf } from '@tandem/contracts/define';
import type { matchingEvents } from '@tandem/contracts/matching/matching.events';
import type { MatchStatus } from '@tandem/domain/match';

type About = PayloadOf<typeof matchingEvents.matchesFound>['matches'][number];

/** What each kind of message is made of. */
export type FactsOf = {
  invitation: { facts: About; invitation: Invitation };
  timeslot_chosen: { facts: About; slot: Timeslot; at: string };
  other_times: { facts: About };
  /** `to` is the status the match has now. */
  called_off: { facts: About; slot: Timeslot; to: MatchStatus; at: string };
};
