import { job } from '../define';
import { oneOf, shape, uuid } from '../fields';

const language = oneOf(['en', 'nl']);

export const vacanciesJobs = {
  /** Reads the source of a draft: a PDF, a page or a text. */
  readVacancy: job('vacancies.readVacancy', { data: shape({ vacancyId: uuid, language }), attempts: 3, limit: 120_000, concurrency: 2 }),
  writeVacancySummary: job('vacancies.writeVacancySummary', { data: shape({ vacancyId: uuid, language }), attempts: 3, limit: 120_000 }),
};
