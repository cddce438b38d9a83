import { textLimits } from '@tandem/domain/limits';
import { job } from '../define';
import { oneOf, shape, text, uuid } from '../fields';
import { CareersImport } from './reading';

const language = oneOf(['en', 'nl']);

export const vacanciesJobs = {
  /** Reads the source of a draft: a PDF, a page or a text. */
  readVacancy: job('vacancies.readVacancy', {
    data: shape({ vacancyId: uuid, readingId: uuid, choice: text(textLimits.url).nullable(), language }),
    attempts: 3,
    limit: 120_000,
    concurrency: 2,
  }),
  /** Follows the vacancies of a careers page, one request a second. */
  importCareers: job('vacancies.importCareers', {
    data: shape({ ...CareersImport.shape, language }),
    attempts: 2,
    limit: 1_200_000,
    concurrency: 1,
  }),
  writeVacancySummary: job('vacancies.writeVacancySummary', { data: shape({ vacancyId: uuid, language }), attempts: 3, limit: 120_000 }),
};
