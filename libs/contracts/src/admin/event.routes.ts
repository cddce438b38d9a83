import { routes } from '../route';

/** What pages for everybody call: apart from the routes of the console, which would weigh more than some of them. */
export const eventRoutes = routes({
  recordEvent: { subject: 'admin.recordEvent', method: 'POST', path: '/analytics', access: 'anonymous' },
  statistics: { subject: 'admin.statistics', method: 'GET', path: '/public/statistics', access: 'anonymous' },
});
