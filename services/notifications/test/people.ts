import { randomUUID } from 'node:crypto';
import type { AccountSnapshot, CandidateSnapshot, CompanySnapshot, VacancySnapshot } from '@tandem/contracts/entities/snapshots';
import type { AccountType } from '@tandem/domain/account';
import { accountSnapshot, candidateSnapshot, companySnapshot, vacancySnapshot } from '@tandem/test-kit/snapshots';

/** Invented people, companies and vacancies, as their owners tell of them. */
const amsterdam = { city: 'Amsterdam', country: 'NL', latitude: 52.37, longitude: 4.89 };

const name = { firstName: 'Noor', lastName: 'Achterberg' };

export const anAccount = (accountId: string, accountType: AccountType, over: Partial<AccountSnapshot> = {}): AccountSnapshot =>
  accountSnapshot({ accountId, accountType, email: `${accountId}@example.org`, ...name, language: 'en', ...over });

export const aCandidate = (candidateId: string, over: Partial<CandidateSnapshot> = {}): CandidateSnapshot =>
  candidateSnapshot({
    candidateId,
    contact: { ...name, email: null, phone: null, linkedinUrl: null, picture: null, address: amsterdam },
    wishes: { preferences: null, ...amsterdam },
    ...over,
  });

export const aCompany = (companyId: string, members: readonly string[], over: Partial<CompanySnapshot> = {}): CompanySnapshot =>
  companySnapshot(members, { companyId, companyName: 'Zorgpad', address: amsterdam, ...over });

export const aDraft = (companyId: string, over: Partial<VacancySnapshot> = {}): VacancySnapshot =>
  vacancySnapshot({
    employer: { id: companyId, companyName: 'Zorgpad', logoUrl: null, address: null, summaryUrl: null },
    isScraped: false,
    flags: { basicInfoValid: false, detailsValid: false, readStatus: null },
    intakeProgress: 0.25,
    isPublished: false,
    ...over,
  });

/** Who and what a match is about. */
export const facts = (candidateId: string, companyId: string | null) => ({
  matchId: randomUUID(),
  percentage: 72,
  candidate: { id: candidateId, ...name, isTest: false },
  vacancy: { id: randomUUID(), title: 'Verpleegkundige', companyId, companyName: 'Zorgpad' },
});
