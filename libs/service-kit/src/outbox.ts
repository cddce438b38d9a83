import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { type ServiceName, serviceNames } from '@tandem/contracts/define';
import { eventOf } from '@tandem/contracts/registry';
import type { DataSource } from 'typeorm';
import type { Origin } from './context';
import type { Delivery, DueParcel } from './delivery';
import { isOfOne } from './sql-state';
import { Together } from './together';

type Due = {
  event_id: string;
  consumer: ServiceName;
  attempts: number;
  name: string;
  aggregate_id: string;
  seq: string;
  payload: unknown;
  size: number;
  origin: Origin;
};
type Heard = { consumer: ServiceName; ids: readonly string[] };
export type OutboxFigure = 'pending' | 'parked' | 'lag';

/** SQL: up to so many of each consumer's deliveries that are due longest. What waits for one that is down is not read through for the others. */
const dueLongest = (consumers: string, which: string, amount: string | number, how = ''): string =>
  `select due.* from unnest(${consumers}::text[]) line(consumer) cross join lateral (
     select event_id, consumer from outbox_delivery where consumer = line.consumer and state = 'pending' and ${which}
     order by next_at limit ${amount} ${how}) due`;

/** Age in seconds of the oldest of the few hundred deliveries that are due longest. */
export const LAG = `(
  select coalesce(extract(epoch from now() - min(created_at)), 0) from outbox
  where id in (select event_id from (${dueLongest(`'{${serviceNames.join()}}'`, 'true', 200)}) waiting))`;

const figures: Record<OutboxFigure, string> = {
  pending: `select count(*) n from outbox_delivery where state = 'pending'`,
  parked: `select count(*) n from outbox_delivery where state = 'parked'`,
  lag: `select ${LAG} n`,
};

/** Tries in company. After these each delivery goes alone, so that one that cannot be applied holds up no other. */
export const TRIES_TOGETHER = 3;

/** What one message may carry: few enough to be applied well within the time of an answer. */
const parcelLimits = { deliveries: 50, bytes: 500_000 };

/** The deliveries a service still owes. */
@Injectable()
export class Outbox {
  private readonly acknowledgements = new Together<Heard, void>(async (all) => this.acknowledgeAll(all), { most: 100, lanes: 2, isOfOne });

  constructor(@Inject(getDataSourceToken()) private readonly source: DataSource) {}

  async figure(figure: OutboxFigure): Promise<number> {
    return Number(((await this.source.query(figures[figure])) as { n: string }[])[0]?.n ?? 0);
  }

  /** Takes up to `limit` due deliveries of each consumer, which nobody else gets for `seconds`. Consumers in `but` are left waiting. */
  async claim(limit: number, seconds: number, but: readonly ServiceName[]): Promise<DueParcel[]> {
    const [rows] = (await this.source.query(
      `update outbox_delivery d set attempts = attempts + 1, next_at = now() + $2 * interval '1 second'
       from outbox o
       where o.id = d.event_id and (d.event_id, d.consumer) in (${dueLongest('$3', 'next_at <= now()', '$1', 'for update skip locked')})
       returning d.event_id, d.consumer, d.attempts, o.name, o.aggregate_id, o.seq, o.payload, octet_length(o.payload::text) as size, o.origin`,
      [limit, seconds, serviceNames.filter((consumer) => !but.includes(consumer))],
    )) as [Due[], number];
    return parcelsOf(rows);
  }

  async acknowledge({ consumer, name, deliveries }: DueParcel): Promise<void> {
    const ids = deliveries.map(({ id }) => id);
    await this.acknowledgements.add({ consumer, ids });
    if (eventOf(name)?.isFarewell) await this.forgetHeard(ids);
  }

  private async acknowledgeAll(all: readonly Heard[]): Promise<void[]> {
    const byConsumer = new Map<ServiceName, string[]>();
    for (const { consumer, ids } of all) byConsumer.set(consumer, [...(byConsumer.get(consumer) ?? []), ...ids]);
    for (const [consumer, ids] of byConsumer)
      await this.source.query(`update outbox_delivery set state = 'delivered', error = null where consumer = $1 and event_id = any($2)`, [
        consumer,
        ids,
      ]);
    return all.map(() => undefined);
  }

  private async forgetHeard(ids: readonly string[]): Promise<void> {
    await this.source.query(
      `delete from outbox o where id = any($1)
       and not exists (select 1 from outbox_delivery d where d.event_id = o.id and d.state <> 'delivered')`,
      [ids],
    );
  }

  /** Has a parcel's deliveries tried again after `seconds`, or by nobody any more. */
  async postpone({ consumer, deliveries }: DueParcel, { state, attempts, seconds, error }: Postponement): Promise<void> {
    await this.source.query(
      `update outbox_delivery set state = $3, attempts = $4, next_at = now() + $5 * interval '1 second', error = $6
       where consumer = $1 and event_id = any($2) and state = 'pending'`,
      [consumer, deliveries.map(({ id }) => id), state, attempts, seconds, error],
    );
  }
}

/** `seconds`: from now. */
export type Postponement = { state: 'pending' | 'parked'; attempts: number; seconds: number; error: string };

/** Groups deliveries of one consumer and event, whoever caused them: a busy service tells much at a time, and its consumers hear it so. */
const parcelsOf = (rows: Due[]): DueParcel[] => {
  const open = new Map<string, { parcel: DueParcel; bytes: number }>();
  const parcels: DueParcel[] = [];
  for (const row of rows.sort((a, b) => Number(a.seq) - Number(b.seq))) {
    const key = [row.consumer, row.name, row.attempts > TRIES_TOGETHER ? row.event_id : ''].join();
    const started = open.get(key);
    if (started && started.parcel.deliveries.length < parcelLimits.deliveries && started.bytes + row.size <= parcelLimits.bytes) {
      const { parcel } = started;
      // As a whole: callers may choose the id of their request, and two may choose the same.
      const isOwn = !isDeepStrictEqual(row.origin, parcel.origin);
      parcel.deliveries.push({ ...deliveryOf(row), ...(isOwn ? { origin: row.origin } : {}) });
      parcel.attempts = Math.max(parcel.attempts, row.attempts);
      started.bytes += row.size;
      continue;
    }
    const { consumer, name, attempts, origin } = row;
    const parcel: DueParcel = { consumer, name, attempts, origin, deliveries: [deliveryOf(row)] };
    open.set(key, { parcel, bytes: row.size });
    parcels.push(parcel);
  }
  return parcels;
};

const deliveryOf = ({ event_id: id, name, aggregate_id: aggregateId, seq: version, payload }: Due): Delivery => ({
  id,
  name,
  aggregateId,
  version,
  payload,
});
