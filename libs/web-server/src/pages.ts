import fs from 'node:fs';
import path from 'node:path';
import { isPage, type AppName } from '@tandem/contracts/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { htmlPage, newNonce } from './html-page';
import { sendProblem } from './problem';
import { hasSession, languageOfPage, themeOf } from './request-facts';
import { contentPolicy, type ExtraSources } from './security-headers';

/** A request for a page, as a renderer sees it. */
export type RenderRequest = { path: string; query: Record<string, unknown>; language: string; hasSession: boolean; origin: string };
/** What a renderer made: HTML for the head and the root, and the status. `location` sends the browser elsewhere. */
export type Rendered = { status?: number; language?: string; head?: string; body?: string; location?: string };
/** Renders public pages on the server; null leaves a page to the browser. A failure does the same and is logged. */
export type Render = (request: RenderRequest) => Promise<Rendered | null>;

export type PageOptions = {
  app: AppName;
  dist: string;
  publicConfig: object;
  render?: Render | undefined;
  extraSources?: ExtraSources | undefined;
};

const wantsPage = ({ method, url }: FastifyRequest, app: AppName): boolean => {
  const isRead = method === 'GET' || method === 'HEAD';
  // A missing script or picture must not be answered with a page; the secret at the end of a mailed link may have a dot in it.
  const isFile = path.extname(pathOf(url)) !== '' && !isPage(app, pathOf(url));
  return isRead && !isFile && !pathOf(url).startsWith('/assets/');
};
const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';

/** Answers every address that is no file with the app's page; 404 as its status when the app has no such page. */
export const servePages = (server: FastifyInstance, options: PageOptions): void => {
  const { app, dist, publicConfig, render, extraSources } = options;
  const page = htmlPage(fs.readFileSync(path.join(dist, 'index.html'), 'utf8'));

  const rendered = async (request: FastifyRequest, language: string): Promise<Rendered> => {
    const facts = { path: pathOf(request.url), query: request.query as Record<string, unknown>, language, hasSession: hasSession(request) };
    try {
      return (await render?.({ ...facts, origin: `${request.protocol}://${request.host}` })) ?? {};
    } catch (error) {
      request.log.error({ err: error, path: facts.path }, 'rendering failed');
      return {};
    }
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!wantsPage(request, app)) return sendProblem(reply, 404, 'not_found');
    const made = await rendered(request, languageOfPage(request));
    if (made.location) return reply.redirect(made.location, made.status ?? 302);
    const nonce = newNonce();
    const html = page({
      language: made.language ?? languageOfPage(request),
      theme: themeOf(request),
      config: { ...publicConfig, hasSession: hasSession(request) },
      nonce,
      head: made.head,
      body: made.body,
    });
    return reply
      .code(made.status ?? (isPage(app, pathOf(request.url)) ? 200 : 404))
      .headers({
        'cache-control': 'private, no-cache',
        'content-security-policy': contentPolicy(nonce, extraSources),
        vary: 'accept-language, cookie',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  };
  server.setNotFoundHandler(answer);
};
