import {
  candidateIntakeStep,
  companyIntakeStep,
  generating,
  hasSummary,
  isPersonalFormAll,
  vacancyIntakeStep,
  type CandidateIntake,
  type CompanyIntake,
} from './intake';

const nobody: CandidateIntake = {
  firstName: null,
  lastName: null,
  birthDate: null,
  city: null,
  countryCode: 'NL',
  hasPreferences: false,
  resumeStatus: null,
};
const person: CandidateIntake = {
  ...nobody,
  firstName: 'Sanne',
  lastName: 'Visser',
  birthDate: '1990-02-03',
  city: 'Utrecht',
  hasPreferences: true,
};

describe('the intake of a candidate', () => {
  it('begins with the person', () => expect(candidateIntakeStep(nobody)).toBe(1));
  it.each(['firstName', 'lastName', 'birthDate', 'city', 'countryCode'] as const)('stays there without %s', (field) => {
    expect(candidateIntakeStep({ ...person, [field]: '' })).toBe(1);
  });
  it('stays there without preferences', () => expect(candidateIntakeStep({ ...person, hasPreferences: false })).toBe(1));
  it('goes on to the upload', () =>
    expect(
      [null, 'PENDING', 'BUSY', 'ERROR'].map((resumeStatus) => candidateIntakeStep({ ...person, resumeStatus } as CandidateIntake)),
    ).toEqual([2, 2, 2, 2]));
  it('goes on to the builder once the resume is read', () =>
    expect((['DONE', 'VERIFIED'] as const).map((resumeStatus) => candidateIntakeStep({ ...person, resumeStatus }))).toEqual([3, 3]));
  it('is a single form when only the person is missing', () => {
    expect(isPersonalFormAll({ ...nobody, resumeStatus: 'VERIFIED' })).toBe(true);
    expect(isPersonalFormAll(nobody)).toBe(false);
    expect(isPersonalFormAll({ ...person, resumeStatus: 'VERIFIED' })).toBe(false);
  });
  it('lets a candidate on whose summary is still being written', () => {
    expect(hasSummary({ summaryDraftUrl: generating })).toBe(true);
    expect(hasSummary({ summaryUrl: null, summaryDraftUrl: null })).toBe(false);
  });
});

describe('the intake of a company', () => {
  const company: CompanyIntake = {
    firstName: 'Marijke',
    lastName: 'Brouwer',
    email: 'm@example.nl',
    phone: '+31101234567',
    companyName: 'Waterkant',
    city: 'Rotterdam',
    foundingDate: '1999-01-01',
    industry: 'saas',
    companySize: 'SMALL',
    homepage: 'https://w.example',
  };
  it.each([
    ['phone', 1],
    ['industry', 2],
    ['homepage', 3],
  ] as const)('without %s is at step %s', (field, step) => expect(companyIntakeStep({ ...company, [field]: '' })).toBe(step));
  it('ends with the summary', () => expect(companyIntakeStep(company)).toBe(4));
});

describe('the wizard of a vacancy', () => {
  it.each([
    [null, false, false, 1],
    ['BUSY', false, false, 1],
    ['ERROR', true, true, 1],
    ['DONE', false, false, 2],
    ['DONE', true, false, 3],
    ['DONE', true, true, 4],
    ['VERIFIED', true, true, 4],
  ] as const)('at %s, %s, %s starts with step %s', (readStatus, basicInfoValid, detailsValid, step) => {
    expect(vacancyIntakeStep({ readStatus, basicInfoValid, detailsValid })).toBe(step);
  });
});
