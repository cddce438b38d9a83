import { Inject, Injectable } from '@nestjs/common';
import { type Language, languageOf } from '@tandem/locales/bundle';
import type { BaseConfig } from '@tandem/service-kit/config';
import { textOf } from '@tandem/service-kit/texts';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import { sendProblem } from '../http/problems';
import { Blog } from './blog';

/** The latest posts as RSS 2.0, in the language of `?lang=`, else the reader's. */
@Injectable()
export class BlogFeed {
  constructor(
    private readonly blog: Blog,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  mount(fastify: FastifyInstance): void {
    fastify.get<{ Querystring: Record<string, unknown> }>(
      '/public/blog/rss.xml',
      { errorHandler: sendProblem },
      async ({ query, headers }, reply) => {
        const wanted = typeof query['lang'] === 'string' ? query['lang'] : headers['accept-language'];
        return reply
          .header('content-type', 'application/rss+xml; charset=utf-8')
          .header('cache-control', 'public, max-age=300')
          .header('vary', 'accept-language')
          .send(await this.of(languageOf(wanted)));
      },
    );
  }

  /** @throws Problem content_unavailable (502) */
  private async of(language: Language): Promise<string> {
    const { PRODUCT_NAME, CANDIDATE_URL } = this.config;
    const posts = await this.blog.latest(language);
    const feed = new Feed({
      title: `${textOf(language, 'nav.blog')} - ${PRODUCT_NAME}`,
      description: textOf(language, 'blog.intro'),
      id: `${CANDIDATE_URL}/blog`,
      link: `${CANDIDATE_URL}/blog?lang=${language}`,
      feedLinks: { rss: `${CANDIDATE_URL}/api/public/blog/rss.xml?lang=${language}` },
      language,
      copyright: PRODUCT_NAME,
      ...(posts[0] ? { updated: new Date(posts[0].updatedAt) } : {}),
    });
    for (const { title, slug, excerpt, createdAt } of posts) {
      const link = `${CANDIDATE_URL}/blog/${slug}?lang=${language}`;
      feed.addItem({ title, id: link, link, description: excerpt ?? '', date: new Date(createdAt) });
    }
    return feed.rss2();
  }
}
