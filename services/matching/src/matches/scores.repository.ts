import { Injectable } from '@nestjs/common';
import { matchingLimits } from '@tandem/domain/limits';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import type { EntityManager } from 'typeorm';
import type { KnownScore, ScoredMatch, WrittenMatch } from './scored-match';

const AT_ONCE = 50;

/** Scores of matches, written by the hundred. Only matches nobody acted on are touched. */
@Injectable()
export class ScoresRepository {
  constructor(private readonly clock: Clock) {}

  async known(manager: EntityManager, by: 'candidate_id' | 'vacancy_id', id: string): Promise<KnownScore[]> {
    return manager.query(
      `select candidate_id as "candidateId", vacancy_id as "vacancyId", status, input_hash as "inputHash", engine_version as "engineVersion", is_asked as "isAsked"
       from match where ${by} = $1 order by is_asked desc, exact desc nulls last limit 5000`,
      [id],
    );
  }

  /** Creates matches and scores again those that are MATCHED; answers what was written. */
  async write(tx: Tx, scored: readonly ScoredMatch[]): Promise<WrittenMatch[]> {
    const ordered = [...scored].sort((a, b) => (a.candidateId + a.vacancyId < b.candidateId + b.vacancyId ? -1 : 1));
    const written: WrittenMatch[] = [];
    for (let start = 0; start < ordered.length; start += AT_ONCE)
      written.push(...(await this.writeSome(tx, ordered.slice(start, start + AT_ONCE))));
    return written;
  }

  private async writeSome(tx: Tx, scored: readonly ScoredMatch[]): Promise<WrittenMatch[]> {
    return tx.manager.query(
      `with written as (
         insert into match as known (id, candidate_id, vacancy_id, status, percentage, exact, reason, engine_version, input_hash, scored_at,
           is_asked, is_kept, archived_by_candidate, archived_by_employer, is_generating_cover_letter, is_generating_resume, created_at, updated_at)
         select id, candidate_id, vacancy_id, 'MATCHED', percentage, exact, reason::jsonb, version, input_hash, $9, false, true, false, false, false, false, $9, $9
         from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::smallint[], $5::real[], $6::text[], $7::text[], $8::text[])
           as scored (id, candidate_id, vacancy_id, percentage, exact, reason, input_hash, version)
         on conflict (candidate_id, vacancy_id) do update set percentage = excluded.percentage, exact = excluded.exact, reason = excluded.reason,
           engine_version = excluded.engine_version, input_hash = excluded.input_hash, scored_at = excluded.scored_at, is_kept = true
         where known.status = 'MATCHED'
         returning id, candidate_id, vacancy_id, percentage, xmax = 0 as is_new),
       logged as (
         insert into match_log (match_id, to_status, actor, percentage, at) select id, 'MATCHED', 'SYSTEM', percentage, $9 from written where is_new)
       select id, candidate_id as "candidateId", vacancy_id as "vacancyId", percentage, is_new as "isNew" from written`,
      [
        scored.map(() => this.clock.id()),
        scored.map(({ candidateId }) => candidateId),
        scored.map(({ vacancyId }) => vacancyId),
        scored.map(({ percentage }) => percentage),
        scored.map(({ exact }) => exact),
        scored.map(({ reason }) => reason),
        scored.map((each) => each.inputHash),
        scored.map(({ version }) => version),
        this.clock.now(),
      ],
    );
  }

  /** Shows exactly these of a candidate's MATCHED ones, and those he asked for himself; answers which were shown or hidden. */
  async keepVacancies(tx: Tx, candidateId: string, vacancyIds: readonly string[]): Promise<string[]> {
    const [rows] = (await tx.manager.query(
      `update match set is_kept = is_asked or vacancy_id = any($2)
       where candidate_id = $1 and status = 'MATCHED' and is_kept <> (is_asked or vacancy_id = any($2)) returning vacancy_id as id`,
      [candidateId, vacancyIds],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }

  /** Shows a vacancy to exactly these candidates, and to those who asked for it; answers who no longer sees it. */
  async keepCandidates(tx: Tx, vacancyId: string, candidateIds: readonly string[]): Promise<string[]> {
    const [rows] = (await tx.manager.query(
      `update match set is_kept = is_asked or candidate_id = any($2)
       where vacancy_id = $1 and status = 'MATCHED' and is_kept <> (is_asked or candidate_id = any($2)) returning candidate_id as id`,
      [vacancyId, candidateIds],
    )) as [{ id: string }[], number];
    return rows.map(({ id }) => id);
  }

  /** No candidate is shown more than a run keeps: the last of each list go. */
  async prune(tx: Tx, candidateIds: readonly string[]): Promise<void> {
    await tx.manager.query(
      `update match set is_kept = false where id in (
         select id from (
           select id, is_asked, row_number() over (partition by candidate_id order by exact desc nulls last, id) as place
           from match where candidate_id = any($1) and status = 'MATCHED' and is_kept) ranked
         where place > $2 and not is_asked)`,
      [candidateIds, matchingLimits.keptPerRun],
    );
  }
}
