import { Injectable } from '@nestjs/common';
import type { Job } from '@tandem/contracts/define';
import { Clock } from './clock';
import type { Origin } from './context';
import { Db, type Tx } from './database';
import type { HeldJob } from './kit-writes';
import { isOfOne } from './sql-state';
import { Together } from './together';

/** A job as its worker holds it. */
export type ClaimedJob = {
  id: string;
  data: unknown;
  origin: Origin;
  attempts: number;
  lease: string;
  /** Milliseconds since it was queued. */
  age: number;
};
/** `own`: it may go well another time; `hopeless`: it will not; `outage`: what it needs is away. */
export type Fault = { kind: 'own' | 'hopeless' | 'outage'; text: string };
type Claim = HeldJob & Pick<Job, 'limit'>;

/** Milliseconds for which a worker that says nothing more still holds its job: then it is taken for dead. */
export const LEASE = 30_000;
/** Milliseconds after it was queued for which a job that finds what it needs away loses no attempt by it. */
const PATIENCE = 30 * 60_000;
/** Overdue jobs of a kind that a sweep takes up. */
const SWEPT = 500;
/** Longest wait during an outage: somebody may be watching, and sees it go on so soon after the end. */
const LONGEST_PAUSE = 15_000;

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
       returning id, data, origin, attempts, lease, extract(epoch from now() - created_at)::float * 1000 as age`,
      [[...new Set(all.map(({ name }) => name))], all.map(({ id }) => id), JSON.stringify(leases)],
    )) as [ClaimedJob[], number];
    const byLease = new Map(rows.map((row) => [row.lease, row]));
    return all.map(({ lease }) => byLease.get(lease) ?? null);
  }

  /** Puts a failed attempt back, or parks it. Answers the wait in milliseconds, or null when parked or no longer held. */
  async fail(job: Job, row: ClaimedJob, { kind, text }: Fault, giveUp: (tx: Tx) => Promise<void>): Promise<number | null> {
    const isOutage = kind === 'outage' && row.age < PATIENCE;
    const isLast = kind === 'hopeless' || (!isOutage && row.attempts >= job.attempts);
    const wait = isOutage ? pauseAfter(row.age) : job.backoff * 2 ** (row.attempts - 1);
    return this.db.run(row.origin, async (tx) => {
      const [, count] = (await tx.manager.query(
        `update job set state = $4, lease = null, leased_until = null, error = $5, attempts = $6,
           run_at = now() + $7 * interval '1 millisecond', updated_at = now()
         where name = $1 and id = $2 and lease = $3`,
        [
          job.name,
          row.id,
          row.lease,
          isLast ? 'parked' : 'waiting',
          text.slice(0, 2_000),
          isOutage ? row.attempts - 1 : row.attempts,
          isLast ? 0 : wait,
        ],
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

  /**
   * Jobs that should be running and are not: their queue entry was lost or has to wait, or (`isCutOff`) their worker died. So many of each
   * kind, those that wait longest: the backlog of one must not hide the others.
   */
  async overdue(): Promise<{ name: string; id: string; isCutOff: boolean }[]> {
    return this.db.source.query(
      `select name, id, "isCutOff" from (
         select name, id, state = 'running' as "isCutOff", run_at, row_number() over (partition by name order by run_at) as place from job
         where (state = 'waiting' and run_at < now() - interval '5 seconds') or (state = 'running' and leased_until < now())) overdue
       where place <= ${SWEPT} order by run_at`,
    );
  }
}

/** As long again as it has waited already, so that the pauses double without being counted. */
const pauseAfter = (age: number): number => Math.min(Math.max(age, 1_000), LONGEST_PAUSE);
