import type { Resume } from '@tandem/contracts/entities/resume';
import type { Part } from './parts';

/** The fields of an object that are no longer as they were. */
export const changedFields = <T extends object>(now: T, before: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(now).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof T])),
  ) as Partial<T>;

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
export const canonical = (value: unknown): string => JSON.stringify(value, sorted);

/** Each part as the server tells it. Links to files differ every time and say nothing; the language may be guessed anew. */
export const toldParts = ({ basicInfo, settings, ...resume }: Resume): Record<Part, string> => ({
  basics: canonical({ ...basicInfo, picture: undefined }),
  settings: canonical({ ...settings, language: undefined }),
  summary: canonical(resume.summary),
  experiences: canonical(resume.workExperiencesParsed),
  educations: canonical(resume.educationsParsed),
  skills: canonical(resume.skillsParsed),
});
