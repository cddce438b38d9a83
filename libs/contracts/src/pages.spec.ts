import { isPage } from './pages';

it.each([
  ['candidate', '/jobs/4f1f/resume', true],
  ['candidate', '/vacancies/create', true],
  ['candidate', '/vacancies/4f1f/intake', false],
  ['employer', '/vacancies/4f1f/intake', true],
  ['employer', '/job-preferences', false],
  ['employer', '/blog/how-we-work/', true],
  ['admin', '/admin', true],
  ['admin', '/jobs', false],
  ['candidate', '/nowhere', false],
  ['candidate', '/jobs/a/b', false],
] as const)('knows whether %s has the page %s: %s', (app, path, expected) => {
  expect(isPage(app, path)).toBe(expected);
});
