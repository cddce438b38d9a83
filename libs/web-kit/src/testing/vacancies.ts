import type { Match } from '@tandem/contracts/entities/match';
import type { Vacancy } from '@tandem/contracts/entities/vacancy';

const moment = '2026-01-05T09:00:00.000Z';

/** A published vacancy, with whatever a test wants otherwise. */
export const aVacancy = (parts: Partial<Vacancy> = {}): Vacancy => ({
  id: '6f1f6a50-0000-4000-8000-000000000010',
  title: 'Heat network planner',
  address: { city: 'Rotterdam', country: 'NL' },
  employer: {
    id: '6f1f6a50-0000-4000-8000-000000000003',
    companyName: 'Warmtenet',
    logoUrl: null,
    address: { city: 'Rotterdam', country: 'NL' },
    summaryUrl: null,
  },
  salaryMin: null,
  salaryMax: null,
  salaryIsEstimated: false,
  workModel: 'HYBRID',
  homeworkDays: 3,
  minHoursPerWeek: 38,
  contractType: null,
  isScraped: false,
  originalUrl: null,
  summaryUrl: '/files/public/vacancies/summary.md',
  filledSince: null,
  createdAt: moment,
  description: null,
  requiredSkills: [],
  responsibilities: [],
  benefits: [],
  requiredExperience: null,
  requiredEducation: [],
  requiredLanguages: [],
  requiredVisa: [],
  flags: { basicInfoValid: true, detailsValid: true, readStatus: 'VERIFIED' },
  publishedAt: (parts.flags?.readStatus ?? 'VERIFIED') === 'VERIFIED' ? moment : null,
  sourceType: null,
  source: null,
  markdownSummary: null,
  intakeProgress: 1,
  amountPotentialCandidates: 0,
  ...parts,
});

/** An application, with whatever a test wants otherwise. */
export const aMatch = (parts: Partial<Match> = {}): Match => ({
  id: '6f1f6a50-0000-4000-8000-000000000020',
  percentage: 80,
  status: 'APPLIED',
  archived: false,
  vacancy: aVacancy(),
  candidate: {
    id: '6f1f6a50-0000-4000-8000-000000000001',
    firstName: 'Noor',
    lastName: 'Bakker',
    email: null,
    phone: null,
    preferredSalary: null,
    address: null,
    linkedinUrl: null,
  },
  reason: null,
  isGeneratingCoverLetter: false,
  isGeneratingResume: false,
  resumeSettings: null,
  coverLetterUrl: null,
  invitation: null,
  retention: null,
  updatedAt: moment,
  ...parts,
});
