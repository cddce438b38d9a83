// @ts-check
import { unbuiltIn } from './screens-missing.mjs';

it('names each screen once that a route table says is not built', () => {
  const table = `
    page('/', { visitor: unbuilt('SC-HOME-PUBLIC', 'home.title'), CANDIDATE: { to: '/jobs' } }),
    page('/jobs/:id', { CANDIDATE: jobs, everyone: unbuilt(
      'SC-C-JOB', 'nav.job') }),
    page('/blog', { everyone: unbuilt('SC-BLOG', 'nav.blog') }),
    page('/blog/:slug', { everyone: unbuilt('SC-BLOG', 'nav.blog') }),
  `;
  expect(unbuiltIn(table)).toEqual(['SC-BLOG', 'SC-C-JOB', 'SC-HOME-PUBLIC']);
});

it('names none when all are built', () => expect(unbuiltIn("page('/', { everyone: home })")).toEqual([]));
