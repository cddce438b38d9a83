import { Inject, Injectable } from '@nestjs/common';
import { problem } from '@tandem/contracts/codes';
import type { BlogPost } from '@tandem/contracts/entities/blog-post';
import { shownItems } from '@tandem/domain/limits';
import type { Language } from '@tandem/locales/bundle';
import { Clock } from '@tandem/service-kit/clock';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { GatewayConfig } from '../config';
import { bundledPosts } from './bundled-posts';
import { ContentService } from './content-service';
import { Pictures } from './pictures';

/** The posts: of the content service where there is one, else those that come with the product. */
@Injectable()
export class Blog {
  private readonly service: ContentService | null;

  constructor(@Inject(CONFIG) { CONTENT_URL, CONTENT_TOKEN }: GatewayConfig, pictures: Pictures, clock: Clock) {
    this.service = CONTENT_URL ? new ContentService(CONTENT_URL, CONTENT_TOKEN, pictures.relay, clock) : null;
  }

  /** Newest first. @throws Problem content_unavailable (502) */
  async latest(language: Language, size: number = shownItems.blogPosts): Promise<readonly BlogPost[]> {
    if (!this.service) return bundledPosts[language].slice(0, size);
    const posts = await this.service.posts({
      sort: 'publishedAt:desc',
      'pagination[pageSize]': String(size),
      populate: '*',
      locale: language,
    });
    return posts.slice(0, size);
  }

  /** @throws Problem post_not_found (404), content_unavailable (502) */
  async one(language: Language, slug: string): Promise<BlogPost> {
    const posts = this.service
      ? await this.service.posts({ 'filters[slug][$eq]': slug, populate: '*', locale: language })
      : bundledPosts[language];
    const post = posts.find((each) => each.slug === slug);
    if (!post) throw problem('post_not_found');
    return post;
  }
}
