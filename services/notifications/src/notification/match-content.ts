import type { NotificationContent } from '@tandem/contracts/entities/notification';
import type { PayloadOf } from '@tandem/contracts/define';
import type { matchingEvents } from '@tandem/contracts/matching/matching.events';
import type { MatchStatus } from '@tandem/domain/match';

type MatchFacts = PayloadOf<typeof matchingEvents.matchesFound>['matches'][number];

/** What a notification keeps of a match. */
export const matchContent = ({ matchId, percentage, vacancy, candidate }: MatchFacts, status: MatchStatus): NotificationContent => ({
  match: {
    id: matchId,
    status,
    percentage,
    vacancy: { id: vacancy.id, title: vacancy.title, employer: { companyName: vacancy.companyName } },
    candidate: { firstName: candidate.firstName, lastName: candidate.lastName },
  },
});
