import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JSONCodec, type NatsConnection } from 'nats';
import { CommittedEffects } from './effects';
import type { QueuedHint } from './database';
import { NATS } from './tokens';

const codec = JSONCodec<QueuedHint>();
const SUBJECT = 'hint';

/** Hints go to every gateway replica at once and may be lost: the truth is a call away. */
@Injectable()
export class Hints {
  constructor(@Inject(NATS) private readonly nats: NatsConnection) {}

  publish(hint: QueuedHint): void {
    if (!this.nats.isClosed()) this.nats.publish(SUBJECT, codec.encode(hint));
  }

  /** Every hint of every service. No queue group, so that each replica hears all. */
  subscribe(listener: (hint: QueuedHint) => void): () => void {
    const subscription = this.nats.subscribe(SUBJECT, { callback: (error, message) => !error && listener(codec.decode(message.data)) });
    return () => subscription.unsubscribe();
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
