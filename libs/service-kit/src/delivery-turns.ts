import { AsyncResource } from 'node:async_hooks';
import { Inject, Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import pLimit from 'p-limit';
import type { DatabaseConfig } from './config';
import { ANSWER_WITHIN } from './delivery';
import { CONFIG } from './tokens';

/**
 * Applies at most so many parcels at once that half of the service's connections stay free: events can come faster than
 * they are applied, and calls, behind which somebody waits, must not stand in their line.
 */
@Injectable()
export class DeliveryTurns {
  private readonly limit: pLimit.Limit;

  constructor(@Inject(CONFIG) { DATABASE_POOL }: DatabaseConfig) {
    this.limit = pLimit(Math.ceil(DATABASE_POOL / 2));
  }

  /**
   * Runs `apply` when it is its turn, as part of what the caller is doing and not of whatever ended before it. By then
   * the sender may have given up waiting: his parcel comes again, so it is not applied but let go, or the line would
   * hold all that a long backlog ever sent.
   * @throws Problem timeout (504)
   */
  async take<T>(apply: () => Promise<T>): Promise<T> {
    const arrived = performance.now();
    const inTime = async () => {
      if (performance.now() - arrived >= ANSWER_WITHIN) throw problem('timeout');
      return apply();
    };
    return this.limit(AsyncResource.bind(inTime));
  }
}
