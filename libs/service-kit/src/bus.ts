import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CallInput, Event, Out, Reply, Rpc, ServiceName } from '@tandem/contracts/define';
import { problem } from '@tandem/contracts/codes';
import { Problem } from '@tandem/contracts/problem';
import { ErrorCode, JSONCodec, type Msg, type NatsConnection, NatsError } from 'nats';
import { Histogram, type Registry } from 'prom-client';
import { decodeAnswer, jsonIn } from './answer';
import type { BaseConfig } from './config';
import { type Ctx, type SignedCtx, signCtx } from './context';
import { Clock } from './clock';
import { Reach } from './reach';
import { CONFIG, NATS, REGISTRY } from './tokens';
import { NoTracing, Tracing } from './tracing/tracing';

/** What travels: Nest's request envelope around a signed context and the declared parts of the input. */
export type Message<T = unknown> = { signed: SignedCtx; input: T };

type Reader<T> = (message: Msg, id: string) => T;

const codec = JSONCodec<unknown>();
const TIMEOUT = 5_000;
/** Longest wait for NATS: it takes less to find another of several servers, and callers of one that is away hear of it in time. */
const REACH_WITHIN = 2_000;

/** Subject on which one consumer receives one event. */
export const deliverySubject = (consumer: ServiceName, event: Event | string) =>
  `event.${consumer}.${typeof event === 'string' ? event : event.name}`;

/** Makes calls to other services. */
@Injectable()
export class Bus {
  private readonly duration: Histogram<'subject' | 'outcome'>;
  private readonly reach: Reach;

  constructor(
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(CONFIG) private readonly config: BaseConfig,
    @Inject(REGISTRY) registry: Registry,
    private readonly clock: Clock,
    private readonly tracing: Tracing = new NoTracing(),
  ) {
    this.reach = new Reach(nats);
    this.duration = new Histogram({
      name: 'tandem_call_duration_seconds',
      help: 'Calls made to other services, as the caller sees them.',
      labelNames: ['subject', 'outcome'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    });
  }

  /**
   * Asks the service that owns the contract.
   * @throws Problem as the service threw it; unavailable (503) when nobody serves it; timeout (504) when no answer came in time.
   */
  async call<C extends Rpc>(contract: C, input: CallInput<C>, ctx: Ctx): Promise<Out<C>> {
    return this.request<Out<C>>(contract.route.subject, input, ctx, contract.timeout ?? TIMEOUT);
  }

  /** Like `call`, with the session grant that the gateway turns into cookies. */
  async callForSession<C extends Rpc>(contract: C, input: CallInput<C>, ctx: Ctx): Promise<Reply<C>> {
    return this.request<Reply<C>>(contract.route.subject, input, ctx, contract.timeout ?? TIMEOUT);
  }

  /** Like `call`, for one who only hands the answer on: its JSON as the service wrote it, or undefined when it answered nothing. */
  async callForJson(contract: Rpc, input: unknown, ctx: Ctx): Promise<Buffer | undefined> {
    const unread = ({ data }: Msg, id: string) => jsonIn(data, id) ?? jsonOf(read(data));
    return this.asked(contract.route.subject, input, ctx, contract.timeout ?? TIMEOUT, unread);
  }

  /** Sends a signed message and waits for its answer. */
  async request<T>(subject: string, input: unknown, ctx: Ctx, timeout = TIMEOUT): Promise<T> {
    return this.asked(subject, input, ctx, timeout, ({ data }) => read(data) as T);
  }

  private async asked<T>(subject: string, input: unknown, ctx: Ctx, timeout: number, answerIn: Reader<T>): Promise<T> {
    const end = this.duration.startTimer({ subject });
    const kind = subject.startsWith('event.') ? 'producer' : 'client';
    const about = { name: subject, kind, parent: ctx.traceparent, attributes: { 'rpc.system': 'nats', 'rpc.method': subject } } as const;
    try {
      const answer = await this.tracing.span(about, async ({ traceparent }) =>
        this.exchange(subject, input, { ...ctx, traceparent }, timeout, answerIn),
      );
      end({ outcome: 'ok' });
      return answer;
    } catch (error) {
      end({ outcome: Problem.from(error)?.code ?? 'internal_error' });
      throw error;
    }
  }

  private async exchange<T>(subject: string, input: unknown, ctx: Ctx, timeout: number, answerIn: Reader<T>): Promise<T> {
    if (!(await this.reach.within(REACH_WITHIN))) throw problem('unavailable');
    const id = randomUUID();
    const message: Message = { signed: signCtx(this.config.CTX_SECRET, subject, ctx, this.clock.now().getTime()), input };
    try {
      return answerIn(await this.nats.request(subject, codec.encode({ id, pattern: subject, data: message }), { timeout }), id);
    } catch (error) {
      throw problemOf(error);
    }
  }
}

/** What was answered. @throws Problem as the service threw it. */
const read = (data: Uint8Array): unknown => {
  const { err, response } = decodeAnswer(data);
  if (err) throw Problem.from(err) ?? problem('internal_error');
  return response;
};

const jsonOf = (response: unknown): Buffer | undefined => (response === undefined ? undefined : Buffer.from(JSON.stringify(response)));

const problemOf = (error: unknown): Problem => {
  const known = Problem.from(error);
  if (known) return known;
  if (error instanceof NatsError && error.code === ErrorCode.Timeout) return problem('timeout');
  return problem('unavailable');
};
