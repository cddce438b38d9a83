import { Injectable } from '@nestjs/common';
import type { MatchStatus } from '@tandem/domain/match';
import type { EntityManager } from 'typeorm';
import type { Candidate } from '../candidates/candidate.entity';
import type { Vacancy } from '../vacancies/vacancy.entity';
import type { Match } from './match.entity';
import type { Named } from './match.view';

/** Longest funnel an answer holds. */
const LONGEST = 5_000;

export type Filter = {
  vacancyIds?: string[] | undefined;
  statuses: readonly MatchStatus[];
  archived: boolean;
  search?: string | undefined;
};

/** A match as a card shows it, read as cheaply as can be: there are thousands. Reasons and resumes belong to the page of one match. */
export type FunnelRow = Pick<
  Match,
  | 'id'
  | 'candidateId'
  | 'vacancyId'
  | 'status'
  | 'percentage'
  | 'isGeneratingCoverLetter'
  | 'isGeneratingResume'
  | 'coverLetterKey'
  | 'invitation'
  | 'appliedAt'
  | 'keepsLonger'
  | 'forgottenAt'
> &
  Pick<Candidate, 'contact'> & { archived: boolean; salary: number | null; /** Milliseconds. */ updatedAt: number };
export type FunnelVacancy = Pick<Vacancy, 'card' | 'filledSince' | 'closedAt' | 'isScraped'> & { company: Named | null };

const columns = `m.id, m.candidate_id as "candidateId", m.vacancy_id as "vacancyId", m.status, m.percentage,
  m.is_generating_cover_letter as "isGeneratingCoverLetter", m.is_generating_resume as "isGeneratingResume",
  m.cover_letter_key as "coverLetterKey", m.invitation, m.applied_at as "appliedAt", m.keeps_longer as "keepsLonger",
  m.forgotten_at as "forgottenAt", (extract(epoch from m.updated_at) * 1000)::float8 as "updatedAt",
  c.contact, (c.wishes->'preferences'->>'salary')::float8 as salary`;
const from = 'match m join vacancy v on v.id = m.vacancy_id and not v.is_deleted left join candidate c on c.id = m.candidate_id';
const newestFirst = `order by m.updated_at desc, m.id limit ${LONGEST}`;

/** Each word that somebody typed, as a pattern in which nothing is special. */
const patterns = (search = ''): string[] | null => {
  const words = search.normalize('NFC').split(/\s+/).filter(Boolean);
  return words.length > 0 ? words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`) : null;
};
/** Every word stands somewhere in the columns: with its accents or without, since few type those of somebody else's name. */
const hasWords = (...texts: string[]): string =>
  `($5::text[] is null or unaccent(concat_ws(' ', ${texts.join(', ')})) ilike all(array(select unaccent(word) from unnest($5) word)))`;

const valuesOf = (whose: string, { statuses, archived, vacancyIds, search }: Filter): unknown[] => [
  whose,
  statuses,
  archived,
  vacancyIds ?? null,
  patterns(search),
];

/** Whole funnels: the cards in one statement, and each vacancy once however many cards are about it. */
@Injectable()
export class FunnelRepository {
  async ofCandidate(manager: EntityManager, candidateId: string, filter: Filter): Promise<FunnelRow[]> {
    return manager.query(
      `select ${columns}, m.archived_by_candidate as archived from ${from}
       where m.candidate_id = $1 and m.status = any($2) and m.archived_by_candidate = $3
         and ($4::uuid[] is null or m.vacancy_id = any($4))
         and ${hasWords(`v.card->>'title'`, `v.card->'employer'->>'companyName'`)}
       ${newestFirst}`,
      valuesOf(candidateId, filter),
    );
  }

  /** Applications to vacancies of a company: never somebody who has not applied. */
  async ofCompany(manager: EntityManager, companyId: string, filter: Filter): Promise<FunnelRow[]> {
    return manager.query(
      `select ${columns}, m.archived_by_employer as archived from ${from}
       where v.company_id = $1 and m.applied_at is not null and m.forgotten_at is null and m.status = any($2) and m.archived_by_employer = $3
         and ($4::uuid[] is null or m.vacancy_id = any($4))
         and ${hasWords(`c.contact->>'firstName'`, `c.contact->>'lastName'`, `v.card->>'title'`)}
       ${newestFirst}`,
      valuesOf(companyId, filter),
    );
  }

  async vacancies(manager: EntityManager, ids: ReadonlySet<string>): Promise<FunnelVacancy[]> {
    return manager.query(
      `select v.card, v.filled_since as "filledSince", v.closed_at as "closedAt", v.is_scraped as "isScraped", case when o.id is not null then json_build_object('id', o.id,
         'companyName', o.company_name, 'logoUrl', o.logo_url, 'address', o.address, 'summaryUrl', o.summary_url) end as company
       from vacancy v left join company o on o.id = v.company_id where v.id = any($1)`,
      [[...ids]],
    );
  }
}
