import { randomUUID } from 'node:crypto';
import type { CandidateSnapshot, CompanySnapshot, ResumeSnapshot, VacancySnapshot } from '@tandem/contracts/entities/snapshots';
import type { VacancyEmployer } from '@tandem/contracts/entities/vacancy';

/** Invented people, companies and vacancies. */
export const utrecht = { city: 'Utrecht', country: 'NL', latitude: 52.0907, longitude: 5.1214 };
const moment = '2026-01-05T09:00:00.000Z';

export const aCandidate = (over: Partial<CandidateSnapshot> = {}): CandidateSnapshot => ({
  candidateId: randomUUID(),
  contact: {
    firstName: 'Mila',
    lastName: 'Verhoef',
    email: 'mila@example.org',
    phone: '+31612345678',
    linkedinUrl: null,
    picture: null,
    address: utrecht,
  },
  wishes: {
    preferences: {
      desiredJobTitle: 'Nurse',
      jobTypes: ['FULL_TIME'],
      workModels: ['ON_SITE'],
      travelMode: 'CAR',
      travelTime: 45,
      salary: 2_800,
    },
    ...utrecht,
  },
  isTest: false,
  intakeProgress: 90,
  createdAt: moment,
  ...over,
});

export const aResume = (candidateId: string, over: Partial<ResumeSnapshot> = {}): ResumeSnapshot => ({
  resumeId: randomUUID(),
  candidateId,
  status: 'VERIFIED',
  summary: 'Nurse on surgical wards, at home with wound care and medication.',
  workExperiences: [
    {
      id: randomUUID(),
      title: 'Registered nurse',
      company: 'Hospital East',
      startDate: '2018-03',
      endDate: null,
      description: 'Wound care and medication on a surgical ward.',
      hiddenOnResume: false,
    },
  ],
  educations: [
    {
      id: randomUUID(),
      educationType: 'BACHELOR_HBO',
      title: 'Nursing',
      description: null,
      startDate: '2014-09',
      endDate: '2018-02',
      completed: true,
      hiddenOnResume: false,
    },
  ],
  skills: [
    { id: randomUUID(), type: 'OTHER', stack: 'Wound care', yearsOfExperience: 6, description: null, hiddenOnResume: false },
    { id: randomUUID(), type: 'LANGUAGES', stack: 'Dutch', yearsOfExperience: null, description: 'NATIVE', hiddenOnResume: false },
  ],
  ...over,
});

export const employerOf = (companyId: string | null, companyName = 'De Zonnehoek'): VacancyEmployer => ({
  id: companyId,
  companyName,
  logoUrl: null,
  address: null,
  summaryUrl: null,
});

export const aCompany = (companyId: string, members: string[] = []): CompanySnapshot => ({
  companyId,
  companyName: 'De Zonnehoek',
  industry: null,
  companySize: null,
  address: utrecht,
  foundingDate: null,
  websites: {},
  logoUrl: '/files/public/companies/logo.png',
  summaryUrl: null,
  userDescription: null,
  activelyScraping: false,
  intakeProgress: 100,
  createdAt: moment,
  updatedAt: moment,
  members: members.map((accountId) => ({ accountId, role: 'Admin', state: 'Active' })),
});

export const aVacancy = (over: Partial<VacancySnapshot> = {}): VacancySnapshot => {
  const id = over.id ?? randomUUID();
  return {
    id,
    title: 'Verpleegkundige',
    address: utrecht,
    employer: employerOf(null),
    salaryMin: 2_900,
    salaryMax: 3_900,
    salaryIsEstimated: false,
    workModel: 'ON_SITE',
    homeworkDays: 0,
    minHoursPerWeek: 36,
    contractType: 'PERMANENT',
    isScraped: true,
    originalUrl: null,
    summaryUrl: `/files/public/vacancies/${id}/summary.md`,
    filledSince: null,
    createdAt: moment,
    description: 'Je zorgt op de afdeling chirurgie voor wondzorg en medicatie.',
    requiredSkills: ['Wondzorg', 'Medicatie'],
    responsibilities: ['Wonden verzorgen'],
    benefits: [],
    requiredExperience: null,
    requiredEducation: [],
    requiredLanguages: ['Dutch'],
    requiredVisa: [],
    flags: { basicInfoValid: true, detailsValid: true, readStatus: 'VERIFIED' },
    sourceType: null,
    markdownSummary: null,
    intakeProgress: 1,
    isPublished: true,
    companySize: null,
    industry: null,
    ...over,
  };
};

const otherJobs = ['Accountant', 'Truck driver', 'Java developer', 'Carpenter', 'Chef', 'Lawyer', 'Electrician', 'Graphic designer'];

/** Sixty vacancies, the first twenty-five of them for nurses. */
export const sixtyVacancies = (): VacancySnapshot[] =>
  Array.from({ length: 60 }, (_, index) =>
    index < 25
      ? aVacancy({ title: index % 2 ? 'Nurse' : 'Verpleegkundige', salaryMax: 3_000 + 50 * index })
      : aVacancy({
          title: otherJobs[index % otherJobs.length] ?? '',
          description: 'A job like any other.',
          requiredSkills: ['Punctual'],
          responsibilities: [],
        }),
  );
