import type { AccountRegistered } from '@tandem/contracts/accounts/accounts.shapes';
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
