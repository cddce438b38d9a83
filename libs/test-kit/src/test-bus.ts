import { randomUUID } from 'node:crypto';
import { problem } from '@tandem/contracts/codes';
import { Problem } from '@tandem/contracts/problem';
import type { CallInput, Event, PayloadOf, Rpc, ServiceName } from '@tandem/contracts/define';
import { Bus, deliverySubject, type Message } from '@tandem/service-kit/bus';
import { SystemClock } from '@tandem/service-kit/clock';
import { BaseConfig, parseConfig } from '@tandem/service-kit/config';
import { connectNats } from '@tandem/service-kit/connect';
import { type Ctx, newTraceparent, nobody, originOf } from '@tandem/service-kit/context';
import type { Parcel } from '@tandem/service-kit/delivery';
import { JSONCodec, type NatsConnection } from 'nats';
import { Registry } from 'prom-client';

/** A caller as tests know it: nobody, with what is given laid over. */
export const ctxFor = (who: Partial<Ctx> = {}): Ctx => ({
  ...nobody,
  language: 'en',
  isLanguageNamed: true,
  requestId: 'test',
  traceparent: newTraceparent(),
  sessionId: null,
  app: null,
  visitorId: null,
  ip: '127.0.0.1',
  userAgent: null,
  ...who,
});

/** Calls services over the real bus, as a gateway would; and stands in for neighbours a test does not start. */
export class TestBus {
  private constructor(
    readonly nats: NatsConnection,
    private readonly bus: Bus,
  ) {}

  static async connect(environment: Record<string, string>): Promise<TestBus> {
    const nats = await connectNats(parseConfig(BaseConfig, environment), 'test');
    const config = { CTX_SECRET: environment['CTX_SECRET'] } as BaseConfig;
    return new TestBus(nats, new Bus(nats, config, new Registry(), new SystemClock()));
  }

  /** The answer, with the session grant where there is one. @throws Problem */
  async call<C extends Rpc>(contract: C, input: CallInput<C>, who: Partial<Ctx> = {}) {
    return this.bus.callForSession(contract, input, ctxFor(who));
  }

  /**
   * Answers a contract of a service that the test does not start; a Problem that is thrown refuses. Resolves when the
   * server sends such calls here.
   */
  async standIn<C extends Rpc>(contract: C, answer: (input: CallInput<C>, ctx: Ctx) => unknown): Promise<void> {
    const codec = JSONCodec<{ id: string; data: Message<CallInput<C>> }>();
    this.nats.subscribe(contract.route.subject, {
      callback: (_, message) => {
        const { id, data } = codec.decode(message.data);
        void Promise.resolve(data)
          .then(({ input, signed }) => answer(input, signed.ctx))
          .then((response) => ({ response }))
          .catch((error: unknown) => ({ err: (Problem.from(error) ?? problem('internal_error')).toJSON() }))
          .then((outcome) => message.respond(JSONCodec().encode({ id, ...outcome, isDisposed: true })));
      },
    });
    await this.nats.flush();
  }

  /** Delivers an event that somebody caused to one consumer, as the outbox of its owner would. Answers when it is applied. */
  async deliver<E extends Event>(
    consumer: ServiceName,
    event: E,
    aggregateId: string,
    payload: PayloadOf<E>,
    version = Date.now(),
    who: Partial<Ctx> = {},
  ): Promise<void> {
    await this.deliverParcel(consumer, event, {
      origin: originOf(ctxFor(who)),
      deliveries: [{ id: randomUUID(), name: event.name, aggregateId, version: String(version), payload }],
    });
  }

  /** Delivers a parcel as it is: what has the id of something delivered before is the same event once more. */
  async deliverParcel(consumer: ServiceName, event: Event, parcel: Parcel): Promise<void> {
    await this.bus.request(deliverySubject(consumer, event), parcel, ctxFor());
  }

  async close(): Promise<void> {
    await this.nats.drain();
  }
}
