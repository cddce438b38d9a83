import type { Account } from '@tandem/contracts/entities/account';
import type { AccountType } from '@tandem/domain/account';
import { emailError, normalEmail } from '@tandem/domain/fields';

/** Who tells whom, as the form holds it. */
export type ReferralFields = { senderEmail: string; companyName: string; recipientName: string; recipientEmail: string };

export const emptyReferral: ReferralFields = { senderEmail: '', companyName: '', recipientName: '', recipientEmail: '' };

/** What is wrong with the address of whom is told: nobody tells himself. */
export const recipientError = (email: string, senderEmail: string): string | null =>
  emailError(email) ?? (normalEmail(email) === normalEmail(senderEmail) ? 'referral_self' : null);

/** Whether everything is there that a referral needs; an employer also names the company. */
export const mayRefer = (fields: ReferralFields, kind: AccountType): boolean =>
  Boolean(fields.recipientName.trim()) &&
  (kind === 'CANDIDATE' || Boolean(fields.companyName.trim())) &&
  emailError(fields.senderEmail) === null &&
  recipientError(fields.recipientEmail, fields.senderEmail) === null;

/** The referral to send. */
export const referralOf = (fields: ReferralFields, kind: AccountType, account: Account | null) => ({
  senderAccountId: account?.id ?? null,
  senderEmail: normalEmail(fields.senderEmail),
  recipientName: fields.recipientName.trim(),
  recipientEmail: normalEmail(fields.recipientEmail),
  companyName: kind === 'EMPLOYER' ? fields.companyName.trim() : null,
  type: kind,
});
