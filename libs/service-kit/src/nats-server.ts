import { type CustomTransportStrategy, NatsContext, ServerNats } from '@nestjs/microservices';
import { JSONCodec, type Msg, type NatsConnection } from 'nats';
import { isObservable, lastValueFrom } from 'rxjs';
import { type Answer, encodeAnswer } from './answer';
import type { Message } from './bus';
import type { HandledFigures } from './observed';

const codec = JSONCodec<unknown>();
type Packet = { id?: string; data?: Partial<Message> };

/** What cannot be read has no signature, and is refused for that. */
const packetIn = (message: Msg): Packet => {
  try {
    return (codec.decode(message.data) as Packet | null) ?? {};
  } catch {
    return {};
  }
};

/**
 * Nest's NATS transport on the service's own connection. Each message is measured and answered once; Nest's own way, made for streams
 * of answers and patterns of any shape, costs twice as much. On closing it first tells the server to stop sending, then
 * answers what is under way; Nest's own closes after a fixed wait and may drop either.
 */
export class DrainingNatsServer extends ServerNats implements CustomTransportStrategy {
  private underWay = 0;
  private idle: () => void = () => undefined;
  private figures: HandledFigures | undefined;

  constructor(
    private readonly connection: NatsConnection,
    queue: string,
    private readonly drainMilliseconds: number,
  ) {
    super({ queue });
  }

  /** Has what is handled from now on counted and traced. */
  measureBy(figures: HandledFigures): void {
    this.figures = figures;
  }

  override async createNatsClient(): Promise<NatsConnection> {
    return Promise.resolve(this.connection);
  }

  override async handleMessage(subject: string, message: Msg): Promise<void> {
    this.underWay++;
    try {
      const { id, data } = packetIn(message);
      const answer = await this.answer(subject, message, data ?? {});
      if (message.reply) message.respond(encodeAnswer(id, answer));
    } catch (error) {
      // What cannot be sent leaves the caller to its time-out.
      this.logger.error(error);
    } finally {
      if (--this.underWay === 0) this.idle();
    }
  }

  private async answer(subject: string, message: Msg, data: Partial<Message>): Promise<Answer> {
    const handle = async () => {
      const answered: unknown = await this.messageHandlers.get(subject)?.(data, new NatsContext([message.subject, message.headers]));
      return isObservable(answered) ? lastValueFrom(answered, { defaultValue: undefined }) : answered;
    };
    // The handler verifies who calls; until then a trace is all that is believed.
    const parent: unknown = data.signed?.ctx?.traceparent;
    try {
      const measured = this.figures?.measured(subject, typeof parent === 'string' ? parent : undefined, handle);
      return { response: await (measured ?? handle()) };
    } catch (err) {
      return { err };
    }
  }

  /** Stops taking messages and waits for the answers under way. The connection itself belongs to the kit. */
  override async close(): Promise<void> {
    const subscriptions = (this as unknown as { subscriptions: { drain(): Promise<void> }[] }).subscriptions;
    await Promise.all(subscriptions.map(async (subscription) => subscription.drain().catch(() => undefined)));
    if (this.underWay > 0) {
      await new Promise<void>((resolve) => {
        this.idle = resolve;
        setTimeout(resolve, this.drainMilliseconds).unref();
      });
    }
    if (!this.connection.isClosed()) await this.connection.flush().catch(() => undefined);
  }
}
