import { textLimits } from '@tandem/domain/limits';
import { AccountRegistered } from '../accounts/accounts.shapes';
import { event } from '../define';
import { moment, shape, text, uuid } from '../fields';
import { secretKind } from './auth';

export const authEvents = {
  /** Somebody opened an account: its owner, candidate or company come into being. */
  accountRegistered: event('auth.accountRegistered', {
    payload: AccountRegistered,
    consumers: ['accounts', 'resumes', 'referrals', 'admin'],
    carries: 'fact',
  }),
  /** An address was proved by a mailed link; with ACTIVATE an invited member begins. */
  emailVerified: event('auth.emailVerified', {
    payload: shape({ accountId: uuid, email: text(textLimits.email), kind: secretKind }),
    consumers: ['accounts', 'resumes', 'admin'],
    carries: 'fact',
  }),
  /** Nobody ever proved the address of an account: it ends, and nobody signs in to it any more. */
  registrationLapsed: event('auth.registrationLapsed', {
    payload: shape({ accountId: uuid }),
    consumers: ['accounts'],
    carries: 'fact',
    isFarewell: true,
  }),
  /** A link was mailed to somebody: which kind, never the link. */
  linkMailed: event('auth.linkMailed', {
    payload: shape({ accountId: uuid, kind: secretKind, at: moment }),
    consumers: ['admin'],
    carries: 'fact',
  }),
  /** The address of an account from now on: another one, or the same when the wish for another was given up. */
  emailChanged: event('auth.emailChanged', {
    payload: shape({ accountId: uuid, email: text(textLimits.email) }),
    consumers: ['accounts'],
    carries: 'state',
  }),
};
