import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { replaceConfig } from '../app/config';
import { brokenRules, leftOut } from '../testing/job-posting-rules';
import { aVacancy } from '../testing/vacancies';
import { jobPosting } from './job-posting';

const t = (id: string): string => id;
const postingOf = (parts: Partial<Vacancy> = {}) =>
  jobPosting(aVacancy({ markdownSummary: 'We dig.', ...parts }), t) as Record<string, unknown> | null;

beforeAll(() =>
  replaceConfig({ urls: { candidate: 'https://jobs.example', employer: 'https://hire.example', admin: 'https://a.example' } }),
);

it('keeps to the rules of Google for a vacancy with all there is to say', () => {
  const posting = postingOf({
    salaryMin: 3_000,
    salaryMax: 4_000,
    minHoursPerWeek: 24,
    contractType: 'TEMPORARY',
    markdownSummary: '## Work\n\n- dig\n- <script>alert(1)</script> & fill',
  });
  expect(brokenRules(posting ?? {})).toEqual([]);
  // Vacancies have no last day here.
  expect(leftOut(posting ?? {})).toEqual(['validThrough']);
  expect(posting).toMatchObject({
    employmentType: ['PART_TIME', 'TEMPORARY'],
    url: expect.stringContaining('https://jobs.example/jobs/') as string,
  });
  expect(posting?.['description']).toContain('<li>dig</li>');
  expect(posting?.['description']).not.toContain('<script');
});

it.each<[string, Partial<Vacancy>]>([
  ['a draft', { summaryUrl: null }],
  ['a filled vacancy', { filledSince: '2026-11-01T00:00:00.000Z' }],
  ['a vacancy of another site', { isScraped: true }],
  ['one without a title', { title: null }],
  ['one without a place', { address: null, employer: { ...aVacancy().employer, address: null }, workModel: 'ON_SITE' }],
])('offers nothing for %s', (_, parts) => expect(postingOf(parts)).toBeNull());

it('says from where people may work who work from anywhere', () => {
  const posting = postingOf({ address: null, employer: { ...aVacancy().employer, address: null }, workModel: 'REMOTE' });
  expect(brokenRules(posting ?? {})).toEqual([]);
  expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country' } });
});

it('names no salary that is only an estimate of ours', () => {
  expect(postingOf({ salaryMin: 3_000, salaryMax: 4_000, salaryIsEstimated: true })).not.toHaveProperty('baseSalary');
});

it.each<[string, object]>([
  ['title', { title: '<b>Planner</b>' }],
  ['description', { description: '' }],
  ['datePosted', { datePosted: 'yesterday' }],
  ['hiringOrganization', { hiringOrganization: 'Warmtenet' }],
  ['jobLocation', { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'NL' } } }],
  ['employmentType', { employmentType: 'FULLTIME' }],
  ['baseSalary', { baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value: { minValue: 2, maxValue: 1, unitText: 'MONTH' } } }],
])('is told by the rules that %s is wrong', (name, wrong) => {
  expect(brokenRules({ ...postingOf(), ...wrong })).toEqual([name]);
});
