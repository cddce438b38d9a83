import type { AccountSnapshot } from '@tandem/contracts/entities/snapshots';
import type { Member } from '../companies/member.entity';
import type { Account } from './account.entity';

/** An account as other services know it. */
export const accountSnapshot = (account: Account, member: Pick<Member, 'companyId' | 'role' | 'state'> | null): AccountSnapshot => ({
  accountId: account.id,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  phone: account.phone,
  linkedinUrl: account.linkedinUrl,
  accountType: account.accountType,
  authProvider: account.authProvider,
  language: account.language,
  isAdmin: account.isAdmin,
  isTest: account.isTest,
  mailPreferences: account.mailPreferences,
  membership: member && { companyId: member.companyId, role: member.role, state: member.state },
  createdAt: account.createdAt.toISOString(),
  updatedAt: account.updatedAt.toISOString(),
});
