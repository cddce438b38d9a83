/**
 * Every page of the three apps, as paths in the form of their routers (`:id` stands for one part). Plain data:
 * the web servers answer 404 for anything else, an app knows which pages of the other one it may send people to,
 * and mails take their addresses from here.
 */
const shared = [
  '/',
  '/login',
  '/register',
  '/register/linkedin',
  '/verify/:secret',
  '/forgot-password',
  '/reset-password/:secret',
  '/activate-account/:secret',
  '/funnel',
  '/intake',
  '/notifications',
  '/profile',
  '/settings',
  '/refer',
  '/my-data',
  '/resume',
  '/jobs',
  '/jobs/:id',
  '/vacancies/:id',
  '/companies/:id',
  '/blog',
  '/blogs',
  '/blog/linkedin-resume',
  '/blog/:slug',
  '/terms-and-conditions',
  '/privacy',
  '/cookie-policy',
  '/accessibility',
  '/unsubscribe/:token',
  '/admin',
  '/signups',
  '/refresh-translations',
] as const;

/** The pages of each app. */
export const pages = {
  candidate: [...shared, '/job-preferences', '/jobs/:id/resume'],
  employer: [...shared, '/vacancies', '/vacancies/create', '/vacancies/:id/intake', '/matches/:id', '/matches/:id/invite'],
  admin: ['/', '/login', '/admin', '/signups', '/refresh-translations'],
} as const;

export type AppName = keyof typeof pages;
export const appNames = ['candidate', 'employer', 'admin'] as const satisfies readonly AppName[];

const patternOf = (page: string): RegExp => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`);
const patterns = Object.fromEntries(appNames.map((app) => [app, pages[app].map(patternOf)])) as Record<AppName, RegExp[]>;

/** Whether a path (without query) is a page of an app. */
export const isPage = (app: AppName, path: string): boolean => patterns[app].some((pattern) => pattern.test(path));
