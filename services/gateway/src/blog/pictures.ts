import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { BaseConfig } from '@tandem/service-kit/config';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayConfig } from '../config';
import { sendProblem } from '../http/problems';
import { CallLimits } from '../limits/call-limits';
import { networkOf } from '../limits/network-of';
import { bundledPicture } from './bundled-posts';
import { fetchWithin } from './fetch-within';

const within = { milliseconds: 5_000, bytes: 5 * 1024 * 1024 };
const raster = /^image\/(?:png|jpeg|webp|avif|gif)(?:;|$)/;
const kept = 'public, max-age=86400';

/** Pictures of posts, from our own address: what they show is kept, and readers are unknown to the content service. */
@Injectable()
export class Pictures {
  constructor(
    private readonly limits: CallLimits,
    @Inject(CONFIG) private readonly config: BaseConfig & GatewayConfig,
  ) {}

  /** The path under which we hand out a picture of the content service; null for what is no address of the web. */
  readonly relay = (given: string): string | null => {
    if (!URL.canParse(given, this.config.CONTENT_URL)) return null;
    const url = new URL(given, this.config.CONTENT_URL);
    if (!/^https?:$/.test(url.protocol) || url.href.length > 1_500) return null;
    return `/public/blog-pictures?${new URLSearchParams({ url: url.href, signature: this.signatureOf(url.href) }).toString()}`;
  };

  mount(fastify: FastifyInstance): void {
    fastify.get<{ Params: { slug: string } }>(
      '/public/blog-pictures/:slug(^[^/.]+).svg',
      { errorHandler: sendProblem },
      async (request, reply) => this.drawing(request.params.slug, reply),
    );
    fastify.get<{ Querystring: Record<string, unknown> }>(
      '/public/blog-pictures',
      { errorHandler: sendProblem },
      async (request, reply) => {
        await this.limits.take('blog.relayPicture', { accountId: null, ip: networkOf(request.ip) });
        return this.relayed(request.query, reply);
      },
    );
  }

  private async drawing(slug: string, reply: FastifyReply): Promise<FastifyReply> {
    const svg = bundledPicture(slug);
    if (!svg) throw problem('not_found');
    return reply.header('cache-control', kept).header('content-type', 'image/svg+xml').send(svg);
  }

  // Only addresses we have signed ourselves: otherwise anybody could have the gateway fetch anything.
  private async relayed({ url, signature }: Record<string, unknown>, reply: FastifyReply): Promise<FastifyReply> {
    if (typeof url !== 'string' || typeof signature !== 'string' || !this.isOurs(url, signature)) throw problem('not_found');
    const { type, body } = await fetchWithin(new URL(url), { accept: 'image/*' }, within).catch(() => {
      throw problem('content_unavailable');
    });
    if (!raster.test(type)) throw problem('not_found');
    return reply.header('cache-control', kept).header('content-type', type).send(body);
  }

  private isOurs(url: string, signature: string): boolean {
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.signatureOf(url));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private signatureOf(url: string): string {
    return createHmac('sha256', this.config.CTX_SECRET).update(`blog picture\n${url}`).digest('base64url');
  }
}
