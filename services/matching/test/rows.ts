import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { MatchStatus } from '@tandem/domain/match';
import { aCandidate, aVacancy, employerOf } from './people';
import type { Stack } from './stack';

export type Person = { accountId: string; accountType: 'CANDIDATE' };

/** A candidate matching was told of. */
export const toldCandidate = async (stack: Stack): Promise<Person> => {
  const candidate = aCandidate();
  await stack.bus.deliver('matching', accountsEvents.candidateChanged, candidate.candidateId, candidate);
  return { accountId: candidate.candidateId, accountType: 'CANDIDATE' };
};

/** A vacancy matching was told of. */
export const toldVacancy = async (stack: Stack, companyId: string | null, over: Parameters<typeof aVacancy>[0] = {}): Promise<string> => {
  const vacancy = aVacancy({ isScraped: companyId === null, employer: employerOf(companyId), ...over });
  await stack.tellVacancy(vacancy);
  return vacancy.id;
};

const hidden: readonly MatchStatus[] = ['MATCHED', 'BEING_MATCHED'];

/** A match that has come as far as this already, written past the rules that bring it there. */
export const matchIn = async (
  stack: Stack,
  { candidateId, vacancyId, status }: { candidateId: string; vacancyId: string; status: MatchStatus },
): Promise<string> => {
  const id = randomUUID();
  await stack.sql(
    `insert into match (id, candidate_id, vacancy_id, status, percentage, exact, is_asked, is_kept, archived_by_candidate, archived_by_employer,
       applied_at, is_generating_cover_letter, is_generating_resume, created_at, updated_at)
     values ($1, $2, $3, $4, 70, 70, false, true, false, false, $5, false, false, now(), now())`,
    [id, candidateId, vacancyId, status, hidden.includes(status) ? null : new Date()],
  );
  return id;
};
