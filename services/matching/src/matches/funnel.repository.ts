import { Injectable } from '@nestjs/common';
import type { MatchStatus } from '@tandem/domain/match';
import type { EntityManager } from 'typeorm';
import type { Candidate } from '../candidates/candidate.entity';
import type { Vacancy } from '../vacancies/vacancy.entity';
import type { Match } from './match.entity';

/** Longest funnel an answer holds. */
const LONGEST = 5_000;

export type Filter = {
  vacancyIds?: string[] | undefined;
  statuses: readonly MatchStatus[];
  archived: boolean;
  search?: string | undefined;
};

/** A match as a card shows it. Reasons and resumes are long and belong to the page of one match. */
export type FunnelMatch = Omit<
  Match,
  'exact' | 'engineVersion' | 'inputHash' | 'scoredAt' | 'isAsked' | 'isKept' | 'createdAt' | 'appliedAt' | 'declineReason'
>;
export type FunnelRow = FunnelMatch & Pick<Candidate, 'contact' | 'wishes'>;
export type FunnelVacancy = Pick<Vacancy, 'id' | 'card' | 'companyId' | 'filledSince'>;

const columns = `m.id, m.candidate_id as "candidateId", m.vacancy_id as "vacancyId", m.status, m.percentage,
  m.archived_by_candidate as "archivedByCandidate", m.archived_by_employer as "archivedByEmployer",
  m.is_generating_cover_letter as "isGeneratingCoverLetter", m.is_generating_resume as "isGeneratingResume",
  m.cover_letter_key as "coverLetterKey", m.invitation, m.updated_at as "updatedAt",
  null as reason, null as "resumeSettings", c.contact, c.wishes`;
const from = 'match m join vacancy v on v.id = m.vacancy_id and not v.is_deleted left join candidate c on c.id = m.candidate_id';
const newestFirst = `order by m.updated_at desc, m.id limit ${LONGEST}`;

/** What somebody typed, as a pattern in which nothing is special. */
const pattern = (search: string | undefined): string | null => (search?.trim() ? `%${search.trim().replace(/[\\%_]/g, '\\$&')}%` : null);

/** Whole funnels, read as plain rows: thousands of them, so nothing is read that no card shows. */
@Injectable()
export class FunnelRepository {
  async ofCandidate(manager: EntityManager, candidateId: string, filter: Filter): Promise<FunnelRow[]> {
    return manager.query(
      `select ${columns} from ${from}
       where m.candidate_id = $1 and m.status = any($2) and m.archived_by_candidate = $3
         and ($4::uuid[] is null or m.vacancy_id = any($4))
         and ($5::text is null or v.card->>'title' ilike $5 or v.card->'employer'->>'companyName' ilike $5)
       ${newestFirst}`,
      [candidateId, filter.statuses, filter.archived, filter.vacancyIds ?? null, pattern(filter.search)],
    );
  }

  /** Applications to vacancies of a company: never somebody who has not applied. */
  async ofCompany(manager: EntityManager, companyId: string, filter: Filter): Promise<FunnelRow[]> {
    return manager.query(
      `select ${columns} from ${from}
       where v.company_id = $1 and m.applied_at is not null and m.status = any($2) and m.archived_by_employer = $3
         and ($4::uuid[] is null or m.vacancy_id = any($4))
         and ($5::text is null or concat_ws(' ', c.contact->>'firstName', c.contact->>'lastName') ilike $5 or v.card->>'title' ilike $5)
       ${newestFirst}`,
      [companyId, filter.statuses, filter.archived, filter.vacancyIds ?? null, pattern(filter.search)],
    );
  }

  async vacancies(manager: EntityManager, ids: readonly string[]): Promise<FunnelVacancy[]> {
    return manager.query('select id, card, company_id as "companyId", filled_since as "filledSince" from vacancy where id = any($1)', [
      [...new Set(ids)],
    ]);
  }
}
