import {
  applyDecorators,
  type CallHandler,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  UseFilters,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import type { Event, PayloadOf, ServiceName } from '@tandem/contracts/define';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { AskFirst } from './ask-first';
import { deliverySubject, type Message } from './bus';
import { Clock } from './clock';
import type { BaseConfig } from './config';
import { type Origin, verifyCtx } from './context';
import { Db, type Tx } from './database';
import { GONE } from './forgotten';
import { ProblemFilter } from './handles';
import type { Delivery, Parcel } from './delivery';
import { DeliveryTurns } from './delivery-turns';
import { CONFIG } from './tokens';
import { currentTraceparent, Tracing } from './tracing/tracing';

const LISTENS = 'tandem:listens';
type Listening = { consumer: ServiceName; event: Event };
/** What a method listens to, if anything. */
export const listeningOf = (method: object): Listening | undefined => Reflect.getMetadata(LISTENS, method) as Listening | undefined;

/** A parcel as it came, and the transaction and the delivery that are being applied. */
type Received = Message<Parcel> & { tx?: Tx; current?: Delivery };

/** As many as a parcel has deliveries; each may lack something else. */
const MOST_ASKED = 50;

@Injectable()
export class DeliveryGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: BaseConfig,
    private readonly clock: Clock,
  ) {}

  canActivate(host: ExecutionContext): boolean {
    const { consumer, event } = Reflect.getMetadata(LISTENS, host.getHandler()) as Listening;
    verifyCtx(
      this.config.CTX_SECRET,
      deliverySubject(consumer, event),
      host.switchToRpc().getData<Received>().signed,
      this.clock.now().getTime(),
    );
    return true;
  }
}

/**
 * Applies each event of a parcel once, all in one transaction: their ids (and, for state, their versions) are recorded in
 * the transaction of their effect.
 */
@Injectable()
export class InboxInterceptor implements NestInterceptor {
  constructor(
    private readonly db: Db,
    private readonly turns: DeliveryTurns,
    private readonly tracing: Tracing,
  ) {}

  intercept(host: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { consumer, event } = Reflect.getMetadata(LISTENS, host.getHandler()) as Listening;
    const handler = `${host.getClass().name}.${host.getHandler().name}`;
    const received = host.switchToRpc().getData<Received>();
    const origin = { ...received.input.origin, traceparent: currentTraceparent() ?? received.input.origin.traceparent };
    const hear = async (tx: Tx, delivery: Delivery) => {
      received.tx = tx;
      received.current = delivery;
      await firstValueFrom(next.handle(), { defaultValue: undefined });
    };
    const apply = async (tx: Tx) => {
      const fresh = await freshOf(tx, handler, event, received.input.deliveries);
      for (const delivery of fresh) {
        if (delivery.origin)
          await this.heardFrom(delivery.origin, deliverySubject(consumer, event), async (own) => hear(tx.from(own), delivery));
        else await hear(tx, delivery);
      }
      return fresh.length > 0 ? 'applied' : 'known';
    };
    return from(this.turns.take(async () => this.askingFirst(async () => this.db.run(origin, apply))));
  }

  /** What listeners lack is asked for between two tries, when no transaction is open. */
  private async askingFirst<T>(apply: () => Promise<T>): Promise<T> {
    for (let asked = 0; ; asked += 1) {
      try {
        return await apply();
      } catch (error) {
        if (!(error instanceof AskFirst) || asked === MOST_ASKED) throw error;
        await error.ask();
      }
    }
  }

  /** What another than the parcel's first caused is heard in his name and belongs to his trace. */
  private async heardFrom(origin: Origin, subject: string, hear: (origin: Origin) => Promise<void>): Promise<void> {
    const attributes = { 'rpc.system': 'nats', 'rpc.method': subject };
    const about = { name: subject, kind: 'consumer', parent: origin.traceparent, attributes } as const;
    await this.tracing.span(about, async ({ traceparent }) => hear({ ...origin, traceparent }));
  }
}

/** Those not applied yet, in their order. Of several states of one aggregate only the newest is worth applying. */
const freshOf = async (tx: Tx, handler: string, event: Event, deliveries: readonly Delivery[]): Promise<Delivery[]> => {
  const inserted = (await tx.manager.query(
    'insert into inbox (event_id, handler) select unnest($1::uuid[]), $2 on conflict do nothing returning event_id',
    [deliveries.map(({ id }) => id), handler],
  )) as { event_id: string }[];
  const isNew = new Set(inserted.map(({ event_id }) => event_id));
  const fresh = deliveries.filter(({ id }) => isNew.has(id));
  if (event.carries === 'fact' || fresh.length === 0) return fresh;
  const newest = [...new Map(fresh.map((delivery) => [delivery.aggregateId, delivery])).values()];
  const advanced = (await tx.manager.query(
    `insert into inbox_version (handler, aggregate_id, version)
     select $1, aggregate_id, version from unnest($2::text[], $3::bigint[]) as state (aggregate_id, version)
     where not exists (select 1 from inbox_version gone where gone.handler = $4 and gone.aggregate_id = state.aggregate_id)
     order by aggregate_id
     on conflict (handler, aggregate_id) do update set version = excluded.version where inbox_version.version < excluded.version
     returning aggregate_id`,
    [handler, newest.map(({ aggregateId }) => aggregateId), newest.map(({ version }) => version), GONE],
  )) as { aggregate_id: string }[];
  const isAdvanced = new Set(advanced.map(({ aggregate_id }) => aggregate_id));
  return newest.filter(({ aggregateId }) => isAdvanced.has(aggregateId));
};

const Payload = createParamDecorator((event: Event, host: ExecutionContext) =>
  event.payload.parse(host.switchToRpc().getData<Received>().current?.payload),
);
const Transaction = createParamDecorator((_: unknown, host: ExecutionContext) => host.switchToRpc().getData<Received>().tx);

type Listener<E extends Event> = <M extends (payload: PayloadOf<E>, tx: Tx) => Promise<void>>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<M>,
) => void;

/**
 * Listens to an event as one of its consumers. The method gets `(payload, tx)` and works in that transaction, so it asks no other
 * service: it throws `AskFirst`. Anything else it throws makes the event come again.
 */
export const On =
  <E extends Event>(consumer: ServiceName, event: E): Listener<E> =>
  (target, key, descriptor) => {
    if (!event.consumers.includes(consumer)) throw new Error(`${event.name} does not name ${consumer} as a consumer`);
    Payload(event)(target, key, 0);
    Transaction()(target, key, 1);
    Reflect.defineMetadata(LISTENS, { consumer, event } satisfies Listening, descriptor.value as object);
    applyDecorators(
      MessagePattern(deliverySubject(consumer, event)),
      UseGuards(DeliveryGuard),
      UseInterceptors(InboxInterceptor),
      UseFilters(new ProblemFilter()),
    )(target, key, descriptor);
  };
