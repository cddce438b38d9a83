import { pageSizes } from '@tandem/domain/limits';
import * as z from 'zod';
import { rpc } from '../define';
import { FileAnswer } from '../entities/answers';
import { BlogPost } from '../entities/blog-post';
import { exactly, filled, integerBetween, json, oneOf, shape, text } from '../fields';
import { gatewayRoutes as at } from './gateway.routes';

export const gatewayCalls = {
  openApi: rpc(at.openApi, { output: json, status: 200, summary: 'This document.' }),
  translations: rpc(at.translations, {
    params: shape({ language: z.enum(['en', 'nl'], { error: 'not_found' }) }),
    output: z.record(z.string(), z.string()),
    status: 200,
    errors: ['not_found'],
    summary: 'All texts of a language: id to ICU message.',
  }),
  refreshTranslations: rpc(at.refreshTranslations, {
    output: shape({ refreshed: z.array(oneOf(['en', 'nl'])) }),
    status: 200,
    summary: 'Reads the texts again.',
  }),
  file: rpc(at.file, {
    params: shape({ key: filled(1_000) }),
    query: shape({ token: text(500).optional() }),
    output: FileAnswer,
    status: 200,
    answer: 'file',
    errors: ['not_found', 'forbidden'],
    summary: 'A file; private ones need the token of their link, good for 15 minutes.',
  }),
  live: rpc(at.live, { output: shape({ status: exactly('ok') }), status: 200, summary: 'The gateway runs.' }),
  ready: rpc(at.ready, {
    output: shape({ status: exactly('ok'), services: z.record(z.string(), z.string()) }),
    status: 200,
    errors: ['not_ready'],
    summary: 'Everything behind the gateway runs.',
  }),
  blogPosts: rpc(at.blogPosts, {
    query: shape({ pageSize: integerBetween(1, pageSizes.largest).optional() }),
    output: z.array(BlogPost),
    status: 200,
    errors: ['content_unavailable'],
    timeout: 10_000,
    summary: 'The latest posts, nine unless said otherwise.',
  }),
  blogPost: rpc(at.blogPost, {
    params: shape({ slug: filled() }),
    output: BlogPost,
    status: 200,
    errors: ['post_not_found', 'content_unavailable'],
    timeout: 10_000,
    summary: 'One post.',
  }),
};
