import { AsyncResource } from 'node:async_hooks';
import { Inject, Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import type { DatabaseConfig } from './config';
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

  /** Runs `apply` when it is its turn, as part of what the caller is doing and not of whatever ended before it. */
  async take<T>(apply: () => Promise<T>): Promise<T> {
    return this.limit(AsyncResource.bind(apply));
  }
}
