import { pages as known } from '@tandem/contracts/pages';
import { aCandidate, anEmployer } from '@tandem/web-kit/testing/accounts';
import { outcomeOf, pathsOf, routeOf } from '@tandem/web-kit/testing/outcome';
import { bare, pages } from './routes';

const app = { pages, bare };
const candidate = aCandidate();
const employer = anEmployer();

/** Address, then what visitors, candidates and employers get there. */
const table: [string, string, string, string][] = [
  ['/', 'page', '/jobs', 'employer /'],
  ['/login', 'page', '/', 'page'],
  ['/login?redirectTo=%2Ffunnel', 'page', '/funnel', 'page'],
  ['/register', 'page', '/profile', 'page'],
  ['/register/linkedin', 'page', 'page', 'page'],
  ['/verify/s', 'page', 'page', 'page'],
  ['/forgot-password', 'page', '/', 'page'],
  ['/reset-password/s', 'page', 'page', 'page'],
  ['/activate-account/s', 'page', 'page', 'page'],
  ['/jobs', 'page', 'page', 'employer /'],
  ['/jobs/7', 'page', 'page', 'page'],
  ['/jobs/7/resume', 'login', 'page', 'employer /'],
  ['/job-preferences', 'login', 'page', 'employer /'],
  ['/funnel?tab=ARCHIVE', 'gate', 'page', 'employer /funnel?tab=ARCHIVE'],
  ['/notifications', 'gate', 'page', 'employer /notifications'],
  ['/intake', 'gate', 'page', 'employer /intake'],
  ['/resume', 'page', 'page', 'employer /'],
  ['/profile', 'login', 'page', 'employer /settings'],
  ['/settings', 'login', '/profile', 'employer /settings'],
  ['/refer', 'page', 'page', 'page'],
  ['/vacancies/7', 'page', 'page', 'page'],
  ['/companies/7', 'page', 'page', 'page'],
  ['/blog', 'page', 'page', 'page'],
  ['/blogs', '/blog', '/blog', '/blog'],
  ['/blog/linkedin-resume', 'page', 'page', 'page'],
  ['/blog/first-day', 'page', 'page', 'page'],
  ['/terms-and-conditions', 'page', 'page', 'page'],
  ['/privacy', 'page', 'page', 'page'],
  ['/cookie-policy', 'page', 'page', 'page'],
  ['/accessibility', 'page', 'page', 'page'],
  ['/unsubscribe/t', 'page', 'page', 'page'],
  ['/admin?tab=users', 'admin /admin?tab=users', 'admin /admin?tab=users', 'admin /admin?tab=users'],
  ['/signups?apiKey=k', 'admin /signups?apiKey=k', 'admin /signups?apiKey=k', 'admin /signups?apiKey=k'],
  ['/signups', '/', '/', '/'],
  [
    '/refresh-translations?apiKey=k',
    'admin /refresh-translations?apiKey=k',
    'admin /refresh-translations?apiKey=k',
    'admin /refresh-translations?apiKey=k',
  ],
  ['/refresh-translations', '/', '/', '/'],
  ['/vacancies', 'not found', 'not found', 'not found'],
  ['/nowhere', 'not found', 'not found', 'not found'],
];

it.each(table)('leads %s to: %s for visitors, %s for candidates, %s for employers', (address, ...outcomes) => {
  expect([null, candidate, employer].map((account) => outcomeOf('candidate', app, address, account))).toEqual(outcomes);
});

it('has exactly the pages that the server and the other app know', () => {
  expect(pathsOf(app)).toEqual([...known.candidate].map((path) => path.replace(/:\w+/g, ':x')).sort());
});

it('tells the guide about LinkedIn from the posts of the blog', () => {
  expect(routeOf(app, '/blog/linkedin-resume')).toBe('/blog/linkedin-resume');
  expect(routeOf(app, '/blog/other')).toBe('/blog/:slug');
});
