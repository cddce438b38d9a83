import type { AccountRegistered } from '@tandem/contracts/accounts/accounts.shapes';
import type { Language } from '@tandem/locales/bundle';
import type { Account } from './account.entity';

const allMails = { newMatches: true, matchChanged: true, interviewCheck: true };

/** A fresh account: all mails on, nobody's administrator. */
export const newAccount = (registered: AccountRegistered): Account => {
  const { accountId: id, email, firstName, lastName, linkedinUrl, accountType, authProvider, language } = registered;
  const createdAt = new Date(registered.registeredAt);
  return {
    id,
    email,
    pendingEmail: null,
    firstName,
    lastName,
    phone: null,
    linkedinUrl,
    isLinkedinLinked: authProvider === 'linkedin',
    exportKey: null,
    accountType,
    authProvider,
    language,
    isAdmin: false,
    isTest: false,
    mailPreferences: allMails,
    amountUnread: 0,
    createdAt,
    updatedAt: createdAt,
  };
};

type Invited = { id: string; email: string; language: Language; createdAt: Date };

/** The account of an invited member, of whom only the address is known. */
export const invitedAccount = ({ id, email, language, createdAt }: Invited): Account =>
  newAccount({
    accountId: id,
    email,
    language,
    accountType: 'EMPLOYER',
    authProvider: 'email',
    firstName: null,
    lastName: null,
    linkedinUrl: null,
    companyName: null,
    resumeId: null,
    referral: null,
    isVerified: false,
    registeredAt: createdAt.toISOString(),
  });

/** The account of a test candidate: no address, so no mail, and nobody signs in to it. */
export const testAccount = (id: string, language: Language, createdAt: Date): Account => ({
  ...invitedAccount({ id, email: `test-${id}@invalid`, language, createdAt }),
  accountType: 'CANDIDATE',
  isTest: true,
});
