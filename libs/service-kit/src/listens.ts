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
import { deliverySubject, type Message } from './bus';
import { Clock } from './clock';
import type { BaseConfig } from './config';
import { verifyCtx } from './context';
import { Db, type Tx } from './database';
import { ProblemFilter } from './handles';
import type { Delivery } from './outbox-relay';
import { CONFIG } from './tokens';

const LISTENS = 'tandem:listens';
type Listening = { consumer: ServiceName; event: Event };
/** What a method listens to, if anything. */
export const listeningOf = (method: object): Listening | undefined => Reflect.getMetadata(LISTENS, method) as Listening | undefined;

type Received = Message<Delivery> & { tx?: Tx };

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

/** Applies an event once: its id (and, for state, its version) is recorded in the transaction of its effect. */
@Injectable()
export class InboxInterceptor implements NestInterceptor {
  constructor(private readonly db: Db) {}

  intercept(host: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { event } = Reflect.getMetadata(LISTENS, host.getHandler()) as Listening;
    const handler = `${host.getClass().name}.${host.getHandler().name}`;
    const received = host.switchToRpc().getData<Received>();
    return from(
      this.db.run(received.input.origin, async (tx) => {
        if (!(await isNew(tx, handler, event, received.input))) return 'known';
        received.tx = tx;
        await firstValueFrom(next.handle(), { defaultValue: undefined });
        return 'applied';
      }),
    );
  }
}

const isNew = async (tx: Tx, handler: string, event: Event, delivery: Delivery): Promise<boolean> => {
  const inserted = (await tx.manager.query(
    'insert into inbox (event_id, handler) values ($1, $2) on conflict do nothing returning event_id',
    [delivery.id, handler],
  )) as unknown[];
  if (inserted.length === 0) return false;
  if (event.carries === 'fact') return true;
  const advanced = (await tx.manager.query(
    `insert into inbox_version (handler, aggregate_id, version) values ($1, $2, $3)
     on conflict (handler, aggregate_id) do update set version = excluded.version where inbox_version.version < excluded.version returning version`,
    [handler, delivery.aggregateId, delivery.version],
  )) as unknown[];
  return advanced.length > 0;
};

const Payload = createParamDecorator((event: Event, host: ExecutionContext) =>
  event.payload.parse(host.switchToRpc().getData<Received>().input.payload),
);
const Transaction = createParamDecorator((_: unknown, host: ExecutionContext) => host.switchToRpc().getData<Received>().tx);

type Listener<E extends Event> = <M extends (payload: PayloadOf<E>, tx: Tx) => Promise<void>>(
  target: object,
  key: string,
  descriptor: TypedPropertyDescriptor<M>,
) => void;

/**
 * Listens to an event as one of its consumers. The method gets `(payload, tx)` and works in that transaction;
 * what it throws makes the event come again.
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
