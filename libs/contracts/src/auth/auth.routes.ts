import { routes } from '../route';

export const authRoutes = routes({
  refresh: { subject: 'auth.refresh', method: 'POST', path: '/auth/refresh', access: 'anonymous' },
  login: { subject: 'auth.login', method: 'POST', path: '/auth/login', access: 'anonymous' },
  register: { subject: 'auth.register', method: 'POST', path: '/auth/register', access: 'anonymous' },
  verify: { subject: 'auth.verify', method: 'POST', path: '/auth/verify', access: 'anonymous' },
  resendVerification: { subject: 'auth.resendVerification', method: 'POST', path: '/auth/verify/resend', access: 'anonymous' },
  signInWithGoogle: { subject: 'auth.signInWithGoogle', method: 'POST', path: '/auth/google-callback', access: 'anonymous' },
  signInWithLinkedin: { subject: 'auth.signInWithLinkedin', method: 'POST', path: '/auth/linkedin-callback', access: 'anonymous' },
  forgotPassword: { subject: 'auth.forgotPassword', method: 'POST', path: '/auth/forgot-password', access: 'anonymous' },
  checkSecret: { subject: 'auth.checkSecret', method: 'GET', path: '/auth/forgot-password/{secret}', access: 'anonymous' },
  resetPassword: { subject: 'auth.resetPassword', method: 'POST', path: '/auth/forgot-password/{secret}', access: 'anonymous' },
  logout: { subject: 'auth.logout', method: 'POST', path: '/auth/logout', access: 'anonymous' },
  changePassword: { subject: 'auth.changePassword', method: 'PUT', path: '/account/password', access: 'account' },
  listSessions: { subject: 'auth.listSessions', method: 'GET', path: '/account/sessions', access: 'account' },
  endSession: { subject: 'auth.endSession', method: 'DELETE', path: '/account/sessions/{id}', access: 'account' },
  linkLinkedin: { subject: 'auth.linkLinkedin', method: 'POST', path: '/account/linkedin', access: 'account' },
  unlinkLinkedin: { subject: 'auth.unlinkLinkedin', method: 'DELETE', path: '/account/linkedin', access: 'account' },
  listSignups: { subject: 'auth.listSignups', method: 'GET', path: '/auth/demo-signups', access: 'apiKey' },

  listRevocations: { subject: 'auth.listRevocations', access: 'internal' },
  openInvitation: { subject: 'auth.openInvitation', access: 'internal' },
  requestEmailChange: { subject: 'auth.requestEmailChange', access: 'internal' },
  mailLink: { subject: 'auth.mailLink', access: 'internal' },
  endSessions: { subject: 'auth.endSessions', access: 'internal' },
  exportAccount: { subject: 'auth.exportAccount', access: 'internal' },
  importAccounts: { subject: 'auth.importAccounts', access: 'internal' },
});
