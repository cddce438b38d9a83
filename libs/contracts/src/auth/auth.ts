import { accountTypes, secretKinds } from '@tandem/domain/account';
import { newPasswordError, resetPasswordError } from '@tandem/domain/fields';
import { passwordLengths, textLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { rpc } from '../define';
import { Account, SessionExpiry } from '../entities/account';
import { Nothing } from '../entities/answers';
import { email, exactly, filled, flag, integer, json, list, moment, oneOf, ruled, shape, strictEmail, text, uuid, idOf } from '../fields';
import { authRoutes as at } from './auth.routes';

const accountType = z.enum(accountTypes, { error: (issue) => (issue.input === undefined ? 'field_required' : 'invalid_account_type') });
const secret = shape({ secret: filled() });
const password = filled(passwordLengths.longest);
const redirectUri = filled(textLimits.url);

/** An anonymous resume that moves to the new candidate once his address is proved; an unknown or claimed one is ignored. */
const resumeId = text().nullish();

/** A new account; an employer brings the name of his company. */
export const Registration = shape({
  email: strictEmail,
  password: ruled(newPasswordError, passwordLengths.longest),
  companyName: text().nullish(),
  accountType,
  resumeId,
  /** The referral that brought him here. */
  referral: text().nullish(),
}).refine(({ accountType: type, companyName }) => type !== 'EMPLOYER' || Boolean(companyName?.trim()), {
  error: 'field_required',
  path: ['companyName'],
});
export type Registration = z.output<typeof Registration>;

/** One signed-in browser. */
export const Session = shape({
  id: uuid,
  isCurrent: flag,
  userAgent: text(500).nullable(),
  createdAt: moment,
  lastUsedAt: moment,
  expiresAt: moment,
}).meta({ id: 'Session' });
export type Session = z.output<typeof Session>;

/**
 * What became of a link that staff ask for: mailed; too soon after the one before, which still works; or not needed, because
 * the address is proved already, or because the account has no password and signs in elsewhere.
 */
export const linkOutcomes = ['mailed', 'too_soon', 'not_needed'] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];

/** Sessions and accounts whose access tokens count no more, until the tokens have ended by themselves. Moments are unix seconds. */
export const Revocations = shape({
  sessions: list(shape({ sessionId: uuid, until: integer }), 1_000_000),
  accounts: list(shape({ accountId: uuid, issuedBefore: integer, until: integer }), 1_000_000),
});
export type Revocations = z.output<typeof Revocations>;

/** A verified account brought in from elsewhere, e.g. of a demo. The hash is argon2id's own text form. */
export const ImportedAccount = shape({
  accountId: uuid,
  email: strictEmail,
  passwordHash: ruled((value) => (value.startsWith('$argon2id$') ? null : 'invalid_value'), 500),
  accountType,
  firstName: text().nullish(),
  lastName: text().nullish(),
  companyName: text().nullish(),
  companyId: uuid.nullish(),
  language: oneOf(['en', 'nl']),
});
export type ImportedAccount = z.output<typeof ImportedAccount>;

const signIn = { output: SessionExpiry, status: 200, session: ['grants'] } as const;

export const authCalls = {
  refresh: rpc(at.refresh, {
    output: SessionExpiry,
    status: 200,
    errors: ['unauthorized'],
    session: ['reads', 'grants', 'ends'],
    summary: 'Renews the session; a refresh token used twice ends all of its family.',
  }),
  login: rpc(at.login, {
    ...signIn,
    /** `home`, in the console only: the app of somebody who is no administrator, and is signed in there. */
    output: SessionExpiry.extend({ home: oneOf(['candidate', 'employer']).optional() }),
    body: shape({ email: filled(textLimits.email), password }),
    errors: ['invalid_credentials', 'email_not_verified', 'too_many_requests'],
    summary: 'Signs in with e-mail and password.',
  }),
  register: rpc(at.register, {
    body: Registration,
    output: shape({ id: uuid, email, accountType }),
    status: 201,
    errors: ['user_exists', 'invalid_email', 'input_password_too_short', 'invalid_account_type', 'too_many_requests'],
    summary: 'Opens an account and mails a link to verify it; signs nobody in.',
  }),
  verify: rpc(at.verify, {
    ...signIn,
    body: secret,
    errors: ['verification_failed'],
    summary: 'Verifies an e-mail address, or a changed one, and signs in.',
  }),
  resendVerification: rpc(at.resendVerification, {
    body: shape({ email }),
    output: Nothing,
    status: 204,
    errors: ['invalid_email', 'too_many_requests'],
    summary: 'Mails the link again; the answer never tells whether the account exists.',
  }),
  signInWithGoogle: rpc(at.signInWithGoogle, {
    ...signIn,
    body: shape({ accessToken: filled(textLimits.url), accountType: accountType.nullish(), resumeId, referral: text().nullish() }),
    errors: ['user_not_found', 'google_failed', 'user_exists', 'google_unavailable', 'invalid_account_type'],
    timeout: 15_000,
    summary: 'Signs in with Google; opens an account when an account type is given.',
  }),
  signInWithLinkedin: rpc(at.signInWithLinkedin, {
    ...signIn,
    body: shape({ code: filled(textLimits.url), redirectUri, accountType: accountType.nullish(), resumeId, referral: text().nullish() }),
    errors: ['user_not_found', 'linkedin_failed', 'user_exists', 'linkedin_unavailable', 'invalid_account_type'],
    timeout: 15_000,
    summary: 'Signs in with LinkedIn; opens an account when an account type is given.',
  }),
  forgotPassword: rpc(at.forgotPassword, {
    body: shape({ email: filled(textLimits.email) }),
    output: Nothing,
    status: 204,
    errors: ['too_many_requests'],
    summary: 'Mails a link to choose a new password; the answer never tells whether the account exists.',
  }),
  checkSecret: rpc(at.checkSecret, {
    params: secret,
    output: shape({ valid: exactly(true), kind: oneOf(['RESET', 'ACTIVATE']) }),
    status: 200,
    errors: ['invalid_link'],
    summary: 'Tells whether a link to choose a password is still good.',
  }),
  resetPassword: rpc(at.resetPassword, {
    params: secret,
    body: shape({ password: ruled(resetPasswordError, passwordLengths.longest) }),
    output: SessionExpiry.partial(),
    status: 200,
    errors: ['invalid_link', 'input_password_too_short'],
    session: ['grants'],
    summary: 'Sets a password by a mailed link and ends all sessions; activating an account also signs in.',
  }),
  logout: rpc(at.logout, {
    output: Nothing,
    status: 204,
    session: ['reads', 'ends'],
    summary: 'Ends the session; does nothing when there is none.',
  }),
  changePassword: rpc(at.changePassword, {
    body: shape({ current: text(passwordLengths.longest).nullish(), password: ruled(resetPasswordError, passwordLengths.longest) }),
    output: Nothing,
    status: 204,
    errors: ['invalid_password', 'input_password_too_short'],
    summary: 'Changes the password and ends all other sessions; an account without one needs no current password.',
  }),
  listSessions: rpc(at.listSessions, { output: z.array(Session), status: 200, summary: 'Where the account is signed in.' }),
  endSession: rpc(at.endSession, {
    params: shape({ id: idOf('session_not_found') }),
    output: Nothing,
    status: 204,
    errors: ['session_not_found'],
    summary: 'Signs one browser out.',
  }),
  linkLinkedin: rpc(at.linkLinkedin, {
    body: shape({ code: filled(textLimits.url), redirectUri }),
    output: Account,
    status: 200,
    errors: ['linkedin_failed', 'linkedin_unavailable', 'user_exists'],
    timeout: 15_000,
    summary: 'Links the LinkedIn profile.',
  }),
  unlinkLinkedin: rpc(at.unlinkLinkedin, {
    output: Nothing,
    status: 204,
    errors: ['password_required'],
    summary: 'Unlinks the LinkedIn profile.',
  }),
  listSignups: rpc(at.listSignups, {
    output: z.array(z.string()),
    status: 200,
    look: 'listSignups',
    summary: 'E-mail addresses of the latest accounts, newest first.',
  }),

  /** What every gateway replica keeps so that logout, reset and removal act at once. */
  listRevocations: rpc(at.listRevocations, { output: Revocations, status: 200 }),
  /** Credentials without a password for an invited member, and the mail that activates them; again for the same address re-sends it. */
  openInvitation: rpc(at.openInvitation, {
    body: shape({ accountId: uuid, email: strictEmail, companyName: text(), language: oneOf(['en', 'nl']) }),
    output: shape({ accountId: uuid }),
    status: 200,
    errors: ['user_exists'],
  }),
  /** Keeps a new address until it is confirmed; mails a link to it and a notice to the old one. The one that counts gives up what waits. */
  requestEmailChange: rpc(at.requestEmailChange, {
    body: shape({ accountId: uuid, email: strictEmail }),
    output: shape({ pendingEmail: text(textLimits.email).nullable() }),
    status: 200,
    errors: ['user_exists', 'email_locked', 'account_not_found'],
  }),
  /** Opens up to 200 verified accounts; an address that is taken is left as it is. Answers how many are new. */
  importAccounts: rpc(at.importAccounts, {
    body: shape({ accounts: list(ImportedAccount, 200) }),
    output: shape({ added: integer }),
    status: 200,
    timeout: 30_000,
  }),
  /** Mails a link for somebody whom staff help, in his own language. @see linkOutcomes */
  mailLink: rpc(at.mailLink, {
    body: shape({ accountId: uuid, kind: oneOf(['VERIFY', 'RESET']) }),
    output: shape({ outcome: oneOf(linkOutcomes) }),
    status: 200,
    errors: ['user_not_found'],
  }),
  /** Logs an account out everywhere. Answers how many sessions that ended. */
  endSessions: rpc(at.endSessions, {
    body: shape({ accountId: uuid }),
    output: shape({ ended: integer }),
    status: 200,
    errors: ['user_not_found'],
  }),
  /** Lets an account be logged in to again that too many wrong passwords keep closed. Answers whether it was. */
  unlockLogin: rpc(at.unlockLogin, {
    body: shape({ accountId: uuid }),
    output: shape({ wasLocked: flag }),
    status: 200,
    errors: ['user_not_found'],
  }),
  exportAccount: rpc(at.exportAccount, { body: shape({ accountId: uuid }), output: json, status: 200 }),
};

/** Kinds of one-time secrets, as events and jobs name them. */
export const secretKind = oneOf(secretKinds);
