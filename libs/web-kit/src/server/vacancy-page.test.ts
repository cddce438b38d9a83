import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { replaceConfig } from '../app/config';
import { aVacancy } from '../testing/vacancies';
import type { Missing, Visit } from './public-page';
import { describeVacancy } from './vacancy-page';

beforeAll(() =>
  replaceConfig({ urls: { candidate: 'https://jobs.example', employer: 'https://hire.example', admin: 'https://a.example' } }),
);

const described = (answer: { found: Vacancy } | { status: Missing }) =>
  describeVacancy({ params: { vacancyId: '1' }, language: 'en', t: (id: string) => id, find: async () => answer, askIfAny: async () => null } as unknown as Visit); // prettier-ignore

it.each([
  [404, 'job.not_found'],
  [410, 'job.closed'],
] as const)('answers %s with nothing for search engines', async (status, title) => {
  expect(await described({ status })).toEqual({ title, description: 'not_found.text', status });
});

it('offers an open vacancy, and only shows a filled one', async () => {
  const open = await described({ found: aVacancy({ markdownSummary: 'We dig.' }) });
  expect(open).toMatchObject({ isUnlisted: false });
  expect(JSON.stringify(open.structured)).toContain('JobPosting');
  const filled = await described({ found: aVacancy({ markdownSummary: 'We dig.', filledSince: '2026-11-01T00:00:00.000Z' }) });
  expect(filled).toMatchObject({ isUnlisted: true });
  expect(filled.status).toBeUndefined();
  expect(JSON.stringify(filled.structured)).not.toContain('JobPosting');
});
