import { page } from '@tandem/web-kit/app/page';
import { authPages, publicPages } from '@tandem/web-kit/app/shared-routes';

const home = () => import('@tandem/web-kit/home/home-page');
const refer = () => import('@tandem/web-kit/refer/refer-page');
const resume = () => import('@tandem/web-kit/resume/resume-landing-page');
const dashboard = () => import('../features/dashboard/dashboard-page');
const intake = () => import('../features/intake/intake-page');
const vacancies = () => import('../features/vacancies/vacancies-page');
const createVacancy = () => import('../features/vacancies/create-page');
const vacancy = () => import('../features/vacancy/vacancy-page');
const job = () => import('../features/vacancy/job-page');
const publicVacancy = () => import('@tandem/web-kit/vacancy/public-vacancy-page');
const wizard = () => import('../features/vacancy-intake/wizard-page');
const funnel = () => import('../features/funnel/funnel-page');
const match = () => import('../features/match/match-page');
const invite = () => import('../features/invite/invite-page');
const settings = () => import('../features/settings/settings-page');
const notifications = () => import('@tandem/web-kit/notifications/notifications-page');

/** Pages that fill the window. */
export const bare = authPages;

/** Pages inside the frame. */
export const pages = [
  page('/', { visitor: home, EMPLOYER: dashboard }),
  page('/intake', { title: 'nav.intake', visitor: 'gate', EMPLOYER: intake }),
  page('/settings', { title: 'nav.settings', EMPLOYER: settings, CANDIDATE: { to: '/profile', app: 'candidate' } }),
  page('/profile', { EMPLOYER: { to: '/settings' } }),
  page('/funnel', { title: 'nav.hiring_funnel', visitor: 'gate', EMPLOYER: funnel }),
  page('/notifications', { title: 'nav.notifications', visitor: 'gate', EMPLOYER: notifications }),
  page('/vacancies', { title: 'nav.vacancies', EMPLOYER: vacancies }),
  // To the candidate app, this path is one of a vacancy.
  page('/vacancies/create', { title: 'nav.vacancy_create', EMPLOYER: createVacancy, CANDIDATE: { to: '/', app: 'candidate' } }),
  page('/vacancies/:vacancyId', { everyone: publicVacancy, EMPLOYER: vacancy }),
  page('/vacancies/:vacancyId/intake', { title: 'nav.vacancy_intake', EMPLOYER: wizard }),
  page('/matches/:matchId', { title: 'nav.match', EMPLOYER: match }),
  page('/matches/:matchId/invite', { title: 'nav.invite', EMPLOYER: invite }),
  page('/jobs', { visitor: { app: 'candidate' }, EMPLOYER: { to: '/' } }),
  page('/jobs/:vacancyId', { everyone: job }),
  page('/resume', { title: 'nav.resume_builder', visitor: resume, EMPLOYER: { to: '/' } }),
  page('/refer', { everyone: refer }),
  ...publicPages,
];
