import type { CandidateAccount, EmployerAccount } from '@tandem/contracts/entities/account';
import type { Candidate } from '@tandem/contracts/entities/candidate';
import type { Company } from '@tandem/contracts/entities/company';
import type { Account } from './account.entity';

/** What an account shows of itself to its owner. */
const personView = (account: Account) => ({
  id: account.id,
  email: account.email,
  pendingEmail: account.pendingEmail,
  firstName: account.firstName,
  lastName: account.lastName,
  phone: account.phone,
  linkedinUrl: account.linkedinUrl,
  authProvider: account.authProvider,
  isLinkedinLinked: account.isLinkedinLinked,
  amountUnreadNotifications: account.amountUnread,
  isAdmin: account.isAdmin,
  mailPreferences: account.mailPreferences,
  createdAt: account.createdAt.toISOString(),
  updatedAt: account.updatedAt.toISOString(),
});

export const candidateAccountView = (account: Account, accountInfo: Candidate): CandidateAccount => ({
  ...personView(account),
  accountType: 'CANDIDATE',
  accountInfo,
});
export const employerAccountView = (account: Account, accountInfo: Company): EmployerAccount => ({
  ...personView(account),
  accountType: 'EMPLOYER',
  accountInfo,
});
