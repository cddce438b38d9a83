import { languages } from '@tandem/locales/bundle';
import type { Company } from '../companies/company.entity';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { summaryLanguage, vacancySummary } from './vacancy-summary';

/**
 * The summary of a vacancy whose facts changed: written anew while it is still the one that was written from the old
 * facts, in the language they are in now; in words of somebody's own only the title that heads it follows.
 */
export const revisedSummary = (before: Vacancy, after: Vacancy, company: Company | null): string | null => {
  const { markdownSummary } = before;
  if (!markdownSummary) return after.markdownSummary;
  const language = languages.find((each) => vacancySummary(before, company, each) === markdownSummary);
  if (language) return vacancySummary(after, company, summaryLanguage(after, language));
  const [heading, ...rest] = markdownSummary.split('\n');
  return heading?.trim() === `# ${before.title ?? ''}` ? [`# ${after.title ?? ''}`, ...rest].join('\n') : markdownSummary;
};
