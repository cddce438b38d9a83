import type { Referral } from '@tandem/contracts/entities/referral';
import type { ReferralRow } from './referral.entity';

/** A referral as its sender sees it: not whether it was opened, nor whether the other one has an account. */
export const referralView = (row: ReferralRow): Referral => {
  const { id, senderAccountId, senderEmail, recipientEmail, recipientName, companyName, type, createdAt } = row;
  return { id, senderAccountId, senderEmail, recipientEmail, recipientName, companyName, type, createdAt: createdAt.toISOString() };
};
