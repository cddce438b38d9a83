import { textLimits } from '@tandem/domain/limits';
import { job, patient } from '../define';
import { flag, oneOf, shape, text, uuid } from '../fields';
import { secretKind } from './auth';

const language = oneOf(['en', 'nl']);

export const authJobs = {
  /** Makes a one-time secret and mails its link. companyName names who invites. */
  sendSecretMail: job('auth.sendSecretMail', {
    data: shape({ accountId: uuid, email: text(textLimits.email), kind: secretKind, companyName: text().nullable(), language }),
    ...patient,
  }),
  /** Tells the old address that another one was asked for, by its owner or by staff for him. */
  sendEmailChangeNotice: job('auth.sendEmailChangeNotice', {
    data: shape({ accountId: uuid, email: text(textLimits.email), language, byStaff: flag.optional() }),
    ...patient,
  }),
};
