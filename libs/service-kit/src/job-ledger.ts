import { Injectable } from '@nestjs/common';
import type { Job } from '@tandem/contracts/define';
import { Clock } from './clock';
import type { Origin } from './context';
import { Db, type Tx } from './database';

export type LedgerRow = { id: string; data: unknown; origin: Origin; attempts: number };

/** Jobs as PostgreSQL knows them. Redis only says when to look here; losing it loses time, not work. */
@Injectable()
export class JobLedger {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Takes a job for its `limit`, or null when it is done, parked, or held by a worker that still has time. */
  async claim(job: Job, id: string): Promise<(LedgerRow & { lease: string }) | null> {
    const lease = this.clock.id();
    const [rows] = (await this.db.source.query(
      `update job set state = 'running', lease = $3, leased_until = now() + $4 * interval '1 millisecond', attempts = attempts + 1, updated_at = now()
       where name = $1 and id = $2 and (state = 'waiting' or (state = 'running' and leased_until < now()))
       returning id, data, origin, attempts`,
      [job.name, id, lease, job.limit],
    )) as [LedgerRow[], number];
    return rows[0] ? { ...rows[0], lease } : null;
  }

  /** Puts a failed attempt back, or parks it. Answers the wait in milliseconds, or null when parked or no longer held. */
  async fail(
    job: Job,
    row: LedgerRow & { lease: string },
    error: string,
    isHopeless: boolean,
    giveUp: (tx: Tx) => Promise<void>,
  ): Promise<number | null> {
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
  async release({ name, id, lease }: { name: string; id: string; lease: string }): Promise<void> {
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
