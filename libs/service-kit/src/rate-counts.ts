import { createHash } from 'node:crypto';
import { problem } from '@tandem/contracts/codes';
import type { Problem } from '@tandem/contracts/problem';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';

/** How often something may happen: `times` in `seconds`. */
export type Limit = { name: string; times: number; seconds: number };

/** How often something happened, and for how many milliseconds that still counts. */
export type Counted = { times: number; milliseconds: number };

/** Under this somebody is counted: Redis keeps no addresses, only their digests. */
export const digestOf = (who: string): string => createHash('sha256').update(who).digest('base64url');

/** The refusal of a limit, with whole seconds to wait, at least one. */
export const tooMany = (milliseconds: number): Problem =>
  problem('too_many_requests', undefined, { retryAfter: Math.max(1, Math.ceil(milliseconds / 1_000)) });

/** Counts in Redis for all replicas; while Redis is away each replica counts for itself. Nothing here throws. */
export class RateCounts {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  /** `prefix` begins the names of all keys in Redis. */
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  /** Counts one. Answers the milliseconds to wait when that is too many, else null. */
  async count(limit: Limit, digest: string): Promise<number | null> {
    try {
      await this.of(limit).consume(digest);
      return null;
    } catch (refused) {
      return refused instanceof Error ? null : (refused as RateLimiterRes).msBeforeNext;
    }
  }

  /** What is counted now; null for nothing, or while Redis is away. */
  async counted(limit: Limit, digest: string): Promise<Counted | null> {
    const found = await this.of(limit)
      .get(digest)
      .catch(() => null);
    return found && { times: found.consumedPoints, milliseconds: found.msBeforeNext };
  }

  /** Takes one back that turned out not to count. */
  async giveBack(limit: Limit, digest: string): Promise<void> {
    await this.of(limit)
      .reward(digest)
      .catch(() => undefined);
  }

  /** Starts anew. */
  async forget(limit: Limit, digest: string): Promise<void> {
    await this.of(limit)
      .delete(digest)
      .catch(() => undefined);
  }

  private of({ name, times, seconds }: Limit): RateLimiterRedis {
    const known = this.limiters.get(name);
    if (known) return known;
    const rule = { keyPrefix: `${this.prefix}:${name}`, points: times, duration: seconds };
    const made = new RateLimiterRedis({ ...rule, storeClient: this.redis, insuranceLimiter: new RateLimiterMemory(rule) });
    this.limiters.set(name, made);
    return made;
  }
}
