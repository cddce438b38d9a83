import { Injectable } from '@nestjs/common';
import { matchingJobs } from '@tandem/contracts/matching/matching.jobs';
import { matchingLimits } from '@tandem/domain/limits';
import { Clock } from '@tandem/service-kit/clock';
import type { Tx } from '@tandem/service-kit/database';
import type { EntityManager } from 'typeorm';
import { CandidateRun } from './candidate-run.entity';

const HOUR = 3_600_000;
const outdated = 'engine_version is distinct from $1 and last_matched_at is not null';
const stuckBefore = (now: Date): Date => new Date(now.getTime() - matchingLimits.beingMatchedTimeout);

/** Who is being matched. The row of a candidate decides: of two who start at once the second is refused. */
@Injectable()
export class RunsRepository {
  constructor(private readonly clock: Clock) {}

  async isBeingMatched(manager: EntityManager, candidateId: string): Promise<boolean> {
    const run = await manager.findOneBy(CandidateRun, { candidateId });
    return run?.beingMatched === true && run.startedAt > stuckBefore(this.clock.now());
  }

  /** Takes the candidate for a run; null while another one has him. */
  async begin(tx: Tx, candidateId: string, runId: string): Promise<CandidateRun | null> {
    const now = this.clock.now();
    const [row] = (await tx.manager.query(
      `insert into candidate_run as latest (candidate_id, run_id, being_matched, started_at) values ($1, $2, true, $3)
       on conflict (candidate_id) do update set run_id = excluded.run_id, being_matched = true, started_at = excluded.started_at
         where not latest.being_matched or latest.started_at <= $4
       returning candidate_id as "candidateId", run_id as "runId", being_matched as "beingMatched", started_at as "startedAt", last_matched_at as "lastMatchedAt", engine_version as "engineVersion"`,
      [candidateId, runId, now, stuckBefore(now)],
    )) as CandidateRun[];
    return row ?? null;
  }

  /** Holds the row of a run until the transaction ends; null when another run took its place. */
  async hold(tx: Tx, candidateId: string, runId: string): Promise<CandidateRun | null> {
    return tx.of(CandidateRun).findOne({ where: { candidateId, runId }, lock: { mode: 'pessimistic_write' } });
  }

  async save(tx: Tx, run: CandidateRun): Promise<void> {
    await tx
      .of(CandidateRun)
      .update(
        { candidateId: run.candidateId },
        { beingMatched: run.beingMatched, lastMatchedAt: run.lastMatchedAt, engineVersion: run.engineVersion },
      );
  }

  /** Whether anybody's matches were made by another engine than this. */
  async isAnyOutdated(manager: EntityManager, version: string): Promise<boolean> {
    const found = (await manager.query(`select 1 from candidate_run where ${outdated} limit 1`, [version])) as unknown[];
    return found.length > 0;
  }

  /**
   * Those, the latest first: none while profiles or runs are due, which come first, and nobody whose latest run began less than an hour
   * ago, so that what cannot be done is not tried without end.
   */
  async outdated(manager: EntityManager, version: string, limit: number): Promise<string[]> {
    const rows = (await manager.query(
      `select candidate_id as id from candidate_run
       where ${outdated} and not being_matched and started_at < $2
         and not exists (select 1 from vacancy where is_stale)
         and not exists (select 1 from job where name = $3 and state <> 'parked')
       order by last_matched_at desc limit $4`,
      [version, new Date(this.clock.now().getTime() - HOUR), matchingJobs.matchCandidate.name, limit],
    )) as { id: string }[];
    return rows.map(({ id }) => id);
  }

  /** Runs that take too long, held; others who sweep leave them alone. */
  async holdStuck(tx: Tx): Promise<CandidateRun[]> {
    return tx.manager
      .createQueryBuilder(CandidateRun, 'run')
      .where('run.beingMatched and run.startedAt <= :moment', { moment: stuckBefore(this.clock.now()) })
      .orderBy('run.startedAt')
      .limit(100)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getMany();
  }

  async remove(tx: Tx, candidateId: string): Promise<void> {
    await tx.of(CandidateRun).delete({ candidateId });
  }

  /** Makes this the run a vacancy waits for. */
  async expectVacancy(tx: Tx, vacancyId: string, runId: string): Promise<void> {
    await tx.manager.query(
      'insert into vacancy_run (vacancy_id, run_id) values ($1, $2) on conflict (vacancy_id) do update set run_id = excluded.run_id',
      [vacancyId, runId],
    );
  }

  async isExpected(manager: EntityManager, vacancyId: string, runId: string): Promise<boolean> {
    return (
      ((await manager.query('select 1 from vacancy_run where vacancy_id = $1 and run_id = $2', [vacancyId, runId])) as unknown[]).length > 0
    );
  }

  /** Ends a run; false when a later one took its place. */
  async endVacancy(tx: Tx, vacancyId: string, runId: string): Promise<boolean> {
    const [, ended] = (await tx.manager.query('delete from vacancy_run where vacancy_id = $1 and run_id = $2', [vacancyId, runId])) as [
      unknown,
      number,
    ];
    return ended > 0;
  }
}
