import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { BaseConfig } from '@tandem/service-kit/config';
import { connectRedis } from '@tandem/service-kit/connect';
import { redisKey } from '@tandem/service-kit/namespace';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';

/** How often something may happen: `times` in `seconds`. */
export type Limit = { name: string; times: number; seconds: number };

/** Counts in Redis for all replicas; while Redis is away each replica counts for itself. */
@Injectable()
export class Limits implements OnModuleDestroy {
  private readonly redis: Redis;
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(@Inject(CONFIG) private readonly config: Pick<BaseConfig, 'NAMESPACE' | 'REDIS_URL'>) {
    this.redis = connectRedis(config.REDIS_URL);
  }

  onModuleDestroy(): void {
    this.redis.disconnect();
  }

  /** Counts one. Who is refused is kept under `whose`, where given. @throws Problem too_many_requests (429) with the seconds to wait */
  async take(limit: Limit, who: string, whose?: string): Promise<void> {
    const wait = await this.count(limit, who);
    if (wait === null) return;
    if (whose !== undefined) await this.keepRefused(limit, who, whose);
    throw problem('too_many_requests', undefined, { retryAfter: wait });
  }

  /** How many milliseconds the longest refusal under `whose` still lasts; null when there is none, or Redis is away. */
  async refusedFor(limit: Limit, whose: string): Promise<number | null> {
    const keys = await this.refused(limit, whose);
    const counts = await Promise.all(
      keys.map(async (key) =>
        this.limiter(limit)
          .get(key)
          .catch(() => null),
      ),
    );
    const waits = counts.flatMap((count) => (count && count.consumedPoints > limit.times ? [count.msBeforeNext] : []));
    return waits.length > 0 ? Math.max(...waits) : null;
  }

  /** Lets everybody who is refused under `whose` start anew. */
  async lift(limit: Limit, whose: string): Promise<void> {
    const keys = await this.refused(limit, whose);
    await Promise.all(keys.map(async (key) => this.limiter(limit).delete(key)));
  }

  /** Counts one; false when that is too many. */
  async allows(limit: Limit, who: string): Promise<boolean> {
    return (await this.count(limit, who)) === null;
  }

  /** Takes one back that turned out not to count. */
  async giveBack(limit: Limit, who: string): Promise<void> {
    await this.limiter(limit)
      .reward(keyOf(who))
      .catch(() => undefined);
  }

  /** Starts anew. */
  async forget(limit: Limit, who: string): Promise<void> {
    await this.limiter(limit)
      .delete(keyOf(who))
      .catch(() => undefined);
  }

  private async keepRefused(limit: Limit, who: string, whose: string): Promise<void> {
    const list = this.listOf(limit, whose);
    await this.redis
      .multi()
      .sadd(list, keyOf(who))
      .expire(list, limit.seconds)
      .exec()
      .catch(() => undefined);
  }

  private async refused(limit: Limit, whose: string): Promise<string[]> {
    return this.redis.smembers(this.listOf(limit, whose)).catch(() => []);
  }

  private listOf({ name }: Limit, whose: string): string {
    return redisKey(this.config.NAMESPACE, 'auth', `${name}-refused`, keyOf(whose));
  }

  private async count(limit: Limit, who: string): Promise<number | null> {
    try {
      await this.limiter(limit).consume(keyOf(who));
      return null;
    } catch (refused) {
      if (refused instanceof Error) return null;
      return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1_000));
    }
  }

  private limiter({ name, times, seconds }: Limit): RateLimiterRedis {
    const known = this.limiters.get(name);
    if (known) return known;
    const rule = { keyPrefix: redisKey(this.config.NAMESPACE, 'auth', name), points: times, duration: seconds };
    const made = new RateLimiterRedis({ ...rule, storeClient: this.redis, insuranceLimiter: new RateLimiterMemory(rule) });
    this.limiters.set(name, made);
    return made;
  }
}

/** Redis keeps no addresses, only their digests. */
const keyOf = (who: string) => createHash('sha256').update(who).digest('base64url');
