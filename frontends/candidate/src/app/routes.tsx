import { page } from '@tandem/web-kit/app/page';
import { authPages, publicPages } from '@tandem/web-kit/app/shared-routes';

const home = () => import('@tandem/web-kit/home/home-page');
const intake = () => import('../features/intake/intake-page');
const job = () => import('../features/jobs/job-page');
const jobs = () => import('../features/jobs/jobs-page');
const openSearch = () => import('../features/jobs/search/open-search-page');
const profile = () => import('../features/profile/profile-page');
const tailoredResume = () => import('../features/resume/tailored/tailored-page');
const resume = () => import('../features/resume/resume-page');
const refer = () => import('@tandem/web-kit/refer/refer-page');
const preferences = () => import('../features/preferences/preferences-page');
const publicVacancy = () => import('@tandem/web-kit/vacancy/public-vacancy-page');
const funnel = () => import('../features/funnel/funnel-page');
const notifications = () => import('@tandem/web-kit/notifications/notifications-page');

/** Pages that fill the window. */
export const bare = authPages;

/** Pages inside the frame. */
export const pages = [
  page('/', { visitor: home, CANDIDATE: { to: '/jobs' } }),
  page('/jobs', {
    title: 'jobs.title',
    visitor: openSearch,
    CANDIDATE: jobs,
    EMPLOYER: { to: '/', app: 'employer' },
  }),
  page('/jobs/:vacancyId', { everyone: job, CANDIDATE: jobs }),
  page('/jobs/:vacancyId/resume', { title: 'nav.tailored_resume', CANDIDATE: tailoredResume }),
  page('/job-preferences', { title: 'nav.preferences', CANDIDATE: preferences }),
  page('/funnel', { title: 'nav.funnel', visitor: 'gate', CANDIDATE: funnel }),
  page('/notifications', { title: 'nav.notifications', visitor: 'gate', CANDIDATE: notifications }),
  page('/intake', { title: 'intake.title', visitor: 'gate', CANDIDATE: intake }),
  page('/resume', {
    visitor: resume,
    CANDIDATE: resume,
    EMPLOYER: { to: '/', app: 'employer' },
  }),
  page('/profile', { title: 'nav.profile', CANDIDATE: profile, EMPLOYER: { to: '/settings', app: 'employer' } }),
  page('/settings', { CANDIDATE: { to: '/profile' } }),
  page('/refer', { everyone: refer }),
  page('/vacancies/:vacancyId', { everyone: publicVacancy }),
  ...publicPages,
];
