import type { JobType, WorkModel } from '@tandem/domain/preferences';
import type { EducationType, LanguageLevel } from '@tandem/domain/resume';
import { isAtHome } from '@tandem/taxonomy/at-home';

/**
 * What a summary may say of a candidate: the parts of a resume and wishes that are about work. Dates are YYYY-MM or YYYY-MM-DD, an end of
 * null is the present; `today` is the day the summary is written. The latest work comes first.
 */
export type SummaryFacts = {
  today: string;
  workExperiences: readonly { title: string; company?: string | null; startDate?: string | null; endDate?: string | null }[];
  educations: readonly { type: EducationType | null; title: string; completed: boolean }[];
  skills: readonly { name: string; years: number | null }[];
  languages: readonly { name: string; level: LanguageLevel | null }[];
  wishes: {
    title?: string | null;
    jobTypes?: readonly JobType[];
    hoursPerWeek?: number | null;
    workModels?: readonly WorkModel[];
  };
};

/** Languages a text can be written in. */
export type WritingLanguage = 'en' | 'nl';

const monthOf = (date: string | null | undefined): number | null => {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  return year === undefined ? null : Number(year) * 12 + Number(month ?? 1) - 1;
};

/** The facts with the jobs alone: what a resume tells a time at home with is no work to write of to an employer. */
export const withJobsOnly = <T extends { workExperiences: readonly { title: string }[] }>(facts: T): T => ({
  ...facts,
  workExperiences: facts.workExperiences.filter(({ title }) => !isAtHome(title)),
});

/** Whole years that somebody worked, counting months of overlapping jobs once. */
export const yearsOfWork = (facts: SummaryFacts): number => {
  const { today, workExperiences } = withJobsOnly(facts);
  const now = monthOf(today) ?? 0;
  const months = new Set<number>();
  for (const { startDate, endDate } of workExperiences) {
    const start = monthOf(startDate);
    const end = Math.min(monthOf(endDate) ?? now, now);
    if (start !== null) for (let month = start; month <= end; month++) months.add(month);
  }
  return Math.floor(months.size / 12);
};
