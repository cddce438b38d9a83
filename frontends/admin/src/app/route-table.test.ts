import { pages as known } from '@tandem/contracts/pages';
import { aCandidate, anEmployer } from '@tandem/web-kit/testing/accounts';
import { outcomeOf, pathsOf } from '@tandem/web-kit/testing/outcome';
import { bare, pages } from './routes';

const app = { pages, bare };
const people = [null, aCandidate({ isAdmin: true }), aCandidate(), anEmployer()];

/** Address, then what visitors, administrators, candidates and employers get there. */
const table: [string, string, string, string, string][] = [
  ['/', 'login', '/admin', 'candidate /', 'employer /'],
  ['/login', 'page', '/admin', 'page', 'page'],
  ['/admin?tab=users', 'login', 'page', 'candidate /', 'employer /'],
  ['/refresh-translations?apiKey=k', 'page', 'page', 'page', 'page'],
  ['/refresh-translations', '/', '/', '/', '/'],
  ['/signups?apiKey=k', 'page', 'page', 'page', 'page'],
  ['/signups', '/', '/', '/', '/'],
  ['/jobs', 'not found', 'not found', 'not found', 'not found'],
];

it.each(table)('leads %s to: %s for visitors, %s for administrators, %s for candidates, %s for employers', (address, ...outcomes) => {
  expect(people.map((account) => outcomeOf('admin', app, address, account))).toEqual(outcomes);
});

it('has exactly the pages that the server knows', () => {
  expect(pathsOf(app)).toEqual([...known.admin].map((path) => path.replace(/:\w+/g, ':x')).sort());
});
