import { type APIRequestContext, expect, request } from '@playwright/test';
import { appNames, pages, type AppName } from '@tandem/contracts/pages';
import { stack } from '../stack';

/** Who looks: somebody without an account, or the demo account of the app. */
export type Viewer = 'visitor' | 'member';
export type Visit = { app: AppName; viewer: Viewer; path: string };

/** What the parameters of addresses stand for: by the path's first parts, in one app or in all. */
export type Known = Record<string, string>;

/** Screens that are drawn by what stands in the query: without these only their first state would be seen. */
const states: Record<string, readonly string[]> = { 'candidate /jobs': ['?tab=prompt'] };
/** The same of those that send a visitor to the login, whatever the query. */
const memberStates: Record<string, readonly string[]> = {
  'candidate /job-preferences': ['?tab=travel-time', '?tab=salary-wishes'],
  'candidate /funnel': ['?tab=REJECTED', '?tab=ARCHIVE'],
  'candidate /intake': ['?step=1', '?step=2'],
  'employer /funnel': ['?tab=REJECTED', '?tab=ARCHIVE'],
  'employer /settings': ['?tab=members'],
  'employer /vacancies/:id/intake': ['?step=1', '?step=2', '?step=3'],
  'admin /admin': ['companies', 'vacancies', 'matching-tool', 'analytics', 'operations', 'audit'].map((tab) => `?tab=${tab}`),
};

const keyed = ['/signups', '/refresh-translations'];

/** Screens of both web apps that are the same for everyone; seen once is enough where time counts. */
const sameForAll = [
  '/register/linkedin', '/verify/:secret', '/reset-password/:secret', '/activate-account/:secret', '/blog', '/blogs', '/blog/linkedin-resume',
  '/blog/:slug', '/terms-and-conditions', '/cookie-policy', '/accessibility', '/unsubscribe/:token', '/admin', ...keyed,
]; // prettier-ignore

/** The address behind a path of the tables; a path whose parameter nobody has filled is an error, so that none is forgotten. */
const filled = (app: AppName, path: string, known: Known): string => {
  if (!path.includes(':')) return path;
  const value = known[`${app} ${path}`] ?? known[path];
  if (!value) throw new Error(`Say in crawl/addresses.ts what ${path} of the ${app} app stands for.`);
  return path.replace(/:\w+/, value);
};

const addressesOf = (app: AppName, viewer: Viewer, path: string, known: Known): string[] => {
  const address = filled(app, path, known);
  if (keyed.includes(path)) return [address, `${address}?apiKey=${encodeURIComponent(stack().apiKey)}`];
  const queries = [states, ...(viewer === 'member' ? [memberStates] : [])].flatMap((each) => each[`${app} ${path}`] ?? []);
  return [address, ...queries.map((query) => address + query)];
};

/** Every screen of an app for everybody who may look, from the tables that the apps and their servers share. */
export const everyVisit = (known: Known): Visit[] =>
  appNames.flatMap((app) =>
    (['visitor', 'member'] as const).flatMap((viewer) =>
      [...pages[app], '/nowhere'].flatMap((path) =>
        addressesOf(app, viewer, path, known).map((address) => ({ app, viewer, path: address })),
      ),
    ),
  );

/** As `everyVisit`, but what is the same for everyone only once, by turns in one app and the other. */
export const everyScreenOnce = (known: Known): Visit[] => {
  const once = new Map(sameForAll.map((path, index) => [filled('candidate', path, known), index % 2 ? 'employer' : 'candidate'] as const));
  return everyVisit(known).filter(({ app, viewer, path }) => {
    const turn = once.get(path.split('?')[0] ?? '');
    return app === 'admin' || turn === undefined || (viewer === 'visitor' && turn === app);
  });
};

const signedIn = async (app: AppName): Promise<APIRequestContext> => {
  const by = await request.newContext({ baseURL: stack().gateway, extraHTTPHeaders: { 'x-tandem-app': app } });
  expect((await by.post('/auth/login', { data: stack().accounts[app] })).status()).toBe(200);
  return by;
};

const first = async <T extends { id: string }>(by: APIRequestContext, call: string, accepts: (item: T) => boolean = () => true) => {
  const body = (await (await by.get(call)).json()) as T[] | { items: T[] };
  const found = (Array.isArray(body) ? body : body.items).find(accepts);
  if (!found) throw new Error(`${call} has nothing to show`);
  return found;
};

/** What the addresses of this stack's demo stand for. */
export const knownThings = async (): Promise<Known> => {
  const candidate = await signedIn('candidate');
  const employer = await signedIn('employer');
  const recommended = await first<{ id: string; employer: { id: string } }>(candidate, '/vacancies?withMatches=true');
  const application = await first<{ id: string; status: string }>(employer, '/employer/funnel', ({ status }) => status === 'APPLIED');
  const { id: own } = await first<{ id: string; flags: { readStatus: string | null } }>(
    employer,
    '/vacancies?pageSize=50',
    ({ flags }) => flags.readStatus === 'VERIFIED',
  );
  const post = await first<{ id: string; slug: string }>(candidate, '/public/blog');
  return {
    '/jobs/:id': recommended.id,
    '/jobs/:id/resume': recommended.id,
    '/vacancies/:id': own,
    'candidate /vacancies/:id': recommended.id,
    '/vacancies/:id/intake': own,
    '/matches/:id': application.id,
    '/matches/:id/invite': application.id,
    '/companies/:id': recommended.employer.id,
    '/blog/:slug': post.slug,
    '/verify/:secret': 'no-such-secret',
    '/reset-password/:secret': 'no-such-secret',
    '/activate-account/:secret': 'no-such-secret',
    '/unsubscribe/:token': 'no-such-token',
  };
};
