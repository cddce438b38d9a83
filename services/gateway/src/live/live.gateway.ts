import { fastifyCookie } from '@fastify/cookie';
import proxyAddr from '@fastify/proxy-addr';
import { Inject, Logger } from '@nestjs/common';
import { type OnGatewayInit, WebSocketGateway, WebSocketServer } from '@nestjs/websockets';
import { type HintData, messageOf, parseTopic } from '@tandem/contracts/topics';
import type { Ctx } from '@tandem/service-kit/context';
import { Hints } from '@tandem/service-kit/hints';
import { CONFIG, REGISTRY } from '@tandem/service-kit/tokens';
import { randomUUID } from 'node:crypto';
import { Gauge, type Registry } from 'prom-client';
import type { Server, Socket } from 'socket.io';
import type { GatewayConfig } from '../config';
import { Authenticator } from '../session/authenticate';
import { Revocations } from '../session/revocations';
import { RecentTopics } from './recent-topics';
import { TopicAccess } from './topic-access';
import { TopicThrottle } from './topic-throttle';

/** `missed`: something was said in the topic shortly before, which may be newer than what the browser shows. */
export type Ack = { ok: boolean; detail?: string; missed?: true };
type Answer = (ack: Ack) => void;
/** `asked` counts what this socket asked for since the moment before it. */
type Live = Socket & { data: { ctx?: Ctx; since?: number; asked?: number } };

const MOST_TOPICS = 50;
const MOST_ASKS = { count: 100, within: 10_000 } as const;
/** Open at a time on one replica. Whoever is signed in finds room also when visitors have taken all of theirs. */
const MOST_SOCKETS = { ofAccount: 20, ofAddress: 200, ofVisitors: 5_000 } as const;
const refused = (detail: string): Ack => ({ ok: false, detail });

/**
 * Live topics. A replica hears every hint and passes it to its own sockets; the emitted event is named like the topic.
 * Nothing a client sends is passed to another client.
 */
@WebSocketGateway({
  path: '/socket.io',
  serveClient: false,
  maxHttpBufferSize: 64 * 1_024,
  pingTimeout: 20_000,
  connectTimeout: 20_000,
  transports: ['websocket', 'polling'],
})
export class LiveGateway implements OnGatewayInit {
  @WebSocketServer() private readonly server: Server;
  private readonly logger = new Logger('live');
  private readonly recent = new RecentTopics();
  private readonly isTrusted: ReturnType<typeof proxyAddr.compile>;

  constructor(
    private readonly authenticator: Authenticator,
    private readonly access: TopicAccess,
    private readonly hints: Hints,
    private readonly revocations: Revocations,
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(CONFIG) { TRUSTED_PROXIES }: GatewayConfig,
  ) {
    this.isTrusted = proxyAddr.compile(TRUSTED_PROXIES);
  }

  afterInit(server: Server): void {
    const throttle = new TopicThrottle<HintData | undefined>((topic, data) => server.to(topic).emit(topic, messageOf(topic, data)));
    this.hints.subscribe(({ topic, data }) => {
      if (!parseTopic(topic)) return;
      this.recent.add(topic);
      throttle.push(topic, data);
    });
    this.revocations.onEnd((id) => server.in(sessionRoom(id)).disconnectSockets(true));
    new Gauge({ name: 'tandem_sockets', help: 'Open sockets.', registers: [this.registry], collect() { this.set(server.engine.clientsCount); } }); // prettier-ignore
    server.use((socket, next) => {
      this.enter(socket as Live).then(
        () => next(),
        (error: unknown) => next(error instanceof Error ? error : new Error('refused')),
      );
    });
    server.on('connection', (socket) => this.serve(socket as Live));
  }

  /** By hand, and not by decorators: what Nest keeps for each handler of each socket weighs as much as the socket. */
  private serve(socket: Live): void {
    lighten(socket);
    socket.on('error', (error) => this.logger.debug({ err: error }, 'socket'));
    socket.on('subscribe', (topic: unknown, answer: unknown) => this.answer(this.subscribe(socket, topic), answer));
    socket.on('leave', (topic: unknown, answer: unknown) => this.answer(this.leave(socket, topic), answer));
  }

  private answer(ack: Promise<Ack>, answer: unknown): void {
    ack
      .catch((error: unknown) => {
        this.logger.error({ err: error }, 'live topic');
        return refused('internal_error');
      })
      .then((given) => typeof answer === 'function' && (answer as Answer)(given))
      .catch((error: unknown) => this.logger.debug({ err: error }, 'socket'));
  }

  private async subscribe(socket: Live, topic: unknown): Promise<Ack> {
    const asked = parseTopic(topic);
    const { ctx } = socket.data;
    // What leads nowhere counts too: else whoever guesses would have as many guesses as he likes.
    if (!mayAsk(socket)) return refused('too_many_requests');
    if (!asked || !ctx || typeof topic !== 'string') return refused('topic_not_found');
    if (topicsOf(socket).length >= MOST_TOPICS) return refused('too_many_topics');
    if (!(await this.access.mayListen(asked.kind, asked.id, ctx))) return refused('forbidden');
    await socket.join(topic);
    return this.recent.has(topic) ? { ok: true, missed: true } : { ok: true };
  }

  private async leave(socket: Live, topic: unknown): Promise<Ack> {
    if (!mayAsk(socket)) return refused('too_many_requests');
    if (typeof topic !== 'string' || !parseTopic(topic)) return refused('topic_not_found');
    await socket.leave(topic);
    return { ok: true };
  }

  private async enter(socket: Live): Promise<void> {
    const ctx = await this.authenticator.contextOf(
      socket.handshake.headers,
      fastifyCookie.parse(socket.handshake.headers.cookie ?? ''),
      proxyAddr(socket.request, this.isTrusted),
      randomUUID(),
    );
    socket.data.ctx = ctx;
    if (ctx.accountId && ctx.sessionId) {
      this.findRoom(sessionRoom(ctx.accountId), MOST_SOCKETS.ofAccount);
      await socket.join([sessionRoom(ctx.sessionId), sessionRoom(ctx.accountId)]);
      return;
    }
    const own = `${VISITORS}:${ctx.ip ?? ''}`;
    this.findRoom(own, MOST_SOCKETS.ofAddress);
    this.findRoom(VISITORS, MOST_SOCKETS.ofVisitors);
    await socket.join([VISITORS, own]);
  }

  private findRoom(room: string, most: number): void {
    if ((this.server.sockets.adapter.rooms.get(room)?.size ?? 0) >= most) throw new Error('too_many_sockets');
  }
}

/** Counts what a socket asks for, and hangs up when it is too much. */
const mayAsk = (socket: Live): boolean => {
  const now = Date.now();
  const { since = 0, asked = 0 } = socket.data;
  const isNew = now - since > MOST_ASKS.within;
  socket.data.since = isNew ? now : since;
  socket.data.asked = isNew ? 1 : asked + 1;
  if (socket.data.asked <= MOST_ASKS.count) return true;
  socket.disconnect(true);
  return false;
};

/** Lets go of the request a socket began with: all that is needed of it is in its context. */
const lighten = (socket: Live): void => {
  socket.handshake.headers = {};
  (socket.conn as unknown as { request: unknown }).request = null;
};

const VISITORS = 'visitors';
const sessionRoom = (id: string) => `session:${id}`;
const topicsOf = (socket: Live) => [...socket.rooms].filter((room) => parseTopic(room));
