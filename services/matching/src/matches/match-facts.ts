import type { PayloadOf } from '@tandem/contracts/define';
import type { matchingEvents } from '@tandem/contracts/matching/matching.events';
import type { Candidate } from '../candidates/candidate.entity';
import type { Vacancy } from '../vacancies/vacancy.entity';

type MatchFacts = PayloadOf<typeof matchingEvents.matchesFound>['matches'][number];

/** Who and what a match is about, as events tell it. */
export const matchFacts = (
  match: { id: string; percentage: number | null },
  candidate: Pick<Candidate, 'id' | 'contact' | 'isTest'>,
  vacancy: Pick<Vacancy, 'id' | 'card' | 'companyId'>,
): MatchFacts => ({
  matchId: match.id,
  percentage: match.percentage,
  candidate: {
    id: candidate.id,
    firstName: candidate.contact?.firstName ?? null,
    lastName: candidate.contact?.lastName ?? null,
    isTest: candidate.isTest,
  },
  vacancy: { id: vacancy.id, title: vacancy.card.title, companyId: vacancy.companyId, companyName: vacancy.card.employer.companyName },
});
