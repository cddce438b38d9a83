import { authProviders } from '@tandem/domain/account';
import { textLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { flag, integer, moment, oneOf, shape, text, uuid } from '../fields';
import { Candidate } from './candidate';
import { Company } from './company';

/** Mails a person may switch off. */
export const MailPreferences = shape({ newMatches: flag, matchChanged: flag, interviewCheck: flag }).meta({ id: 'MailPreferences' });
export type MailPreferences = z.output<typeof MailPreferences>;

const person = {
  id: uuid,
  email: text(textLimits.email),
  /** A new address that waits for its confirmation. */
  pendingEmail: text(textLimits.email).nullable(),
  firstName: text().nullable(),
  lastName: text().nullable(),
  phone: text(40).nullable(),
  linkedinUrl: text(textLimits.url).nullable(),
  authProvider: oneOf(authProviders),
  /** Whether he may also sign in with LinkedIn. */
  isLinkedinLinked: flag.optional(),
  amountUnreadNotifications: integer,
  isAdmin: flag,
  mailPreferences: MailPreferences,
  createdAt: moment,
  updatedAt: moment,
};

export const CandidateAccount = shape({ ...person, accountType: z.literal('CANDIDATE'), accountInfo: Candidate }).meta({
  id: 'CandidateAccount',
});
export const EmployerAccount = shape({ ...person, accountType: z.literal('EMPLOYER'), accountInfo: Company }).meta({
  id: 'EmployerAccount',
});

/** An account as its owner sees it; accountInfo follows accountType. */
export const Account = z.discriminatedUnion('accountType', [CandidateAccount, EmployerAccount]).meta({ id: 'Account' });
export type Account = z.output<typeof Account>;
export type CandidateAccount = z.output<typeof CandidateAccount>;
export type EmployerAccount = z.output<typeof EmployerAccount>;

/** What a call that signs in answers: when the access token ends, in unix seconds. The tokens are in cookies. */
export const SessionExpiry = shape({ exp: integer }).meta({ id: 'SessionExpiry' });
export type SessionExpiry = z.output<typeof SessionExpiry>;
