import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { BaseConfig } from '@tandem/service-kit/config';
import { connectRedis } from '@tandem/service-kit/connect';
import { redisKey } from '@tandem/service-kit/namespace';
import { digestOf, type Limit, RateCounts, tooMany } from '@tandem/service-kit/rate-counts';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { Redis } from 'ioredis';

/** Limits of signing in and what belongs to it. Who is refused is remembered under the account he tried, for staff to lift. */
@Injectable()
export class Limits implements OnModuleDestroy {
  private readonly redis: Redis;
  private readonly counts: RateCounts;

  constructor(@Inject(CONFIG) private readonly config: Pick<BaseConfig, 'NAMESPACE' | 'REDIS_URL'>) {
    this.redis = connectRedis(config.REDIS_URL);
    this.counts = new RateCounts(this.redis, redisKey(config.NAMESPACE, 'auth'));
  }

  onModuleDestroy(): void {
    this.redis.disconnect();
  }

  /** Counts one. Who is refused is kept under `whose`, where given. @throws Problem too_many_requests (429) with the seconds to wait */
  async take(limit: Limit, who: string, whose?: string): Promise<void> {
    const wait = await this.counts.count(limit, digestOf(who));
    if (wait === null) return;
    if (whose !== undefined) await this.keepRefused(limit, who, whose);
    throw tooMany(wait);
  }

  /** How many milliseconds the longest refusal under `whose` still lasts; null when there is none, or Redis is away. */
  async refusedFor(limit: Limit, whose: string): Promise<number | null> {
    const digests = await this.refused(limit, whose);
    const counts = await Promise.all(digests.map(async (digest) => this.counts.counted(limit, digest)));
    const waits = counts.flatMap((count) => (count && count.times > limit.times ? [count.milliseconds] : []));
    return waits.length > 0 ? Math.max(...waits) : null;
  }

  /** Lets everybody who is refused under `whose` start anew. */
  async lift(limit: Limit, whose: string): Promise<void> {
    const digests = await this.refused(limit, whose);
    await Promise.all(digests.map(async (digest) => this.counts.forget(limit, digest)));
  }

  /** Counts one; false when that is too many. */
  async allows(limit: Limit, who: string): Promise<boolean> {
    return (await this.counts.count(limit, digestOf(who))) === null;
  }

  /** Takes one back that turned out not to count. */
  async giveBack(limit: Limit, who: string): Promise<void> {
    await this.counts.giveBack(limit, digestOf(who));
  }

  /** Starts anew. */
  async forget(limit: Limit, who: string): Promise<void> {
    await this.counts.forget(limit, digestOf(who));
  }

  private async keepRefused(limit: Limit, who: string, whose: string): Promise<void> {
    const list = this.listOf(limit, whose);
    await this.redis
      .multi()
      .sadd(list, digestOf(who))
      .expire(list, limit.seconds)
      .exec()
      .catch(() => undefined);
  }

  private async refused(limit: Limit, whose: string): Promise<string[]> {
    return this.redis.smembers(this.listOf(limit, whose)).catch(() => []);
  }

  private listOf({ name }: Limit, whose: string): string {
    return redisKey(this.config.NAMESPACE, 'auth', `${name}-refused`, digestOf(whose));
  }
}
