import { Logger } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { BlogPost } from '@tandem/contracts/entities/blog-post';
import type { Clock } from '@tandem/service-kit/clock';
import { LRUCache } from 'lru-cache';
import { fetchWithin } from './fetch-within';
import { postsOf, type Relay } from './strapi';

const FRESH = 5 * 60_000;
/** After a failure nobody is kept waiting for the next one. */
const REST = 10_000;
const within = { milliseconds: 4_000, bytes: 8_000_000 };

/**
 * The content service by its REST interface. Answers are kept for five minutes, are asked for once however many wait,
 * and while it fails what was last heard of it stands.
 */
export class ContentService {
  private readonly log = new Logger(ContentService.name);
  private restsUntil = 0;
  private readonly kept = new LRUCache<string, BlogPost[]>({
    max: 200,
    ttl: FRESH,
    perf: { now: () => this.clock.now().getTime() },
    ttlResolution: 0,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: async (query) => this.ask(query),
  });

  constructor(
    private readonly base: string,
    private readonly token: string | undefined,
    private readonly relay: Relay,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem content_unavailable (502) */
  async posts(query: Record<string, string>): Promise<BlogPost[]> {
    const found = await this.kept.fetch(new URLSearchParams(query).toString()).catch(() => undefined);
    if (!found) throw problem('content_unavailable');
    return found;
  }

  private async ask(query: string): Promise<BlogPost[]> {
    const now = this.clock.now().getTime();
    if (now < this.restsUntil) throw new Error('rests');
    try {
      const url = new URL(`${this.base.replace(/\/+$/, '')}/api/posts?${query}`);
      const { body } = await fetchWithin(url, { accept: 'application/json', ...this.authorization() }, within);
      return postsOf(JSON.parse(body.toString('utf8')), this.relay);
    } catch (error) {
      this.restsUntil = this.clock.now().getTime() + REST;
      this.log.warn(`The content service: ${error instanceof Error ? error.message : 'failed'}`);
      throw error;
    }
  }

  private authorization(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {};
  }
}
