import type { Event } from '@tandem/contracts/define';

/** A job that a worker holds by its lease. */
export type HeldJob = { name: string; id: string; lease: string };
type ToldEvent = { id: string; event: Event; aggregateId: string; payload: string; origin: string };
type QueuedJob = { name: string; id: string; data: string; origin: string; delay: number };

/** What one transaction tells, queues and ends in the kit's own tables. Everything that varies is JSON text already. */
export class KitWrites {
  readonly events: ToldEvent[] = [];
  readonly jobs: QueuedJob[] = [];

  /** @param ends The job whose end it is: without it nothing is written. */
  constructor(readonly ends?: HeldJob) {}

  get amount(): number {
    return this.events.length + this.jobs.length;
  }

  /** Hands over what is kept here, once; the end of the job stays with the transaction. */
  take(): KitWrites {
    const taken = new KitWrites();
    taken.events.push(...this.events.splice(0));
    taken.jobs.push(...this.jobs.splice(0));
    return taken;
  }
}

const quoted = JSON.stringify;

const eventRows = (all: readonly KitWrites[]): string[] =>
  all.flatMap(({ events }, n) =>
    events.map(
      ({ id, event, aggregateId, payload, origin }) =>
        `{"n":${n},"id":"${id}","name":${quoted(event.name)},"aggregate_id":${quoted(aggregateId)},"payload":${payload},"origin":${origin},"consumers":${quoted(event.consumers)}}`,
    ),
  );

const jobRows = (all: readonly KitWrites[]): string[] =>
  all.flatMap(({ jobs }, n) =>
    jobs.map(
      ({ name, id, data, origin, delay }) =>
        `{"n":${n},"name":${quoted(name)},"id":${quoted(id)},"data":${data},"origin":${origin},"delay":${delay}}`,
    ),
  );

const endsOf = (all: readonly KitWrites[]): (HeldJob & { n: number })[] => all.flatMap(({ ends }, n) => (ends ? [{ n, ...ends }] : []));

/**
 * `late`: the writes, by their number, whose job belongs to another worker by now. Nothing of these is written. The jobs are found by
 * lists and not by a join, for which the whole table might be read.
 */
const ENDS = (rows: string, names: string, ids: string, leases: string) => `
  ending as materialized (select * from json_to_recordset(${rows}::json) as row (n integer, lease uuid)),
  ended as (
    delete from job where name = any(${names}) and id = any(${ids}) and lease = any(${leases}::uuid[]) returning lease
  ),
  late as materialized (select n from ending where lease not in (select lease from ended))`;

const EVENTS = (rows: string, counts: string) => `
  told as materialized (
    select * from rows from (json_to_recordset(${rows}::json)
      as (n integer, id uuid, name text, aggregate_id text, payload jsonb, origin jsonb, consumers json))
      with ordinality as row (n, id, name, aggregate_id, payload, origin, consumers, place) ${counts}
  ),
  written as (
    insert into outbox (id, name, aggregate_id, payload, origin)
    select id, name, aggregate_id, payload, origin from told order by place
  ),
  owed as (
    insert into outbox_delivery (event_id, consumer) select id, consumer from told, json_array_elements_text(consumers) consumer
  )`;

/** Of one job queued twice the first counts. By name and id, so that two who queue the same do not wait for each other crosswise. */
const JOBS = (rows: string, counts: string) => `
  queued as (
    insert into job (name, id, data, origin, run_at)
    select distinct on (name, id) name, id, data, origin, now() + delay * interval '1 millisecond'
    from rows from (json_to_recordset(${rows}::json) as (n integer, name text, id text, data jsonb, origin jsonb, delay double precision))
      with ordinality as row (n, name, id, data, origin, delay, place) ${counts}
    order by name, id, place
    on conflict (name, id) do update
      set data = excluded.data, origin = excluded.origin, state = 'waiting', attempts = 0, error = null, run_at = excluded.run_at,
        created_at = now(), updated_at = now()
      where job.state = 'parked'
  )`;

/** One statement that writes what several transactions ask, each wholly or not at all. It answers the numbers of those that came too late. */
export const statementOf = (all: readonly KitWrites[]): { text: string; values: unknown[] } => {
  const [ends, events, jobs] = [endsOf(all), eventRows(all), jobRows(all)];
  const values: unknown[] = [];
  const bound = (value: unknown) => `$${values.push(value)}`;
  const rowsOf = (rows: readonly string[]) => bound(`[${rows.join()}]`);
  const counts = ends.length > 0 ? 'where n not in (select n from late)' : '';
  const ending = () => {
    const rows = rowsOf(ends.map(({ n, lease }) => quoted({ n, lease })));
    return ENDS(
      rows,
      bound([...new Set(ends.map(({ name }) => name))]),
      bound(ends.map(({ id }) => id)),
      bound(ends.map(({ lease }) => lease)),
    );
  };
  const parts = [
    ...(ends.length > 0 ? [ending()] : []),
    ...(events.length > 0 ? [EVENTS(rowsOf(events), counts)] : []),
    ...(jobs.length > 0 ? [JOBS(rowsOf(jobs), counts)] : []),
  ];
  return { text: `with ${parts.join(',')} select n from ${ends.length > 0 ? 'late' : '(values (0)) none (n) where false'}`, values };
};
