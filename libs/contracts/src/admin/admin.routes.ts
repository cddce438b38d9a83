import { routes } from '../route';

export const adminRoutes = routes({
  overview: { subject: 'admin.overview', method: 'GET', path: '/admin/overview', access: 'admin' },
  listUsers: { subject: 'admin.listUsers', method: 'GET', path: '/admin/users', access: 'admin' },
  getUser: { subject: 'admin.getUser', method: 'GET', path: '/admin/users/{id}', access: 'admin' },
  downloadUsers: { subject: 'admin.downloadUsers', method: 'GET', path: '/admin/users/export.csv', access: 'admin' },
  listEmployers: { subject: 'admin.listEmployers', method: 'GET', path: '/admin/employers', access: 'admin' },
  getEmployer: { subject: 'admin.getEmployer', method: 'GET', path: '/admin/employers/{id}', access: 'admin' },
  downloadEmployers: { subject: 'admin.downloadEmployers', method: 'GET', path: '/admin/employers/export.csv', access: 'admin' },
  listVacancies: { subject: 'admin.listVacancies', method: 'GET', path: '/admin/vacancies', access: 'admin' },
  getVacancy: { subject: 'admin.getVacancy', method: 'GET', path: '/admin/vacancies/{id}', access: 'admin' },
  downloadVacancies: { subject: 'admin.downloadVacancies', method: 'GET', path: '/admin/vacancies/export.csv', access: 'admin' },
  listAudit: { subject: 'admin.listAudit', method: 'GET', path: '/admin/audit', access: 'admin' },
  listQueues: { subject: 'admin.listQueues', method: 'GET', path: '/admin/queues', access: 'admin' },
  replayWork: { subject: 'admin.replayWork', method: 'POST', path: '/admin/queues/{queue}/{id}/replay', access: 'admin' },
  discardWork: { subject: 'admin.discardWork', method: 'POST', path: '/admin/queues/{queue}/{id}/discard', access: 'admin' },
  analytics: { subject: 'admin.analytics', method: 'GET', path: '/admin/analytics', access: 'admin' },
  recordEvent: { subject: 'admin.recordEvent', method: 'POST', path: '/analytics', access: 'anonymous' },
  statistics: { subject: 'admin.statistics', method: 'GET', path: '/public/statistics', access: 'anonymous' },
  exportAccount: { subject: 'admin.exportAccount', access: 'internal' },
  rebuild: { subject: 'admin.rebuild', access: 'internal' },
});
