import fc from 'fast-check';
import { candidateProgress, companyProgress, vacancyProgress, type CandidateProgress, type CompanyProgress } from './progress';
import { resumeStatuses } from './resume';
import { readStatuses } from './vacancy';

const fresh: CandidateProgress = {
  firstName: null,
  lastName: null,
  birthDate: null,
  city: null,
  countryCode: 'NL',
  preferences: null,
  resumeStatus: null,
  summaryUrl: null,
};
const complete: CandidateProgress = {
  firstName: 'Sanne',
  lastName: 'Visser',
  birthDate: '1990-02-03',
  city: 'Utrecht',
  countryCode: 'NL',
  preferences: { desiredJobTitle: 'Engineer', jobTypes: ['FULL_TIME'], workModels: ['HYBRID'], travelMode: 'CAR', travelTime: 45 },
  resumeStatus: 'VERIFIED',
  summaryUrl: '/files/summary.md',
};

describe('the progress of a candidate', () => {
  it('begins at 8, for the nationality', () => expect(candidateProgress(fresh)).toBe(8));
  it('ends at 100', () => expect(candidateProgress(complete)).toBe(100));
  it('counts a read resume 20 and a verified one 30', () => {
    expect(resumeStatuses.map((resumeStatus) => candidateProgress({ ...fresh, resumeStatus }) - 8)).toEqual([0, 0, 20, 30, 0]);
  });
  it('does not count a name of one letter', () => expect(candidateProgress({ ...complete, firstName: ' A ' })).toBe(92));
  it('counts preferences only when they are complete', () => {
    expect(candidateProgress({ ...complete, preferences: { ...complete.preferences, workModels: [] } })).toBe(80);
    expect(candidateProgress({ ...complete, preferences: { ...complete.preferences, jobTypes: ['PART_TIME'] } })).toBe(80);
    expect(candidateProgress({ ...complete, preferences: { ...complete.preferences, jobTypes: ['PART_TIME'], hoursPerWeek: 24 } })).toBe(
      100,
    );
  });
  it('stays between 0 and 100', () => {
    const text = fc.option(fc.string());
    const anybody = fc.record({
      firstName: text,
      lastName: text,
      birthDate: text,
      city: text,
      countryCode: text,
      preferences: fc.constantFrom(null, complete.preferences),
      resumeStatus: fc.constantFrom(null, ...resumeStatuses),
      summaryUrl: text,
    });
    fc.assert(fc.property(anybody, (candidate) => candidateProgress(candidate) >= 0 && candidateProgress(candidate) <= 100));
  });
});

const company: CompanyProgress = {
  members: [{ firstName: 'Marijke', lastName: 'Brouwer', email: 'marijke@example.nl', phone: '+31101234567' }],
  companyName: 'Waterkant',
  city: 'Rotterdam',
  foundingDate: '1999-01-01',
  industry: 'energy-utilities',
  companySize: 'LARGE',
  homepage: 'https://waterkant.example',
  summaryUrl: '/files/summary.md',
};

describe('the progress of a company', () => {
  it('is 25 for each step of its intake', () => {
    expect(companyProgress(company)).toBe(100);
    expect(companyProgress({ ...company, summaryUrl: null })).toBe(75);
    expect(companyProgress({ ...company, summaryUrl: null, homepage: '' })).toBe(50);
    expect(companyProgress({ ...company, summaryUrl: null, homepage: '', industry: null })).toBe(25);
  });
  it('needs one member with all personal facts, not all facts among members', () => {
    const [first] = company.members;
    expect(
      companyProgress({
        ...company,
        members: [
          { ...first!, phone: null },
          { ...first!, firstName: null },
        ],
      }),
    ).toBe(75);
    expect(companyProgress({ ...company, members: [{ ...first!, phone: null }, first!] })).toBe(100);
  });
});

describe('the progress of a vacancy', () => {
  it.each([
    [null, false, false, 0],
    ['BUSY', false, false, 0],
    ['ERROR', false, false, 0],
    ['DONE', false, false, 0.25],
    ['DONE', true, false, 0.5],
    ['DONE', true, true, 0.75],
    ['VERIFIED', true, true, 1],
  ] as const)('%s, %s, %s is %s', (readStatus, basicInfoValid, detailsValid, progress) => {
    expect(vacancyProgress({ readStatus, basicInfoValid, detailsValid })).toBe(progress);
  });
  it('never falls when a step is finished', () => {
    const flags = fc.record({
      readStatus: fc.constantFrom(null, ...readStatuses),
      basicInfoValid: fc.boolean(),
      detailsValid: fc.boolean(),
    });
    fc.assert(fc.property(flags, (before) => vacancyProgress({ ...before, detailsValid: true }) >= vacancyProgress(before)));
  });
});
