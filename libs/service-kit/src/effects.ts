import { Injectable, Logger } from '@nestjs/common';
import { AfterCommit, type QueuedHint, type QueuedJob } from './database';

type Effects = { hasEvents: boolean; jobs: readonly QueuedJob[]; hints: readonly QueuedHint[] };

/** Hands what a transaction left behind to whoever carries it out. Nothing here may fail the caller: the change is in. */
@Injectable()
export class CommittedEffects extends AfterCommit {
  private readonly logger = new Logger('effects');
  private readonly listeners: ((effects: Effects) => void)[] = [];

  onCommit(listener: (effects: Effects) => void): void {
    this.listeners.push(listener);
  }

  committed(effects: Effects): void {
    for (const listener of this.listeners) {
      try {
        listener(effects);
      } catch (error) {
        // A bus that closes refuses hints, for one; outbox and ledger hand on by themselves what may not be lost.
        this.logger.warn({ err: error }, 'an effect of a committed change was not carried out at once');
      }
    }
  }
}
