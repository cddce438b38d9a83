import { randomUUID } from 'node:crypto';
import type { AccountSnapshot, CandidateSnapshot, CompanySnapshot, VacancySnapshot } from '@tandem/contracts/entities/snapshots';
import type { AccountType } from '@tandem/domain/account';

/** Invented people, companies and vacancies, as their owners tell of them. */
const moment = '2026-01-05T09:00:00.000Z';
const amsterdam = { city: 'Amsterdam', country: 'NL', latitude: 52.37, longitude: 4.89 };

export const anAccount = (accountId: string, accountType: AccountType, over: Partial<AccountSnapshot> = {}): AccountSnapshot => ({
  accountId,
  email: `${accountId}@example.org`,
  firstName: 'Noor',
  lastName: 'Achterberg',
  phone: null,
  linkedinUrl: null,
  accountType,
  authProvider: 'email',
  language: 'en',
  isAdmin: false,
  isTest: false,
  mailPreferences: { newMatches: true, matchChanged: true, interviewCheck: true },
  membership: null,
  createdAt: moment,
  updatedAt: moment,
  ...over,
});

export const aCandidate = (candidateId: string, over: Partial<CandidateSnapshot> = {}): CandidateSnapshot => ({
  candidateId,
  contact: { firstName: 'Noor', lastName: 'Achterberg', email: null, phone: null, linkedinUrl: null, picture: null, address: amsterdam },
  wishes: { preferences: null, ...amsterdam },
  isTest: false,
  intakeProgress: 40,
  createdAt: moment,
  ...over,
});

export const aCompany = (companyId: string, members: readonly string[], over: Partial<CompanySnapshot> = {}): CompanySnapshot => ({
  companyId,
  companyName: 'Zorgpad',
  industry: null,
  companySize: null,
  address: amsterdam,
  foundingDate: null,
  websites: {},
  logoUrl: null,
  summaryUrl: null,
  userDescription: null,
  activelyScraping: false,
  intakeProgress: 100,
  createdAt: moment,
  updatedAt: moment,
  members: members.map((accountId) => ({ accountId, role: 'Admin', state: 'Active' })),
  ...over,
});

export const aDraft = (companyId: string, over: Partial<VacancySnapshot> = {}): VacancySnapshot => ({
  id: randomUUID(),
  title: 'Verpleegkundige',
  address: null,
  employer: { id: companyId, companyName: 'Zorgpad', logoUrl: null, address: null, summaryUrl: null },
  salaryMin: null,
  salaryMax: null,
  salaryIsEstimated: false,
  workModel: null,
  homeworkDays: 0,
  minHoursPerWeek: 38,
  contractType: null,
  isScraped: false,
  originalUrl: null,
  summaryUrl: null,
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
  flags: { basicInfoValid: false, detailsValid: false, readStatus: null },
  sourceType: null,
  markdownSummary: null,
  intakeProgress: 0.25,
  isPublished: false,
  companySize: null,
  industry: null,
  ...over,
});

/** Who and what a match is about. */
export const facts = (candidateId: string, companyId: string | null) => ({
  matchId: randomUUID(),
  percentage: 72,
  candidate: { id: candidateId, firstName: 'Noor', lastName: 'Achterberg', isTest: false },
  vacancy: { id: randomUUID(), title: 'Verpleegkundige', companyId, companyName: 'Zorgpad' },
});
