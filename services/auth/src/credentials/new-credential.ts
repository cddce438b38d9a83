import type { AccountRegistered } from '@tandem/contracts/accounts/accounts.shapes';
import type { Language } from '@tandem/locales/bundle';
import type { Credential } from './credential.entity';

/** The credential of somebody who registers. Whoever brings a company is its Admin. */
export const newCredential = (registration: AccountRegistered, passwordHash: string | null): Credential => {
  const { accountId, email, accountType, authProvider, isVerified, language, companyId } = registration;
  const createdAt = new Date(registration.registeredAt);
  return {
    accountId,
    email,
    pendingEmail: null,
    passwordHash,
    accountType,
    authProvider,
    verifiedAt: isVerified ? createdAt : null,
    language,
    verifyMailAt: null,
    companyId: companyId ?? null,
    companyRole: companyId ? 'Admin' : null,
    isAdmin: false,
    isTest: false,
    registration,
    createdAt,
  };
};

type Invited = { accountId: string; email: string; language: Language; companyId: string | null; now: Date };

/** The credential of an invited member: nobody can sign in with it before a password was chosen by the mailed link. */
export const invitedCredential = ({ accountId, email, language, companyId, now }: Invited): Credential => ({
  accountId,
  email,
  pendingEmail: null,
  passwordHash: null,
  accountType: 'EMPLOYER',
  authProvider: 'email',
  verifiedAt: null,
  language,
  verifyMailAt: null,
  companyId,
  companyRole: null,
  isAdmin: false,
  isTest: false,
  registration: null,
  createdAt: now,
});
