import { isPersonal } from '@tandem/contracts/topics';
import { report } from '../browser/report';
import { throttle } from './throttle';

/** The part of a socket.io socket that live topics need. */
export type LiveSocket = {
  connected: boolean;
  /** Whether the library itself is trying to connect. */
  active: boolean;
  connect: () => unknown;
  disconnect: () => unknown;
  on: (event: string, listener: (...args: never[]) => void) => unknown;
  /** What connects: it says so when its attempts are used up. */
  io: { on: (event: 'reconnect_failed', listener: () => void) => unknown };
  onAny: (listener: (topic: string, payload: unknown) => void) => unknown;
  timeout: (ms: number) => { emit: (event: string, topic: string, ack: (error: Error | null, answer?: Ack) => void) => unknown };
};
/** `missed`: something was said in the topic shortly before one listened. */
type Ack = { ok: boolean; detail?: string; missed?: boolean };
type Hear = (payload: unknown) => void;
type Listener = { hear: ReturnType<typeof throttle<[unknown]>> };

/** How the browser connects. Websockets first: polling would tie a visitor to one replica of the gateway. */
export const socketOptions = {
  path: '/socket.io',
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionAttempts: 5,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  timeout: 20_000,
  withCredentials: true,
};
const throttleMs = 1_000;
const ackMs = 5_000;
const recentMs = 30_000;
/** From one round of attempts to the next: at least, and at most twice as long, so that not all browsers come at once. */
const restMs = 10_000;
const { reconnectionAttempts, reconnectionDelay, reconnectionDelayMax } = socketOptions;

/**
 * Live topics over one socket, opened with the first topic. Topics are counted: the first listener subscribes, the
 * last one leaves. After a reconnect all topics are subscribed again and every listener hears `undefined`, since
 * something may have happened meanwhile; so it does when the server says that something was said shortly before. A server
 * that is away for longer than the attempts last is tried again after a rest, for as long as somebody listens.
 * Each listener hears at once, then at most once a second, the latest.
 */
export class LiveTopics {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly saidAt = new Map<string, number>();
  private opening: Promise<LiveSocket> | null = null;
  private socket: LiveSocket | null = null;
  private hasConnected = false;
  private refusals = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private isRenewed = false;

  /** `renew` asks for a new access token; answers whether there is one. */
  constructor(
    private readonly open: () => Promise<LiveSocket>,
    private readonly renew: () => Promise<boolean>,
  ) {}

  /** Listens to a topic until the returned function is called. */
  join(topic: string, hear: Hear): () => void {
    const listener: Listener = { hear: throttle(hear, throttleMs) };
    const others = this.listeners.get(topic) ?? new Set<Listener>();
    this.listeners.set(topic, others.add(listener));
    if (others.size === 1 && this.socket?.connected) this.emit('subscribe', topic);
    // Said to the others while this one was still loading.
    if (others.size > 1 && Date.now() - (this.saidAt.get(topic) ?? 0) < recentMs) listener.hear(undefined);
    void this.ensureOpen();
    return () => this.part(topic, listener);
  }

  /** Drops the connection and, if anybody listens, makes a new one: whoever signs in or out is somebody else to the server. */
  restart(): void {
    const socket = this.socket;
    this.socket = null;
    this.opening = null;
    this.hasConnected = false;
    this.refusals = 0;
    this.isRenewed = false;
    socket?.disconnect();
    if (this.listeners.size > 0) void this.ensureOpen();
  }

  /** Tries again at once, e.g. when the device is back online. */
  wake(): void {
    if (this.socket && !this.socket.connected && this.listeners.size > 0) this.socket.connect();
  }

  private part(topic: string, listener: Listener): void {
    listener.hear.cancel();
    const others = this.listeners.get(topic);
    if (!others?.delete(listener) || others.size > 0) return;
    this.listeners.delete(topic);
    this.saidAt.delete(topic);
    if (this.socket?.connected) this.emit('leave', topic);
  }

  private ensureOpen(): Promise<void> {
    if (this.opening) return Promise.resolve();
    const opening = this.open();
    this.opening = opening;
    return opening.then(
      (socket) => (this.opening === opening ? this.attach(socket) : void socket.disconnect()),
      (error: unknown) => {
        if (this.opening === opening) this.opening = null;
        report.warn('No live connection', error);
      },
    );
  }

  private attach(socket: LiveSocket): void {
    this.socket = socket;
    const isCurrent = (): boolean => this.socket === socket;
    socket.on('connect', () => isCurrent() && this.connected());
    socket.on('disconnect', (reason: string) => isCurrent() && reason === 'io server disconnect' && this.reconnect(socket));
    socket.io.on('reconnect_failed', () => isCurrent() && this.rest());
    socket.on('connect_error', () => isCurrent() && !socket.active && this.reconnect(socket));
    socket.onAny((topic, payload) => isCurrent() && this.tell(topic, payload));
    if (socket.connected) this.connected();
  }

  private connected(): void {
    const isReturn = this.hasConnected;
    this.hasConnected = true;
    for (const topic of this.listeners.keys()) {
      this.emit('subscribe', topic);
      if (isReturn) this.tell(topic, undefined);
    }
  }

  // The library does not come back by itself after the server has hung up or refused; one that keeps doing so is left alone.
  private reconnect(socket: LiveSocket): void {
    if (this.refusals >= reconnectionAttempts) return;
    const delay = Math.min(reconnectionDelay * 2 ** this.refusals, reconnectionDelayMax);
    this.refusals += 1;
    setTimeout(() => this.socket === socket && socket.connect(), delay);
  }

  private rest(): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.wake(), restMs * (1 + Math.random()));
  }

  private tell(topic: string, payload: unknown): void {
    const listeners = this.listeners.get(topic);
    if (listeners) this.saidAt.set(topic, Date.now());
    listeners?.forEach(({ hear }) => hear(payload));
  }

  private emit(event: 'subscribe' | 'leave', topic: string): void {
    this.socket?.timeout(ackMs).emit(event, topic, (error, answer) => {
      if (!error && answer?.ok) this.listens(topic, answer);
      else if (answer?.detail === 'forbidden' && isPersonal(topic) && !this.isRenewed) void this.comeBackRenewed();
      else report.warn(`Could not ${event} ${topic}`, error ?? answer?.detail);
    });
  }

  private listens(topic: string, { missed }: Ack): void {
    this.refusals = 0;
    if (isPersonal(topic)) this.isRenewed = false;
    if (missed) this.tell(topic, undefined);
  }

  // Nobody asks for another's topics: the connection was made when the access token had run out, and is nobody's.
  private async comeBackRenewed(): Promise<void> {
    const { socket } = this;
    this.isRenewed = true;
    if (!(await this.renew()) || this.socket !== socket) return;
    socket?.disconnect();
    socket?.connect();
  }
}
