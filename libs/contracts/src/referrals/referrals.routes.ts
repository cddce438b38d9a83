import { routes } from '../route';

export const referralsRoutes = routes({
  refer: { subject: 'referrals.refer', method: 'POST', path: '/referrals', access: 'anonymous' },
  open: { subject: 'referrals.open', method: 'GET', path: '/referrals/{referral}/open', access: 'anonymous' },

  exportAccount: { subject: 'referrals.exportAccount', access: 'internal' },
});
