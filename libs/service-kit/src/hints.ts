import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JSONCodec, type NatsConnection, type Subscription } from 'nats';
import { CommittedEffects } from './effects';
import type { QueuedHint } from './database';
import { NATS } from './tokens';

const codec = JSONCodec<QueuedHint>();
const SUBJECT = 'hint';

/** Hints go to every gateway replica at once and may be lost: the truth is a call away. */
@Injectable()
export class Hints {
  private readonly listeners = new Set<(hint: QueuedHint) => void>();
  private subscription: Subscription | undefined;

  constructor(@Inject(NATS) private readonly nats: NatsConnection) {}

  publish(hint: QueuedHint): void {
    if (!this.nats.isClosed()) this.nats.publish(SUBJECT, codec.encode(hint));
  }

  /** Every hint of every service. No queue group, so that each replica hears all; but each of them only once, however many listen in it. */
  subscribe(listener: (hint: QueuedHint) => void): () => void {
    this.subscription ??= this.nats.subscribe(SUBJECT, { callback: (error, message) => !error && this.hear(codec.decode(message.data)) });
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private hear(hint: QueuedHint): void {
    for (const listener of this.listeners) listener(hint);
  }
}

/** Sends a transaction's hints once it is in. */
@Injectable()
export class CommittedHints implements OnApplicationBootstrap {
  constructor(
    private readonly hints: Hints,
    private readonly effects: CommittedEffects,
  ) {}

  onApplicationBootstrap(): void {
    this.effects.onCommit(({ hints }) => hints.forEach((hint) => this.hints.publish(hint)));
  }
}
