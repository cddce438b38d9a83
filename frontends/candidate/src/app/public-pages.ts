import type { PublicPage } from '@tandem/web-kit/server/public-page';
import { sharedPages } from '@tandem/web-kit/server/shared-pages';
import { describeVacancy } from '@tandem/web-kit/server/vacancy-page';

/** The pages that the server draws for visitors. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/jobs',
    module: 'jobs/search/open-search-page',
    unless: ['lastOpenVacancySearch'],
    describe: async ({ t }) => ({ title: t('nav.search_jobs'), description: t('search.intro') }),
  },
  { path: '/jobs/:vacancyId', module: 'jobs/job-page', describe: describeVacancy },
  {
    path: '/resume',
    module: 'resume/resume-page',
    unless: ['openResumeId'],
    unlessAsked: ['open'],
    describe: async ({ t }) => ({
      title: t('nav.resume_builder'),
      shareTitle: t('builder.landing.title'),
      description: t('builder.landing.text'),
    }),
  },
  ...sharedPages,
];
