import type { BlogPost } from '@tandem/contracts/entities/blog-post';
import type { gatewayCalls } from '@tandem/contracts/gateway/gateway';
import { gatewayRoutes } from '@tandem/contracts/gateway/gateway.routes';
import { api } from '../gateway/api';
import { call } from '../gateway/call';

const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    blogPosts: build.query(call<typeof gatewayCalls.blogPosts>(gatewayRoutes.blogPosts)),
    blogPost: build.query(call<typeof gatewayCalls.blogPost>(gatewayRoutes.blogPost)),
  }),
});

export const blogEndpoints = blogApi.endpoints;
export const { useBlogPostsQuery, useBlogPostQuery } = blogApi;

/** Where readers of feeds find the posts in a language. */
export const feedUrl = (language: string): string => `/api/public/blog/rss.xml?lang=${language}`;

type Size = keyof NonNullable<BlogPost['thumbnail']>['formats'];

/** A post's picture as the page can load it: the first of the given sizes that there is. */
export const pictureOf = ({ thumbnail }: BlogPost, sizes: readonly Size[]) => {
  const found = sizes.map((size) => thumbnail?.formats[size]).find((format) => format !== undefined);
  return found && { ...found, url: found.url.startsWith('/') ? `/api${found.url}` : found.url };
};

const WORDS_A_MINUTE = 200;

/** How long reading takes, in whole minutes, one at least. */
export const minutesToRead = (content: string): number => Math.max(1, Math.round(content.split(/\s+/).length / WORDS_A_MINUTE));
