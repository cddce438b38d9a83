import type { Vacancy } from '@tandem/contracts/entities/vacancy';

/** The summary without the heading that only says the title again, which stands above it on every page. Null without a summary. */
export const summaryBody = ({ title, markdownSummary }: Pick<Vacancy, 'title' | 'markdownSummary'>): string | null => {
  if (!markdownSummary) return null;
  const [first = '', ...rest] = markdownSummary.split('\n');
  const heading = /^#\s+(.*)$/.exec(first)?.[1]?.trim();
  return heading !== undefined && heading === title?.trim() ? rest.join('\n').trim() : markdownSummary;
};
