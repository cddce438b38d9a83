import { accountTypes } from '@tandem/domain/account';
import { textLimits } from '@tandem/domain/limits';
import * as z from 'zod';
import { moment, oneOf, shape, text, uuid } from '../fields';

/** Somebody told somebody about the platform; type is the kind of account he was invited to open. */
export const Referral = shape({
  id: uuid,
  senderAccountId: uuid.nullable(),
  senderEmail: text(textLimits.email),
  recipientEmail: text(textLimits.email),
  recipientName: text(),
  companyName: text().nullable(),
  type: oneOf(accountTypes),
  createdAt: moment,
}).meta({ id: 'Referral' });
export type Referral = z.output<typeof Referral>;
