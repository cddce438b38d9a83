import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import { Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { Bus, deliverySubject } from './bus';
import { ctxOf, type Origin } from './context';
import { CommittedEffects } from './effects';
import { Problem } from '@tandem/contracts/problem';
import type { ServiceName } from '@tandem/contracts/define';
import { REGISTRY } from './tokens';

export type Delivery = { id: string; name: string; aggregateId: string; version: string; payload: unknown; origin: Origin };
type Due = {
  event_id: string;
  consumer: ServiceName;
  attempts: number;
  name: string;
  aggregate_id: string;
  seq: string;
  payload: unknown;
  origin: Origin;
};

const BATCH = 100;
const POLL = 1_000;
/** A claimed delivery is tried again by anybody after this, in case its claimer died. Longer than the answer may take. */
const CLAIM_SECONDS = 15;
const ANSWER_WITHIN = 10_000;
/** Refusals by a consumer that is up; one that is down is waited for without counting. */
const MOST_ATTEMPTS = 20;

/** Delivers committed events to each of their consumers until each has acknowledged. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap {
  private readonly logger = new Logger('outbox');
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private again = false;
  private isStopped = false;

  constructor(
    @Inject(getDataSourceToken()) private readonly source: DataSource,
    private readonly bus: Bus,
    private readonly effects: CommittedEffects,
    @Inject(REGISTRY) registry: Registry,
  ) {
    const count = async (sql: string) => Number(((await this.source.query(sql)) as { n: string }[])[0]?.n ?? 0);
    const gauge = (name: string, help: string, sql: string) =>
      new Gauge({ name, help, registers: [registry], collect: async function () { this.set(await count(sql).catch(() => Number.NaN)); } }); // prettier-ignore
    gauge(
      'tandem_outbox_pending',
      'Deliveries waiting for their consumer.',
      `select count(*) n from outbox_delivery where state = 'pending'`,
    );
    gauge(
      'tandem_outbox_parked',
      'Deliveries given up and waiting for a person.',
      `select count(*) n from outbox_delivery where state = 'parked'`,
    );
    gauge(
      'tandem_outbox_lag_seconds',
      'Age of the oldest pending delivery.',
      `select coalesce(extract(epoch from now() - min(o.created_at)), 0) n from outbox_delivery d join outbox o on o.id = d.event_id where d.state = 'pending'`,
    );
  }

  onApplicationBootstrap(): void {
    this.effects.onCommit(({ hasEvents }) => hasEvents && this.poke());
    this.timer = setInterval(() => this.poke(), POLL).unref();
    this.poke();
  }

  /** Looks for due deliveries now. */
  poke(): void {
    if (this.isStopped) return;
    if (this.round) {
      this.again = true;
      return;
    }
    this.round = this.deliverAll()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'could not look for deliveries'))
      .finally(() => {
        this.round = undefined;
        if (this.again) {
          this.again = false;
          this.poke();
        }
      });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.round;
  }

  private async deliverAll(): Promise<void> {
    for (;;) {
      const due = await this.claim();
      await Promise.all(due.map(async (delivery) => this.deliver(delivery)));
      if (due.length < BATCH || this.isStopped) return;
    }
  }

  private async claim(): Promise<Due[]> {
    const [rows] = (await this.source.query(
      `update outbox_delivery d set attempts = attempts + 1, next_at = now() + $2 * interval '1 second'
       from outbox o
       where o.id = d.event_id and (d.event_id, d.consumer) in (
         select event_id, consumer from outbox_delivery where state = 'pending' and next_at <= now()
         order by next_at limit $1 for update skip locked)
       returning d.event_id, d.consumer, d.attempts, o.name, o.aggregate_id, o.seq, o.payload, o.origin`,
      [BATCH, CLAIM_SECONDS],
    )) as [Due[], number];
    return rows.sort((a, b) => Number(a.seq) - Number(b.seq));
  }

  private async deliver(due: Due): Promise<void> {
    const delivery: Delivery = {
      id: due.event_id,
      name: due.name,
      aggregateId: due.aggregate_id,
      version: due.seq,
      payload: due.payload,
      origin: due.origin,
    };
    try {
      await this.bus.request(deliverySubject(due.consumer, due.name), delivery, ctxOf(due.origin), ANSWER_WITHIN);
      await this.source.query(`update outbox_delivery set state = 'delivered', error = null where event_id = $1 and consumer = $2`, [
        due.event_id,
        due.consumer,
      ]);
    } catch (error) {
      await this.postpone(due, error).catch((failure: unknown) => this.logger.warn({ err: failure }, 'could not postpone a delivery'));
    }
  }

  private async postpone(due: Due, error: unknown): Promise<void> {
    const problem = Problem.from(error);
    const isDown = problem?.code === 'unavailable' || problem?.code === 'timeout';
    const attempts = isDown ? Math.min(due.attempts, MOST_ATTEMPTS - 1) : due.attempts;
    const isParked = attempts >= MOST_ATTEMPTS;
    if (isParked) this.logger.error({ eventId: due.event_id, event: due.name, consumer: due.consumer }, 'delivery parked');
    // A consumer that is down comes back soon: wait at most 5 s for it. One that refuses gets up to a minute.
    const wait = isParked ? 0 : Math.min(0.25 * 2 ** due.attempts, isDown ? 5 : 60);
    await this.source.query(
      `update outbox_delivery set state = $3, attempts = $4, next_at = now() + $5 * interval '1 second', error = $6 where event_id = $1 and consumer = $2`,
      [due.event_id, due.consumer, isParked ? 'parked' : 'pending', attempts, wait, problem?.code ?? String(error)],
    );
  }
}
