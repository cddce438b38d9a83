import fs from 'node:fs';
import path from 'node:path';
import { isPage, type AppName } from '@tandem/contracts/pages';
import type { Language } from '@tandem/locales/bundle';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawnFiles } from './drawn-files';
import { fetchFor, type Fetch } from './fetch-for';
import { htmlPage, newNonce } from './html-page';
import { sendProblem } from './problem';
import { hasSession, languageCookie, languageOfPage, themeOf } from './request-facts';
import { contentPolicy, type ExtraSources } from './security-headers';

/** A visit of a page, as a renderer sees it. */
export type RenderRequest = {
  path: string;
  /** The query, with its question mark. */
  search: string;
  language: Language;
  /** Fetches what the page would: below /api from the gateway, else a file of the app. */
  fetch: Fetch;
  /** Ends when the answer would come too late. */
  signal: AbortSignal;
};
/** What a renderer made: HTML for the head and the root, the status, and what it was made from. `location` sends the browser elsewhere. */
export type Rendered = {
  status?: number;
  head?: string;
  body?: string;
  state?: object;
  /** Addresses of the styles that are written into the page, and of the scripts that are fetched once it is painted, in their order. */
  files?: { styles: readonly string[]; scripts: readonly string[] };
  location?: string;
};
/** Renders the pages of visitors; null leaves one to the browser. A failure does the same and is logged. */
export type Render = (request: RenderRequest) => Promise<Rendered | null>;

export type PageOptions = {
  app: AppName;
  dist: string;
  gatewayUrl: string;
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
const addressOf = (url: string): [path: string, search: string] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
};
const pathOf = (url: string): string => addressOf(url)[0];

/** Milliseconds after which a page is left to the browser. */
const renderWithin = 2_000;

/** Answers every address that is no file with the app's page; 404 as its status when the app has no such page. */
export const servePages = (server: FastifyInstance, options: PageOptions): void => {
  const { app, dist, publicConfig, render, extraSources } = options;
  const page = htmlPage(fs.readFileSync(path.join(dist, 'index.html'), 'utf8'));
  const { filesFor, policy } = drawnFiles(dist);

  const rendered = async (request: FastifyRequest): Promise<Rendered> => {
    // Who has a session sees pages of his own, and only the browser knows which.
    if (!render || hasSession(request)) return {};
    const language = languageOfPage(request);
    const signal = AbortSignal.timeout(renderWithin);
    const [path, search] = addressOf(request.url);
    try {
      return (await render({ path, search, language, signal, fetch: fetchFor(request, { ...options, language, signal }) })) ?? {};
    } catch (error) {
      request.log.warn({ err: error, path }, 'rendering failed');
      return {};
    }
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!wantsPage(request, app)) return sendProblem(reply, 404, 'not_found');
    const made = await rendered(request);
    if (made.location) return reply.redirect(made.location, made.status ?? 302);
    const nonce = newNonce();
    const html = page({
      language: languageOfPage(request),
      theme: themeOf(request),
      config: { ...publicConfig, hasSession: hasSession(request), language: languageOfPage(request) },
      nonce,
      head: made.head,
      body: made.body,
      state: made.state,
      files: made.files && filesFor(made.files, `/api/public/${languageOfPage(request)}.json`),
    });
    const cookie = languageCookie(request);
    if (cookie) void reply.header('set-cookie', cookie);
    return reply
      .code(made.status ?? (isPage(app, pathOf(request.url)) ? 200 : 404))
      .headers({
        'cache-control': 'private, no-cache',
        'content-security-policy': contentPolicy(nonce, policy(extraSources)),
        vary: 'accept-language, cookie',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  };
  // A route, since only what routes answer is compressed.
  server.get('/*', answer);
  server.setNotFoundHandler(answer);
};
