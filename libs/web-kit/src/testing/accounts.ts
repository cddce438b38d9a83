import type { CandidateAccount, EmployerAccount } from '@tandem/contracts/entities/account';

const moment = '2026-01-05T09:00:00.000Z';
const person = {
  pendingEmail: null,
  phone: null,
  linkedinUrl: null,
  authProvider: 'email' as const,
  amountUnreadNotifications: 0,
  isAdmin: false,
  mailPreferences: { newMatches: true, matchChanged: true, interviewCheck: true },
  createdAt: moment,
  updatedAt: moment,
};

/** A candidate who has just registered, with whatever a test wants otherwise. */
export const aCandidate = ({
  accountInfo,
  ...parts
}: Partial<Omit<CandidateAccount, 'accountInfo'>> & { accountInfo?: Partial<CandidateAccount['accountInfo']> } = {}): CandidateAccount => {
  const id = '6f1f6a50-0000-4000-8000-000000000001';
  const names = { firstName: 'Noor', lastName: 'Bakker', email: 'noor@post.example' };
  return {
    id,
    ...person,
    ...names,
    accountType: 'CANDIDATE',
    ...parts,
    accountInfo: {
      id,
      ...names,
      phone: null,
      summaryUrl: null,
      summaryDraftUrl: null,
      intakeProgress: 8,
      birthDate: null,
      profilePicture: null,
      address: null,
      resume: null,
      countryCode: 'NL',
      indRegistered: null,
      linkedinUrl: null,
      beingMatched: false,
      preferredSalary: null,
      preferences: null,
      lastMatchedAt: null,
      isTest: false,
      testAttributes: null,
      ...accountInfo,
    },
  };
};

/** A member of a company that has just registered. */
export const anEmployer = ({
  accountInfo,
  ...parts
}: Partial<Omit<EmployerAccount, 'accountInfo'>> & { accountInfo?: Partial<EmployerAccount['accountInfo']> } = {}): EmployerAccount => ({
  id: '6f1f6a50-0000-4000-8000-000000000002',
  ...person,
  firstName: 'Daan',
  lastName: 'de Wit',
  email: 'daan@warmtenet.example',
  accountType: 'EMPLOYER',
  ...parts,
  accountInfo: {
    id: '6f1f6a50-0000-4000-8000-000000000003',
    companyName: 'Warmtenet',
    industry: null,
    companySize: null,
    address: null,
    foundingDate: null,
    websites: {},
    linkedinUrl: null,
    summaryUrl: null,
    bannerUrl: null,
    logoUrl: null,
    phone: null,
    indRegistration: false,
    summaryDraftUrl: null,
    intakeProgress: 0,
    hasPendingJobs: false,
    members: [],
    activelyScraping: false,
    amountVacancies: 0,
    userDescription: null,
    createdAt: moment,
    updatedAt: moment,
    ...accountInfo,
  },
});
