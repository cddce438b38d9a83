import { randomUUID } from 'node:crypto';
import type { AccountSnapshot, CandidateSnapshot, CompanySnapshot, VacancySnapshot } from '@tandem/contracts/entities/snapshots';

const moment = '2026-01-05T09:00:00.000Z';

/** Accounts, candidates, companies and vacancies as their owners tell of them, with nothing filled in that need not be. */
export const accountSnapshot = (over: Partial<AccountSnapshot> = {}): AccountSnapshot => ({
  accountId: randomUUID(),
  email: `person.${randomUUID()}@example.org`,
  firstName: 'Mila',
  lastName: 'Verhoef',
  phone: null,
  linkedinUrl: null,
  accountType: 'CANDIDATE',
  authProvider: 'email',
  language: 'nl',
  isAdmin: false,
  isTest: false,
  mailPreferences: { newMatches: true, matchChanged: true, interviewCheck: true },
  membership: null,
  createdAt: moment,
  updatedAt: moment,
  ...over,
});

export const candidateSnapshot = (over: Partial<CandidateSnapshot> = {}): CandidateSnapshot => ({
  candidateId: randomUUID(),
  contact: { firstName: 'Mila', lastName: 'Verhoef', email: null, phone: null, linkedinUrl: null, picture: null, address: null },
  wishes: { preferences: null, city: null, country: null, latitude: null, longitude: null },
  isTest: false,
  intakeProgress: 40,
  createdAt: moment,
  ...over,
});

/** `admins`: the accounts of its members. */
export const companySnapshot = (admins: readonly string[] = [], over: Partial<CompanySnapshot> = {}): CompanySnapshot => ({
  companyId: randomUUID(),
  companyName: 'De Zonnehoek',
  industry: null,
  companySize: null,
  address: null,
  foundingDate: null,
  websites: {},
  logoUrl: null,
  summaryUrl: null,
  userDescription: null,
  activelyScraping: false,
  intakeProgress: 100,
  createdAt: moment,
  updatedAt: moment,
  members: admins.map((accountId) => ({ accountId, role: 'Admin', state: 'Active' })),
  ...over,
});

/** A published one, of a company elsewhere. */
export const vacancySnapshot = (over: Partial<VacancySnapshot> = {}): VacancySnapshot => ({
  id: randomUUID(),
  title: 'Verpleegkundige',
  address: null,
  employer: { id: null, companyName: 'De Zonnehoek', logoUrl: null, address: null, summaryUrl: null },
  salaryMin: null,
  salaryMax: null,
  salaryIsEstimated: false,
  workModel: null,
  homeworkDays: 0,
  minHoursPerWeek: 38,
  contractType: null,
  isScraped: true,
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
  flags: { basicInfoValid: true, detailsValid: true, readStatus: 'VERIFIED' },
  sourceType: null,
  markdownSummary: null,
  intakeProgress: 1,
  isPublished: true,
  companySize: null,
  industry: null,
  ...over,
});
