import { skillIndex } from '@tandem/taxonomy/skill-index';
import { languageOf } from './resume/resume-language';
import { service } from './service';

const timeOf = (work: () => unknown): number => {
  const begin = performance.now();
  work();
  return performance.now() - begin;
};

it('has built what its first caller needs before it takes calls', () => {
  const prepared = timeOf(() => service.prepare?.());
  const first = timeOf(() => [languageOf(['Verpleegkundige']), skillIndex()]);
  expect(first).toBeLessThan(prepared / 3);
});
