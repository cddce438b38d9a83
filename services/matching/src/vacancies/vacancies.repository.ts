import { Injectable } from '@nestjs/common';
import { matchingLimits } from '@tandem/domain/limits';
import type { VacancyFacts } from '@tandem/match-engine/facts';
import type { Tx } from '@tandem/service-kit/database';
import { isThere } from '@tandem/service-kit/forgotten';
import { type EntityManager, In } from 'typeorm';
import type { ToldVacancy } from './told-vacancy';
import { Vacancy } from './vacancy.entity';

/**
 * A vacancy that is hidden until it is published again is shown to those who have applied as it was published last: what is being written
 * is nobody's yet.
 */
const cardShown = `case when excluded.is_published then excluded.card
  else known.card || jsonb_build_object('summaryUrl', excluded.card -> 'summaryUrl') end`;

@Injectable()
export class VacanciesRepository {
  async find(manager: EntityManager, id: string): Promise<Vacancy | null> {
    return manager.findOneBy(Vacancy, { id, isDeleted: false });
  }

  async findAll(manager: EntityManager, ids: readonly string[]): Promise<Map<string, Vacancy>> {
    const vacancies = ids.length > 0 ? await manager.findBy(Vacancy, { id: In([...new Set(ids)]) }) : [];
    return new Map(vacancies.map((vacancy) => [vacancy.id, vacancy]));
  }

  /**
   * Adds or replaces what was told, in one statement. A profile is due when the facts are others than before; nothing
   * empties a filled vacancy. `unlessToldSince`: rows that were told of after `toldAt` are left alone.
   */
  async tell(tx: Tx, told: readonly ToldVacancy[], toldAt: Date, unlessToldSince = false): Promise<void> {
    const rows = told.map(({ id, companyId, card, isPublished, filledSince, isRemote, facts, hash, splitKey }) => ({
      id,
      company_id: companyId,
      card,
      is_scraped: card.isScraped,
      is_published: isPublished,
      filled_since: filledSince,
      is_remote: isRemote,
      country: splitKey,
      facts: JSON.parse(facts) as unknown,
      facts_hash: hash,
    }));
    await tx.manager.query(
      `insert into vacancy as known (id, company_id, card, is_scraped, is_published, is_deleted, is_open, filled_since, closed_at, is_remote, country,
         facts, facts_hash, is_stale, occupation_ids, isco_codes, skill_ids, term_ids, told_at)
       select id, company_id, card, is_scraped, is_published, false, is_published and filled_since is null, filled_since, filled_since, is_remote, country,
         facts, facts_hash, is_published, '{}', '{}', '{}', '{}', $2
       from jsonb_to_recordset($1::jsonb) as told (id uuid, company_id uuid, card jsonb, is_scraped boolean, is_published boolean,
         filled_since timestamptz, is_remote boolean, country text, facts jsonb, facts_hash text)
       where ${isThere('id')} order by id
       on conflict (id) do update set
         company_id = excluded.company_id, card = ${cardShown}, is_scraped = excluded.is_scraped, is_published = excluded.is_published,
         filled_since = coalesce(known.filled_since, excluded.filled_since),
         closed_at = coalesce(known.closed_at, excluded.closed_at),
         is_open = excluded.is_published and not known.is_deleted and coalesce(known.filled_since, excluded.filled_since) is null,
         is_remote = excluded.is_remote, country = excluded.country,
         facts = case when known.facts_hash = excluded.facts_hash then known.facts else excluded.facts end,
         is_stale = excluded.is_published and (known.is_stale or known.profile is null or known.facts_hash <> excluded.facts_hash),
         facts_hash = excluded.facts_hash, told_at = excluded.told_at
       where not $3 or known.told_at < excluded.told_at`,
      [JSON.stringify(rows), toldAt, unlessToldSince],
    );
  }

  /** The company's facts that ranking reads, set in each of its vacancies. */
  async factsOfCompany(tx: Tx, companyId: string): Promise<{ id: string; card: Vacancy['card']; facts: VacancyFacts }[]> {
    return tx.manager.query('select id, card, facts from vacancy where company_id = $1 order by id for update', [companyId]);
  }

  async changeFacts(tx: Tx, changed: readonly { id: string; facts: string; hash: string }[]): Promise<void> {
    await tx.manager.query(
      `update vacancy set facts = told.facts::jsonb, facts_hash = told.hash, is_stale = is_published
       from unnest($1::uuid[], $2::text[], $3::text[]) as told (id, facts, hash)
       where vacancy.id = told.id and vacancy.facts_hash <> told.hash`,
      [changed.map(({ id }) => id), changed.map(({ facts }) => facts), changed.map(({ hash }) => hash)],
    );
  }

  /** Keeps out of sight what was published once, for the sake of its applications; of a draft, which nobody ever found, nothing stays. */
  async remove(tx: Tx, id: string, at: Date): Promise<void> {
    const sql = 'update vacancy set is_deleted = true, is_open = false, closed_at = coalesce(closed_at, $2) where id = $1';
    await tx.manager.query(sql, [id, at]);
    await tx.manager.query(
      `delete from vacancy where id = $1 and not is_published and profile is null and not exists (select 1 from match where vacancy_id = $1)`,
      [id],
    );
  }

  async lockOfCompany(tx: Tx, companyId: string): Promise<string[]> {
    const sql = 'select id from vacancy where company_id = $1 order by id for update';
    const rows = (await tx.manager.query(sql, [companyId])) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  /** Removes vacancies of a company that is gone with their matches, which nobody sees any more. */
  async removeWithMatches(tx: Tx, ids: readonly string[]): Promise<void> {
    await tx.manager.query('delete from match_log where match_id in (select id from match where vacancy_id = any($1))', [ids]);
    for (const table of ['match', 'vacancy_run']) await tx.manager.query(`delete from ${table} where vacancy_id = any($1)`, [ids]);
    await tx.manager.query('delete from vacancy where id = any($1)', [ids]);
  }

  async markFilled(tx: Tx, id: string, at: Date): Promise<void> {
    const sql =
      'update vacancy set filled_since = $2, closed_at = coalesce(closed_at, $2), is_open = false where id = $1 and filled_since is null';
    await tx.manager.query(sql, [id, at]);
  }

  /** Sets how many candidates a vacancy suits; answers whether that is news. */
  async setPotential(tx: Tx, id: string, amount: number): Promise<boolean> {
    const [, count] = (await tx.manager.query(
      'update vacancy set amount_potential = $2 where id = $1 and amount_potential is distinct from $2',
      [id, amount],
    )) as [unknown, number];
    return count > 0;
  }

  /** Counts again whom these vacancies of companies suit; answers those for which that is news. */
  async recountPotential(tx: Tx, ids: readonly string[]): Promise<{ id: string; amount: number }[]> {
    // Locked by a statement of its own, so that the count sees what whoever held them has written.
    const held = (await tx.manager.query(
      'select id from vacancy where id = any($1) and company_id is not null and is_open order by id for update',
      [ids],
    )) as { id: string }[];
    const [changed] = (await tx.manager.query(
      `update vacancy set amount_potential = counted.amount from (
         select own.id, count(candidate.id)::int as amount from unnest($1::uuid[]) own (id)
         left join match on match.vacancy_id = own.id and match.percentage >= $2 and (match.is_kept or match.status <> 'MATCHED')
         left join candidate on candidate.id = match.candidate_id and not candidate.is_test
         group by own.id) counted
       where vacancy.id = counted.id and amount_potential is distinct from counted.amount returning vacancy.id, counted.amount`,
      [held.map(({ id }) => id), matchingLimits.potentialCandidatePercentage],
    )) as [{ id: string; amount: number }[], number];
    return changed;
  }
}
