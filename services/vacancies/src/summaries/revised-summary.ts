import { languages } from '@tandem/locales/bundle';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { vacancySummary } from './vacancy-summary';

/**
 * The summary of a vacancy whose facts changed: written anew while it is still the one that was written from the old
 * facts; in words of somebody's own only the title that heads it follows.
 */
export const revisedSummary = (before: Vacancy, after: Vacancy): string | null => {
  const { markdownSummary } = before;
  if (!markdownSummary) return after.markdownSummary;
  const language = languages.find((each) => vacancySummary(before, each) === markdownSummary);
  if (language) return vacancySummary(after, language);
  const [heading, ...rest] = markdownSummary.split('\n');
  return heading?.trim() === `# ${before.title ?? ''}` ? [`# ${after.title ?? ''}`, ...rest].join('\n') : markdownSummary;
};
