import { job, patient } from '../define';
import { oneOf, shape, uuid } from '../fields';

export const referralsJobs = {
  sendReferralMail: job('referrals.sendReferralMail', { data: shape({ referralId: uuid, language: oneOf(['en', 'nl']) }), ...patient }),
};
