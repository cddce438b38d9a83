import type { AccountRegistered } from '@tandem/contracts/accounts/accounts.shapes';
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
