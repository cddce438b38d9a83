import { setImmediate as immediate, setTimeout as passed } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { ServiceName } from '@tandem/contracts/define';
import { Problem } from '@tandem/contracts/problem';
import { Gauge, type Registry } from 'prom-client';
import { Bus, deliverySubject } from './bus';
import { ctxOf } from './context';
import { ANSWER_WITHIN, type DueParcel, type Parcel } from './delivery';
import { CommittedEffects } from './effects';
import { Outbox, type OutboxFigure, TRIES_TOGETHER } from './outbox';
import { REGISTRY } from './tokens';

/** Deliveries of a consumer taken at a time, and how many it may have under way before it gets no more. */
const BATCH = 200;
const POLL = 1_000;
/** A claimed delivery is tried again by anybody after this, in case its claimer died. Longer than the answer may take. */
const CLAIM_SECONDS = 15;
/** Refusals by a consumer that is up; one that is down is waited for without counting. */
const MOST_ATTEMPTS = 20;
/** Seconds until the next try: doubling from the first, up to the most. */
const wait = { first: 0.25, whenDown: 5, whenRefused: 60 } as const;
/** How long stopping waits for answers. What is not acknowledged by then comes again, and is known. */
const STOP_WITHIN = 3_000;

const gauges: Record<OutboxFigure, { name: string; help: string }> = {
  pending: { name: 'tandem_outbox_pending', help: 'Deliveries waiting for their consumer.' },
  parked: { name: 'tandem_outbox_parked', help: 'Deliveries given up and waiting for a person.' },
  lag: { name: 'tandem_outbox_lag_seconds', help: 'Age of the oldest pending delivery.' },
};

/** What is known of a consumer: deliveries under way, and since when and how often nobody answered. */
type Line = { underWay: number; failures: number; closedUntil: number };

/** Delivers committed events to each of their consumers until each has acknowledged. No consumer waits for another. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap {
  private readonly logger = new Logger('outbox');
  private readonly lines = new Map<ServiceName, Line>();
  private readonly sending = new Set<Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private again = false;
  private isStopped = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly bus: Bus,
    private readonly effects: CommittedEffects,
    @Inject(REGISTRY) registry: Registry,
  ) {
    for (const figure of Object.keys(gauges) as OutboxFigure[]) {
      const collect = async function (this: Gauge) {
        this.set(await outbox.figure(figure).catch(() => Number.NaN));
      };
      new Gauge({ ...gauges[figure], registers: [registry], collect });
    }
  }

  onApplicationBootstrap(): void {
    this.effects.onCommit(({ hasEvents }) => hasEvents && this.poke());
    this.timer = setInterval(() => this.poke(), POLL).unref();
    this.poke();
  }

  /** Looks for due deliveries now, once for all who say so at the same moment. */
  poke(): void {
    if (this.isStopped) return;
    if (this.round) {
      this.again = true;
      return;
    }
    this.round = immediate()
      .then(async () => {
        this.again = false;
        await this.sendDue();
      })
      .catch((error: unknown) => this.logger.warn({ err: error }, 'could not look for deliveries'))
      .finally(() => {
        this.round = undefined;
        if (this.again) this.poke();
      });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.round;
    await Promise.race([Promise.all(this.sending), passed(STOP_WITHIN, undefined, { ref: false })]);
  }

  private async sendDue(): Promise<void> {
    // Whoever got as many as he may is asked again once some are settled.
    for (const parcel of await this.outbox.claim(BATCH, CLAIM_SECONDS, this.closedLines())) this.send(parcel);
  }

  private closedLines(): ServiceName[] {
    const now = Date.now();
    return [...this.lines].filter(([, { underWay, closedUntil }]) => underWay >= BATCH || closedUntil > now).map(([consumer]) => consumer);
  }

  private send(parcel: DueParcel): void {
    const line = this.lines.get(parcel.consumer) ?? { underWay: 0, failures: 0, closedUntil: 0 };
    this.lines.set(parcel.consumer, line);
    line.underWay += parcel.deliveries.length;
    const sent = this.deliver(parcel, line)
      .catch((failure: unknown) => this.logger.warn({ err: failure }, 'could not settle a delivery'))
      .finally(() => {
        const wasFull = line.underWay >= BATCH;
        line.underWay -= parcel.deliveries.length;
        this.sending.delete(sent);
        if (wasFull) this.poke();
      });
    this.sending.add(sent);
  }

  private async deliver(due: DueParcel, line: Line): Promise<void> {
    const { consumer, name, origin, deliveries } = due;
    try {
      await this.bus.request(deliverySubject(consumer, name), { origin, deliveries } satisfies Parcel, ctxOf(origin), ANSWER_WITHIN);
    } catch (error) {
      await this.putBack(due, line, Problem.from(error)?.code ?? String(error));
      return;
    }
    line.failures = 0;
    await this.outbox.acknowledge(due);
  }

  private async putBack(due: DueParcel, line: Line, error: string): Promise<void> {
    if (error === 'unavailable') {
      const seconds = Math.min(wait.first * 2 ** line.failures, wait.whenDown);
      line.failures += 1;
      line.closedUntil = Date.now() + seconds * 1_000;
      setTimeout(() => this.poke(), seconds * 1_000).unref();
      await this.outbox.postpone(due, { state: 'pending', attempts: due.attempts - 1, seconds: 0, error });
      return;
    }
    const isLate = error === 'timeout';
    // One refused among others says nothing of them: each is tried again by itself. A consumer that is late is still busy with all of them.
    const isSplit = due.deliveries.length > 1 && !isLate;
    const seconds = isSplit ? 0 : Math.min(wait.first * 2 ** due.attempts, isLate ? wait.whenDown : wait.whenRefused);
    const tried = isSplit ? Math.max(due.attempts, TRIES_TOGETHER) : due.attempts;
    const attempts = isLate ? Math.min(tried, MOST_ATTEMPTS - 1) : tried;
    const isParked = attempts >= MOST_ATTEMPTS;
    if (isParked)
      this.logger.error({ events: due.deliveries.map(({ id }) => id), event: due.name, consumer: due.consumer }, 'delivery parked');
    await this.outbox.postpone(due, { state: isParked ? 'parked' : 'pending', attempts, seconds, error });
    if (seconds === 0) this.poke();
  }
}
