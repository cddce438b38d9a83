import { routes } from '../route';

export const vacanciesRoutes = routes({
  create: { subject: 'vacancies.create', method: 'GET', path: '/vacancies/new', access: 'EMPLOYER' },
  list: { subject: 'vacancies.list', method: 'GET', path: '/vacancies', access: 'EMPLOYER' },
  get: { subject: 'vacancies.get', method: 'GET', path: '/vacancies/{id}', access: 'anonymous' },
  update: { subject: 'vacancies.update', method: 'PATCH', path: '/vacancies/{id}', access: 'EMPLOYER' },
  remove: { subject: 'vacancies.remove', method: 'DELETE', path: '/vacancies/{id}', access: 'EMPLOYER' },
  replaceSource: { subject: 'vacancies.replaceSource', method: 'PUT', path: '/vacancies/{id}/source', access: 'EMPLOYER' },
  reading: { subject: 'vacancies.reading', method: 'GET', path: '/vacancies/{id}/reading', access: 'EMPLOYER' },
  listOfCompany: {
    subject: 'vacancies.listOfCompany',
    method: 'GET',
    path: '/public/employer/{employerId}/vacancies',
    access: 'anonymous',
  },
  listPublic: { subject: 'vacancies.listPublic', method: 'GET', path: '/public/site-map/vacancies', access: 'anonymous' },
  listForFunnel: { subject: 'vacancies.listForFunnel', method: 'GET', path: '/employer/funnel/vacancies', access: 'EMPLOYER' },

  snapshot: { subject: 'vacancies.snapshot', access: 'internal' },
  snapshots: { subject: 'vacancies.snapshots', access: 'internal' },
  import: { subject: 'vacancies.import', access: 'internal' },
  exportCompany: { subject: 'vacancies.exportCompany', access: 'internal' },
  importCareers: { subject: 'vacancies.importCareers', access: 'internal' },
});
