import { Injectable } from '@nestjs/common';
import type { Job } from '@tandem/contracts/define';
import { Clock } from './clock';
import type { Origin } from './context';
import { Db, type Tx } from './database';
import type { HeldJob } from './kit-writes';
import { isOfOne } from './sql-state';
import { Together } from './together';

/** A job as its worker holds it. */
export type ClaimedJob = { id: string; data: unknown; origin: Origin; attempts: number; lease: string };
type Claim = HeldJob & Pick<Job, 'limit'>;

/** Milliseconds for which a worker that says nothing more still holds its job: then it is taken for dead. */
export const LEASE = 30_000;

/** Jobs as PostgreSQL knows them. Redis only says when to look here; losing it loses time, not work. */
@Injectable()
export class JobLedger {
  /** Workers that come for work at the same moment are served by one statement. */
  private readonly claims = new Together<Claim, ClaimedJob | null>(async (all) => this.claimAll(all), { most: 50, lanes: 2, isOfOne });

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Takes a job, to be kept by `renew`; null when it is done, parked, or held by a worker that lives. */
  async claim({ name, limit }: Job, id: string): Promise<ClaimedJob | null> {
    return this.claims.add({ name, id, lease: this.clock.id(), limit: Math.min(limit, LEASE) });
  }

  /** Says that the worker of a job is at it still. */
  async renew({ name, id, lease }: HeldJob): Promise<void> {
    await this.db.source.query(
      `update job set leased_until = now() + $4 * interval '1 millisecond' where name = $1 and id = $2 and lease = $3`,
      [name, id, lease, LEASE],
    );
  }

  /** The jobs are found by lists and not by a join, for which the whole table might be read. */
  private async claimAll(all: readonly Claim[]): Promise<(ClaimedJob | null)[]> {
    const leases = Object.fromEntries(all.map(({ name, id, lease, limit }) => [`${name} ${id}`, { lease, limit }]));
    const [rows] = (await this.db.source.query(
      `update job set state = 'running', lease = ($3::jsonb->concat(name, ' ', id)->>'lease')::uuid,
         leased_until = now() + ($3::jsonb->concat(name, ' ', id)->>'limit')::float * interval '1 millisecond',
         attempts = attempts + 1, updated_at = now()
       where name = any($1) and id = any($2) and $3::jsonb ? concat(name, ' ', id)
         and (state = 'waiting' or (state = 'running' and leased_until < now()))
       returning id, data, origin, attempts, lease`,
      [[...new Set(all.map(({ name }) => name))], all.map(({ id }) => id), JSON.stringify(leases)],
    )) as [ClaimedJob[], number];
    const byLease = new Map(rows.map((row) => [row.lease, row]));
    return all.map(({ lease }) => byLease.get(lease) ?? null);
  }

  /** Puts a failed attempt back, or parks it. Answers the wait in milliseconds, or null when parked or no longer held. */
  async fail(job: Job, row: ClaimedJob, error: string, isHopeless: boolean, giveUp: (tx: Tx) => Promise<void>): Promise<number | null> {
    const isLast = isHopeless || row.attempts >= job.attempts;
    const wait = isLast ? 0 : job.backoff * 2 ** (row.attempts - 1);
    return this.db.run(row.origin, async (tx) => {
      const [, count] = (await tx.manager.query(
        `update job set state = $4, lease = null, leased_until = null, error = $5, run_at = now() + $6 * interval '1 millisecond', updated_at = now()
         where name = $1 and id = $2 and lease = $3`,
        [job.name, row.id, row.lease, isLast ? 'parked' : 'waiting', error.slice(0, 2_000), wait],
      )) as [unknown, number];
      if (count === 0) return null;
      if (isLast) await giveUp(tx);
      return isLast ? null : wait;
    });
  }

  /** Puts an attempt back that was cut off because its worker stops: it was none of the job's doing and does not count. */
  async release({ name, id, lease }: HeldJob): Promise<void> {
    await this.db.source.query(
      `update job set state = 'waiting', lease = null, leased_until = null, attempts = attempts - 1, updated_at = now()
       where name = $1 and id = $2 and lease = $3`,
      [name, id, lease],
    );
  }

  /** Jobs that should be running and are not: their queue entry was lost or has to wait, or (`isCutOff`) their worker died. */
  async overdue(): Promise<{ name: string; id: string; isCutOff: boolean }[]> {
    return this.db.source.query(
      `select name, id, state = 'running' as "isCutOff" from job
       where (state = 'waiting' and run_at < now() - interval '5 seconds') or (state = 'running' and leased_until < now())
       order by run_at limit 500`,
    );
  }
}
