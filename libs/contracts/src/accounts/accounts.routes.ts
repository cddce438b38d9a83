import { routes } from '../route';

export const accountsRoutes = routes({
  get: { subject: 'accounts.get', method: 'GET', path: '/account', access: 'account' },
  update: { subject: 'accounts.update', method: 'PATCH', path: '/account', access: 'account' },
  remove: { subject: 'accounts.remove', method: 'DELETE', path: '/account', access: 'account' },
  updateMailPreferences: {
    subject: 'accounts.updateMailPreferences',
    method: 'PATCH',
    path: '/account/mail-preferences',
    access: 'account',
  },
  saveProfileSummary: { subject: 'accounts.saveProfileSummary', method: 'PUT', path: '/account/profile-summary', access: 'account' },
  replacePicture: { subject: 'accounts.replacePicture', method: 'PUT', path: '/account/profile-picture', access: 'account' },
  removePicture: { subject: 'accounts.removePicture', method: 'DELETE', path: '/account/profile-picture', access: 'account' },
  downloadExport: { subject: 'accounts.downloadExport', method: 'GET', path: '/account/export', access: 'account' },
  requestExport: { subject: 'accounts.requestExport', method: 'POST', path: '/account/export', access: 'account' },
  searchAddress: { subject: 'accounts.searchAddress', method: 'GET', path: '/address/search', access: 'anonymous' },

  updateCandidate: { subject: 'accounts.updateCandidate', method: 'PATCH', path: '/candidate/account', access: 'CANDIDATE' },
  generateCandidateSummary: {
    subject: 'accounts.generateCandidateSummary',
    method: 'POST',
    path: '/candidate/summary/generate',
    access: 'CANDIDATE',
  },

  listPublicCompanies: { subject: 'accounts.listPublicCompanies', method: 'GET', path: '/public/site-map/companies', access: 'anonymous' },
  publicCompany: { subject: 'accounts.publicCompany', method: 'GET', path: '/public/employer/{id}', access: 'anonymous' },
  generateCompanySummary: {
    subject: 'accounts.generateCompanySummary',
    method: 'POST',
    path: '/employer/generate-summary',
    access: 'EMPLOYER',
  },
  replaceCompanyImage: { subject: 'accounts.replaceCompanyImage', method: 'PUT', path: '/employer/{id}/image', access: 'EMPLOYER' },
  listMembers: { subject: 'accounts.listMembers', method: 'GET', path: '/employer/members', access: 'EMPLOYER' },
  inviteMember: { subject: 'accounts.inviteMember', method: 'POST', path: '/employer/members', access: 'EMPLOYER' },
  changeMemberRole: { subject: 'accounts.changeMemberRole', method: 'PATCH', path: '/employer/members/{memberId}', access: 'EMPLOYER' },
  removeMember: { subject: 'accounts.removeMember', method: 'DELETE', path: '/employer/members/{memberId}', access: 'EMPLOYER' },

  listTestCandidates: { subject: 'accounts.listTestCandidates', method: 'GET', path: '/admin/matching-tool/candidate', access: 'admin' },
  createTestCandidate: { subject: 'accounts.createTestCandidate', method: 'POST', path: '/admin/matching-tool/candidate', access: 'admin' },
  updateTestCandidate: {
    subject: 'accounts.updateTestCandidate',
    method: 'PATCH',
    path: '/admin/matching-tool/candidate/{id}',
    access: 'admin',
  },
  removeTestCandidate: {
    subject: 'accounts.removeTestCandidate',
    method: 'DELETE',
    path: '/admin/matching-tool/candidate/{id}',
    access: 'admin',
  },

  openAccount: { subject: 'accounts.openAccount', access: 'internal' },
  activateMember: { subject: 'accounts.activateMember', access: 'internal' },
  setLinkedin: { subject: 'accounts.setLinkedin', access: 'internal' },
  candidateSnapshot: { subject: 'accounts.candidateSnapshot', access: 'internal' },
  companySnapshot: { subject: 'accounts.companySnapshot', access: 'internal' },
  accountSnapshots: { subject: 'accounts.accountSnapshots', access: 'internal' },
  candidateSnapshots: { subject: 'accounts.candidateSnapshots', access: 'internal' },
  companySnapshots: { subject: 'accounts.companySnapshots', access: 'internal' },
  importCandidates: { subject: 'accounts.importCandidates', access: 'internal' },
  importCompanies: { subject: 'accounts.importCompanies', access: 'internal' },
  confirmAdmin: { subject: 'accounts.confirmAdmin', access: 'internal' },
  setAdmin: { subject: 'accounts.setAdmin', access: 'internal' },
});
