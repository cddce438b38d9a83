import { accountTypes } from '@tandem/domain/account';
import * as z from 'zod';
import { rpc } from '../define';
import { Referral } from '../entities/referral';
import { email, filled, idOf, json, oneOf, shape, text, uuid } from '../fields';
import { referralsRoutes as at } from './referrals.routes';

/** Who tells whom. The sender's fields count for visitors only; somebody signed in is the sender himself. */
export const ReferralInput = shape({
  senderAccountId: text().nullish(),
  senderEmail: email.optional(),
  recipientEmail: email,
  recipientName: filled(),
  companyName: text().nullish(),
  type: oneOf(accountTypes),
}).refine(({ type, companyName }) => type !== 'EMPLOYER' || Boolean(companyName?.trim()), {
  error: 'field_required',
  path: ['companyName'],
});
export type ReferralInput = z.output<typeof ReferralInput>;

export const referralsCalls = {
  refer: rpc(at.refer, {
    body: ReferralInput,
    output: Referral,
    status: 201,
    errors: ['field_required', 'invalid_email', 'referral_self', 'referral_exists', 'referral_limit'],
    summary: 'Invites somebody by mail.',
  }),
  open: rpc(at.open, {
    params: shape({ referral: idOf('referral_not_found') }),
    output: shape({ companyName: text().nullable() }),
    status: 200,
    errors: ['referral_not_found'],
    summary: 'Tells that the link of a referral was opened.',
  }),

  exportAccount: rpc(at.exportAccount, { body: shape({ accountId: uuid }), output: json, status: 200 }),
};
