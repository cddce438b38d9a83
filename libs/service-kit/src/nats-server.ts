import { type CustomTransportStrategy, ServerNats } from '@nestjs/microservices';
import type { NatsConnection } from 'nats';

/**
 * Nest's NATS transport on the service's own connection, which on closing first tells the server to stop sending,
 * then answers what is under way. Nest's own closes after a fixed wait and may drop either.
 */
export class DrainingNatsServer extends ServerNats implements CustomTransportStrategy {
  private underWay = 0;
  private idle: () => void = () => undefined;

  constructor(
    private readonly connection: NatsConnection,
    queue: string,
    private readonly drainMilliseconds: number,
  ) {
    super({ queue });
  }

  override async createNatsClient(): Promise<NatsConnection> {
    return Promise.resolve(this.connection);
  }

  override async handleMessage(...args: Parameters<ServerNats['handleMessage']>): Promise<void> {
    const [, message] = args;
    this.underWay++;
    const respond = message.respond.bind(message);
    let isAnswered = false;
    const answered = () => {
      if (isAnswered) return;
      isAnswered = true;
      if (--this.underWay === 0) this.idle();
    };
    message.respond = (...reply: Parameters<typeof respond>) => {
      const sent = respond(...reply);
      answered();
      return sent;
    };
    try {
      await super.handleMessage(...args);
    } catch (error) {
      answered();
      throw error;
    }
    if (!message.reply) answered();
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
