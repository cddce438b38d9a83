import { authProviders, accountTypes } from '@tandem/domain/account';
import { textLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { flag, moment, oneOf, shape, text, uuid } from '../fields';

/** All that opens an account: what the person said, or Google or LinkedIn about him. */
export const AccountRegistered = shape({
  accountId: uuid,
  email: text(textLimits.email),
  accountType: oneOf(accountTypes),
  authProvider: oneOf(authProviders),
  firstName: text().nullable(),
  lastName: text().nullable(),
  linkedinUrl: text(textLimits.url).nullable(),
  companyName: text().nullable(),
  /** The company an employer comes with: founded under this id, or joined when it is there. */
  companyId: uuid.nullish(),
  /** An anonymous resume to move to the candidate; null, unknown or claimed is no resume. */
  resumeId: text().nullable(),
  /** The referral that brought him. */
  referral: text().nullable(),
  isVerified: flag,
  language: oneOf(['en', 'nl']),
  registeredAt: moment,
});
export type AccountRegistered = z.output<typeof AccountRegistered>;
