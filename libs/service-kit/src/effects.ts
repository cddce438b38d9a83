import { Injectable } from '@nestjs/common';
import { AfterCommit, type QueuedHint, type QueuedJob } from './database';

type Effects = { hasEvents: boolean; jobs: readonly QueuedJob[]; hints: readonly QueuedHint[] };

/** Hands what a transaction left behind to whoever carries it out. Nothing here may fail the caller: the change is in. */
@Injectable()
export class CommittedEffects extends AfterCommit {
  private readonly listeners: ((effects: Effects) => void)[] = [];

  onCommit(listener: (effects: Effects) => void): void {
    this.listeners.push(listener);
  }

  committed(effects: Effects): void {
    for (const listener of this.listeners) listener(effects);
  }
}
