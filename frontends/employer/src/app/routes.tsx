import { unbuilt } from '@tandem/web-kit/frame/unbuilt';
import { page } from '@tandem/web-kit/page';
import { authPages, publicPages } from '@tandem/web-kit/shared-routes';

const refer = () => import('@tandem/web-kit/refer/refer-page');
const dashboard = () => import('../features/dashboard/dashboard-page');
const intake = () => import('../features/intake/intake-page');
const vacancies = () => import('../features/vacancies/vacancies-page');
const createVacancy = () => import('../features/vacancies/create-page');
const vacancy = () => import('../features/vacancy/vacancy-page');
const publicVacancy = () => import('@tandem/web-kit/vacancy/public-vacancy-page');
const wizard = () => import('../features/vacancy-intake/wizard-page');
const settings = () => import('../features/settings/settings-page');
const notifications = () => import('@tandem/web-kit/notifications/notifications-page');

/** Pages that fill the window. */
export const bare = authPages;

/** Pages inside the frame. */
export const pages = [
  page('/', { visitor: unbuilt('SC-HOME-PUBLIC', 'home.title'), EMPLOYER: dashboard }),
  page('/intake', { title: 'nav.intake', visitor: 'gate', EMPLOYER: intake }),
  page('/settings', { title: 'nav.settings', EMPLOYER: settings, CANDIDATE: { to: '/profile', app: 'candidate' } }),
  page('/profile', { EMPLOYER: { to: '/settings' } }),
  page('/funnel', { visitor: 'gate', EMPLOYER: unbuilt('SC-E-FUNNEL', 'nav.hiring_funnel') }),
  page('/notifications', { title: 'nav.notifications', visitor: 'gate', EMPLOYER: notifications }),
  page('/vacancies', { title: 'nav.vacancies', EMPLOYER: vacancies }),
  // To the candidate app, this path is one of a vacancy.
  page('/vacancies/create', { title: 'nav.vacancy_create', EMPLOYER: createVacancy, CANDIDATE: { to: '/', app: 'candidate' } }),
  page('/vacancies/:vacancyId', { everyone: publicVacancy, EMPLOYER: vacancy }),
  page('/vacancies/:vacancyId/intake', { title: 'nav.vacancy_intake', EMPLOYER: wizard }),
  page('/matches/:matchId', { EMPLOYER: unbuilt('SC-E-MATCH', 'nav.match') }),
  page('/matches/:matchId/invite', { EMPLOYER: unbuilt('SC-E-INVITE', 'nav.invite') }),
  page('/jobs', { visitor: { app: 'candidate' }, EMPLOYER: { to: '/' } }),
  page('/jobs/:vacancyId', { everyone: unbuilt('SC-C-JOB', 'nav.job') }),
  page('/resume', { visitor: unbuilt('SC-RESUME-LANDING', 'nav.resume_builder'), EMPLOYER: { to: '/' } }),
  page('/refer', { everyone: refer }),
  ...publicPages,
];
