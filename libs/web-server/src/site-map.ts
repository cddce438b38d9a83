import type { BlogPost } from '@tandem/contracts/entities/blog-post';
import { siteMapPage, type PublicList } from '@tandem/contracts/entities/public-list';
import type { AppName } from '@tandem/contracts/pages';
import type { Fetch } from './fetch-for';
import { escaped } from './escaped';

/** One address of the site map. */
export type Place = { path: string; changedAt?: string };

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const ns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const dayOf = (changedAt: string): string => (Number.isNaN(Date.parse(changedAt)) ? '' : new Date(changedAt).toISOString());

/** An address in all its languages. */
export const urlOf = (base: string, { path, changedAt }: Place): string => {
  const address = escaped(base + path);
  const day = changedAt ? dayOf(changedAt) : '';
  const languages = (['en', 'nl'] as const).map(
    (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}?lang=${code}"/>`,
  );
  const any = `<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/>`;
  return `<url><loc>${address}</loc>${day && `<lastmod>${day}</lastmod>`}${languages.join('')}${any}</url>\n`;
};

/** A file of addresses, piece by piece. */
export async function* urlSet(base: string, stretches: AsyncIterable<readonly Place[]>): AsyncGenerator<string> {
  yield `${xml}<urlset xmlns="${ns}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for await (const places of stretches) yield places.map((place) => urlOf(base, place)).join('');
  yield '</urlset>\n';
}

/** The file that names the others. */
export const siteMapIndex = (base: string, names: readonly string[]): string =>
  `${xml}<sitemapindex xmlns="${ns}">\n${names.map((name) => `<sitemap><loc>${escaped(`${base}/sitemaps/${name}.xml`)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;

const own: Record<AppName, readonly string[]> = {
  candidate: [
    '/',
    '/jobs',
    '/resume',
    '/refer',
    '/blog',
    '/blog/linkedin-resume',
    '/terms-and-conditions',
    '/privacy',
    '/cookie-policy',
    '/accessibility',
  ],
  // What both apps show is at home in the other one.
  employer: ['/', '/refer', '/privacy'],
  admin: [],
};

const lists = {
  vacancies: { call: '/api/public/site-map/vacancies', page: '/jobs/' },
  companies: { call: '/api/public/site-map/companies', page: '/companies/' },
};
type ListName = keyof typeof lists;
const listNames = Object.keys(lists) as ListName[];

/** The gateway could not say. */
export class NoAnswer extends Error {}

const answerOf = async <T>(fetch: Fetch, address: string): Promise<T> => {
  const answer = await fetch(address).catch((error: unknown) => {
    throw new NoAnswer(String(error));
  });
  if (!answer.ok) throw new NoAnswer(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
};

async function* stretchesOf(fetch: Fetch, list: ListName, page: number): AsyncGenerator<readonly Place[]> {
  let left = siteMapPage;
  let query = `page=${page}`;
  while (left > 0) {
    const { items, next } = await answerOf<PublicList>(fetch, `${lists[list].call}?${query}`);
    yield items.slice(0, left).map(({ id, changedAt }) => ({ path: lists[list].page + id, changedAt }));
    left -= items.length;
    if (!next) return;
    query = `after=${next}`;
  }
}

const postsOf = async function* (fetch: Fetch): AsyncGenerator<readonly Place[]> {
  const posts = await answerOf<BlogPost[]>(fetch, '/api/public/blog?pageSize=100');
  yield posts.map(({ slug, updatedAt }) => ({ path: `/blog/${encodeURIComponent(slug)}`, changedAt: updatedAt }));
};

/** The names of an app's files. @throws NoAnswer */
export const siteMapNames = async (app: AppName, fetch: Fetch): Promise<string[]> => {
  if (app !== 'candidate') return ['pages'];
  const totals = await Promise.all(
    listNames.map(async (name) => (await answerOf<PublicList>(fetch, `${lists[name].call}?limit=1`)).total ?? 0),
  );
  const numbered = listNames.flatMap((name, at) =>
    Array.from({ length: Math.ceil((totals[at] ?? 0) / siteMapPage) }, (_, index) => `${name}-${index + 1}`),
  );
  return ['pages', 'posts', ...numbered];
};

/** With its first stretch asked for already. */
const begun = async (stretches: AsyncGenerator<readonly Place[]>): Promise<{ isEmpty: boolean; all: AsyncIterable<readonly Place[]> }> => {
  const first = await stretches.next();
  const all = (async function* () {
    if (!first.done) yield first.value;
    yield* stretches;
  })();
  return { isEmpty: first.done === true || first.value.length === 0, all };
};

/** The addresses of one file, its first ones asked for already; null when there is no such file. @throws NoAnswer */
export const siteMapPlaces = async (app: AppName, name: string, fetch: Fetch): Promise<AsyncIterable<readonly Place[]> | null> => {
  if (name === 'pages') return (async function* () { yield own[app].map((path) => ({ path })); })(); // prettier-ignore
  if (app !== 'candidate') return null;
  if (name === 'posts') return (await begun(postsOf(fetch))).all;
  const [, list, page] = /^(vacancies|companies)-([1-9]\d{0,4})$/.exec(name) ?? [];
  if (!list) return null;
  const { isEmpty, all } = await begun(stretchesOf(fetch, list as ListName, Number(page)));
  return isEmpty ? null : all;
};
