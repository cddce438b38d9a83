import { Injectable } from '@nestjs/common';
import type { ParkedWork } from '@tandem/contracts/admin/admin.shapes';
import { problem } from '@tandem/contracts/codes';
import type { Ctx } from '../context';
import { Db, type Tx } from '../database';
import { LAG } from '../outbox';

/** Most pieces of parked work shown at once, the newest first. */
const SHOWN = 200;

type Counts = { waiting: number; running: number; failed: number; amountParked: number; outboxLag: number };
type Work = Counts & { parked: ParkedWork[] };
type Row = Omit<ParkedWork, 'since'> & { since: Date };
type Key = { kind: 'event' | 'job'; first: string; second: string };

// Work of a later day waits for its day, not for a worker.
const COUNTS = `
  select events.waiting + jobs.waiting as waiting, jobs.running, events.failed + jobs.failed as failed,
         events.parked + jobs.parked as "amountParked", ${LAG}::int as "outboxLag"
  from (
    select count(*) filter (where state = 'pending')::int as waiting,
           count(*) filter (where state = 'pending' and attempts > 0)::int as failed,
           count(*) filter (where state = 'parked')::int as parked
    from outbox_delivery where state in ('pending', 'parked')
  ) events, (
    select count(*) filter (where state = 'waiting' and (run_at <= now() or error is not null))::int as waiting,
           count(*) filter (where state = 'running')::int as running,
           count(*) filter (where state = 'waiting' and error is not null)::int as failed,
           count(*) filter (where state = 'parked')::int as parked
    from job
  ) jobs`;

/** Work the service gave up on: deliveries and jobs after their last attempt. A person revives or drops it. */
@Injectable()
export class ParkedWorks {
  constructor(private readonly db: Db) {}

  async list(): Promise<Work> {
    const [counts] = (await this.db.source.query(COUNTS)) as [Counts];
    const rows = (await this.db.source.query(
      `select concat('event:', d.event_id, ':', d.consumer) as id, 'event' as kind, o.name, d.consumer, d.attempts, d.error, d.next_at as since
       from outbox_delivery d join outbox o on o.id = d.event_id where d.state = 'parked'
       union all
       select concat('job:', name, ':', id), 'job', name, null, attempts, error, updated_at from job where state = 'parked'
       order by since desc limit $1`,
      [SHOWN],
    )) as Row[];
    return { ...counts, parked: rows.map(shown) };
  }

  /** Starts it over, with all its attempts. @throws Problem work_not_found (404) when nothing is parked under this id. */
  async replay(ctx: Ctx, id: string): Promise<void> {
    const key = keyOf(id);
    await this.db.run(ctx, async (tx) => (key.kind === 'event' ? replayDelivery(tx, key) : replayJob(tx, key)));
  }

  /** Forgets it for good. @throws Problem work_not_found (404) when nothing is parked under this id. */
  async discard(ctx: Ctx, id: string): Promise<void> {
    const { kind, first, second } = keyOf(id);
    const statement =
      kind === 'event'
        ? `delete from outbox_delivery where event_id::text = $1 and consumer = $2 and state = 'parked'`
        : `delete from job where name = $1 and id = $2 and state = 'parked'`;
    await this.db.run(ctx, async (tx) => changeOne(tx, statement, [first, second]));
  }
}

const shown = ({ since, error, ...row }: Row): ParkedWork => ({
  ...row,
  error: error?.slice(0, 1_000) ?? null,
  since: since.toISOString(),
});

/** `event:<id>:<consumer>` or `job:<name>:<id>`; only the last part may have colons of its own. */
const keyOf = (id: string): Key => {
  const [, kind, first, second] = /^(event|job):([^:]+):(.+)$/s.exec(id) ?? [];
  if (!first || !second) throw problem('work_not_found');
  return { kind: kind === 'event' ? 'event' : 'job', first, second };
};

const replayDelivery = async (tx: Tx, { first, second }: Key): Promise<void> => {
  await changeOne(
    tx,
    `update outbox_delivery set state = 'pending', attempts = 0, error = null, next_at = now()
     where event_id::text = $1 and consumer = $2 and state = 'parked'`,
    [first, second],
  );
  tx.left.hasEvents = true;
};

const replayJob = async (tx: Tx, { first, second }: Key): Promise<void> => {
  await changeOne(
    tx,
    `update job set state = 'waiting', attempts = 0, error = null, run_at = now(), created_at = now(), updated_at = now()
     where name = $1 and id = $2 and state = 'parked'`,
    [first, second],
  );
  tx.left.jobs.push({ job: { name: first }, id: second, delay: 0 });
};

/** Postgres answers a change through TypeORM as [rows, how many]. */
const changeOne = async (tx: Tx, statement: string, values: readonly string[]): Promise<void> => {
  const [, count] = (await tx.manager.query(statement, [...values])) as [unknown, number];
  if (count === 0) throw problem('work_not_found');
};
