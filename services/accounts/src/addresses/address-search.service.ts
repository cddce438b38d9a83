import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { Address } from '@tandem/contracts/entities/address';
import { search } from '@tandem/geo/places';
import { connectRedis } from '@tandem/service-kit/connect';
import type { Ctx } from '@tandem/service-kit/context';
import { redisKey } from '@tandem/service-kit/namespace';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { Redis } from 'ioredis';
import type { AccountsConfig } from '../config';
import { addressOf } from './address-of';
import { addressProviders } from './providers';

const LEAST = 2;
const TIMEOUT = 2_000;
const KEPT_SECONDS = 7 * 86_400;

/**
 * Finds places and addresses: in the product's own gazetteer, or at a provider where one is set. What a provider
 * answered is kept, so that he is not asked the same twice; while he is away the gazetteer answers.
 */
@Injectable()
export class AddressSearch implements OnModuleDestroy {
  private readonly logger = new Logger('addresses');
  private readonly redis: Redis;

  constructor(@Inject(CONFIG) private readonly config: AccountsConfig) {
    this.redis = connectRedis(config.REDIS_URL);
  }

  onModuleDestroy(): void {
    this.redis.disconnect();
  }

  async find({ language }: Ctx, text: string): Promise<Address[]> {
    const query = text.trim().replace(/\s+/g, ' ');
    if (query.length < LEAST) return [];
    const own = () => search(query, { language }).map(addressOf);
    const { ADDRESS_PROVIDER: name, ADDRESS_PROVIDER_URL: base } = this.config;
    if (name === 'gazetteer' || !base) return own();
    const digest = createHash('sha256').update(`${base}\n${language}\n${query.toLowerCase()}`).digest('base64url');
    const key = redisKey(this.config.NAMESPACE, 'accounts', 'address', name, digest);
    const known = await this.redis.get(key).catch(() => null);
    if (known) return JSON.parse(known) as Address[];
    try {
      const provider = addressProviders[name];
      const found = provider.read(await this.ask(provider.url(base, query, language))).slice(0, 10);
      await this.redis.set(key, JSON.stringify(found), 'EX', KEPT_SECONDS).catch(() => undefined);
      return found;
    } catch (error) {
      this.logger.warn({ err: error, provider: name }, 'the gazetteer answers instead');
      return own();
    }
  }

  private async ask(url: URL): Promise<unknown> {
    const headers = { 'user-agent': `${this.config.PRODUCT_NAME} address search`, accept: 'application/json' };
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    return answer.json();
  }
}
