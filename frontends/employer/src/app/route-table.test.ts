import { pages as known } from '@tandem/contracts/pages';
import { aCandidate, anEmployer } from '@tandem/web-kit/testing/accounts';
import { outcomeOf, pathsOf, routeOf } from '@tandem/web-kit/testing/outcome';
import { bare, pages } from './routes';

const app = { pages, bare };
const candidate = aCandidate();
const employer = anEmployer();

/** Address, then what visitors, candidates and employers get there. */
const table: [string, string, string, string][] = [
  ['/', 'page', 'candidate /', 'page'],
  ['/login', 'page', 'page', '/'],
  ['/register', 'page', 'page', '/profile'],
  ['/register/linkedin', 'page', 'page', 'page'],
  ['/verify/s', 'page', 'page', 'page'],
  ['/forgot-password', 'page', 'page', '/'],
  ['/reset-password/s', 'page', 'page', 'page'],
  ['/activate-account/s', 'page', 'page', 'page'],
  ['/intake?redirectTo=%2Fvacancies', 'gate', 'candidate /intake?redirectTo=%2Fvacancies', 'page'],
  ['/funnel', 'gate', 'candidate /funnel', 'page'],
  ['/notifications', 'gate', 'candidate /notifications', 'page'],
  ['/settings', 'login', 'candidate /profile', 'page'],
  ['/profile', 'login', 'candidate /profile', '/settings'],
  ['/vacancies', 'login', 'candidate /', 'page'],
  ['/vacancies/create', 'login', 'candidate /', 'page'],
  ['/vacancies/7', 'page', 'page', 'page'],
  ['/vacancies/7/intake', 'login', 'candidate /', 'page'],
  ['/matches/7', 'login', 'candidate /', 'page'],
  ['/matches/7/invite', 'login', 'candidate /', 'page'],
  ['/jobs?text=baker', 'candidate /jobs?text=baker', 'candidate /jobs?text=baker', '/'],
  ['/jobs/7', 'page', 'page', 'page'],
  ['/resume', 'page', 'candidate /resume', '/'],
  ['/refer', 'page', 'page', 'page'],
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
  ['/job-preferences', 'not found', 'not found', 'not found'],
  ['/nowhere', 'not found', 'not found', 'not found'],
];

it.each(table)('leads %s to: %s for visitors, %s for candidates, %s for employers', (address, ...outcomes) => {
  expect([null, candidate, employer].map((account) => outcomeOf('employer', app, address, account))).toEqual(outcomes);
});

it('has exactly the pages that the server and the other app know', () => {
  expect(pathsOf(app)).toEqual([...known.employer].map((path) => path.replace(/:\w+/g, ':x')).sort());
});

it('tells the ways to a new vacancy and to the guide about LinkedIn from ids', () => {
  expect(routeOf(app, '/vacancies/create')).toBe('/vacancies/create');
  expect(routeOf(app, '/vacancies/7')).toBe('/vacancies/:vacancyId');
  expect(routeOf(app, '/blog/linkedin-resume')).toBe('/blog/linkedin-resume');
});
