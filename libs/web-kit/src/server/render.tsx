import { text } from 'node:stream/consumers';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { createIntl } from 'react-intl';
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider, type RouteObject } from 'react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { api } from '../gateway/api';
import { isApiError } from '../gateway/api-error';
import { replaceConfig, type PublicConfig } from '../app/config';
import type { HandedOver } from '../gateway/handed-over';
import { messagesOf, setMessages, type Messages } from '../language/messages';
import { prepareForVisitor } from '../app/page';
import { Root, routesOf, type AppDefinition } from '../app/root';
import { storage, type Language } from '../browser/storage';
import { bareStore, type AppStore } from '../app/store';
import type { Fetch } from '../gateway/transport';
import { headOf } from './head';
import { Unavailable, type Asking, type Described, type Missing, type PublicPage, type Visit } from './public-page';
import { filesOf, type Manifest, type PageFiles } from './page-files';

/** A visit as the web server hands it over. */
export type Asked = {
  path: string;
  search: string;
  language: Language;
  fetch: Fetch;
  /** Ends the whole of it: a page that is late is the browser's. */
  signal: AbortSignal;
};

/** What the web server writes into the page. `state` goes along as JSON. */
export type Drawn =
  | { status: number; head: string; body: string; state: HandedOver; files: PageFiles }
  | { status: number; location: string };

export type Renderer = (asked: Asked) => Promise<Drawn | null>;

const messagesAge = 60_000;
const loadedAt = new Map<Language, number>();

// The texts may be refreshed while everything runs; the browser gets those of now.
const loadTexts = async (language: Language, fetch: Fetch): Promise<Messages> => {
  const known = messagesOf(language);
  if (known && Date.now() - (loadedAt.get(language) ?? 0) < messagesAge) return known;
  const answer = await fetch(`/api/public/${language}.json`);
  if (!answer.ok) throw new Unavailable(`The texts answered ${answer.status}`);
  const messages = (await answer.json()) as Messages;
  setMessages(language, messages);
  loadedAt.set(language, Date.now());
  return messages;
};

const asker = (store: AppStore) => {
  const find = async <T,>(asking: Asking<T>): Promise<{ found: T } | { status: Missing }> => {
    const { data, error } = await (store.dispatch(asking as never) as unknown as PromiseLike<{ data?: T; error?: unknown }>);
    if (data !== undefined && error === undefined) return { found: data };
    if (error === undefined) return { status: 404 };
    if (isApiError(error) && error.status === 404) return { status: error.isGone ? 410 : 404 };
    throw new Unavailable(isApiError(error) ? `${error.status} ${error.detail ?? ''}` : String(error));
  };
  const ask = async <T,>(asking: Asking<T>): Promise<T | null> => {
    const answer = await find(asking);
    return 'found' in answer ? answer.found : null;
  };
  return { find, ask, askIfAny: <T,>(asking: Asking<T>) => ask(asking).catch(() => null) };
};

const answersOf = (store: AppStore): HandedOver['answers'] =>
  Object.values(store.getState().api.queries).flatMap((query) =>
    query?.status === QueryStatus.fulfilled ? [{ endpointName: query.endpointName, arg: query.originalArgs, value: query.data }] : [],
  );

const isLacking = (store: AppStore): boolean =>
  Object.values(store.getState().api.queries).some((query) => query?.status === QueryStatus.rejected);

const draw = async (store: AppStore, routes: RouteObject[], url: string, signal: AbortSignal): Promise<string> => {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url, { signal }));
  if (context instanceof Response) throw new Error('A route answered by itself');
  const { prelude } = await prerenderToNodeStream(
    <Root store={store}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </Root>,
    // Everything in its place, however long: what comes later would need a script to be put there.
    { signal, progressiveChunkSize: Infinity },
  );
  const body = await text(prelude);
  // Given up half-way, it is a page of gaps.
  signal.throwIfAborted();
  return body;
};

const notFound = (t: Visit['t']): Described => ({ title: t('not_found.title'), description: t('not_found.text'), status: 404 });

type Found = { page: PublicPage | null; params: Record<string, string> };

const find = (pages: readonly PublicPage[], path: string): Found | undefined => {
  for (const page of pages) {
    const match = matchPath(page.path, path);
    if (match) return { page, params: match.params as Record<string, string> };
  }
  return undefined;
};

type Installed = { config: Omit<PublicConfig, 'hasSession'>; manifest: Manifest };

/** Draws the pages for visitors of an app. Null leaves a page to the browser, as with pages that are no public ones. */
export const rendererOf =
  (definition: AppDefinition, pages: readonly PublicPage[]) =>
  ({ config, manifest }: Installed): Renderer => {
    const known: PublicConfig = { ...config, hasSession: false };
    replaceConfig(known);
    const routes = routesOf(definition);
    const files = new Map(pages.map((page) => [page.path, filesOf(manifest, page.module)]));
    const general = filesOf(manifest);

    return async ({ path, search, language, fetch, signal }) => {
      const query = new URLSearchParams(search);
      const decision = await prepareForVisitor(routes, { pathname: path, search });
      if (decision?.kind === 'redirect') return { status: 301, location: decision.to + search };
      if (decision?.kind === 'forward') return { status: 302, location: config.urls[decision.app] + decision.path };
      const found: Found | undefined = decision === null ? { page: null, params: {} } : find(pages, path);
      if (!found || (decision !== null && decision.kind !== 'show')) return null;
      const { page, params } = found;
      if (page?.unlessAsked?.some((name) => query.has(name))) return null;

      const messages = await loadTexts(language, fetch);
      const intl = createIntl({ locale: language, defaultLocale: 'en', messages: messages as Record<string, string> });
      const t: Visit['t'] = (id, values) => intl.formatMessage({ id }, { product: known.product, ...values });
      const store = bareStore({ language, fetch });
      try {
        const described = page ? await page.describe({ params, language, t, ...asker(store) }) : notFound(t);
        const body = await draw(store, routes, `${known.urls[known.app]}${path}${search}`, signal);
        const named = query.get('lang');
        const asked = named === 'en' || named === 'nl' ? named : null;
        return {
          status: described.status ?? 200,
          head: headOf({ config: known, language, asked, path, described }),
          body,
          state: {
            language: isLacking(store) ? null : language,
            answers: answersOf(store),
            unless: [storage.tokenExpiry.key, ...(page?.unless ?? [])],
          },
          files: (page && files.get(page.path)) ?? general,
        };
      } finally {
        // Answers are forgotten by timers otherwise, long after the page was sent.
        store.dispatch(api.util.resetApiState());
      }
    };
  };
