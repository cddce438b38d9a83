import { periodErrors } from './dates';
import type { FieldError } from './fields';
import { descriptionLimits, languageLevels, type EducationType, type LanguageLevel, type SkillType } from './resume';

type Text = string | null | undefined;
/** Which fields of an entry are wrong and why; empty when it may be saved. */
export type EntryErrors<F extends string> = Partial<Record<F, FieldError>>;

export type EducationEntry = { educationType?: EducationType | null; title?: Text; description?: Text; startDate?: Text; endDate?: Text };
export type ExperienceEntry = { title?: Text; company?: Text; description?: Text; startDate?: Text; endDate?: Text };
export type SkillEntry = { type?: SkillType | null; stack?: Text; yearsOfExperience?: number | null; description?: Text };

const missing = <F extends string>(entry: Record<F, unknown>, fields: readonly F[]): EntryErrors<F> =>
  Object.fromEntries(
    fields.filter((field) => !String(entry[field] ?? '').trim()).map((field) => [field, 'field_required']),
  ) as EntryErrors<F>;

/** An education needs a type and a title; `month` is the running one, YYYY-MM. */
export const educationErrors = (
  { educationType, title, startDate, endDate }: EducationEntry,
  month: string,
): EntryErrors<'educationType' | 'title' | 'startDate' | 'endDate'> => ({
  ...periodErrors({ startDate, endDate }, month),
  ...missing({ educationType, title }, ['educationType', 'title']),
});

/** A work experience needs a title, a company, a start and a description; without an end it lasts until now. */
export const experienceErrors = (
  { title, company, description, startDate, endDate }: ExperienceEntry,
  month: string,
): EntryErrors<'title' | 'company' | 'description' | 'startDate' | 'endDate'> => ({
  ...periodErrors({ startDate, endDate }, month),
  ...missing({ title, company, startDate, description }, ['title', 'company', 'startDate', 'description']),
});

/** Whether nothing was filled in; such skills are dropped, not refused. */
export const isEmptySkill = ({ stack, yearsOfExperience, description }: SkillEntry): boolean =>
  !stack?.trim() && !description?.trim() && (yearsOfExperience === null || yearsOfExperience === undefined);

export const isLanguageLevel = (value: unknown): value is LanguageLevel => languageLevels.some((level) => level === value);

/** To be saved a skill needs a type, a name and years (0 counts); a language needs its level instead of years. */
export const skillErrors = (skill: SkillEntry): EntryErrors<'type' | 'stack' | 'yearsOfExperience' | 'description'> => {
  if (isEmptySkill(skill)) return {};
  const { type, stack, yearsOfExperience, description } = skill;
  const errors: EntryErrors<'type' | 'stack' | 'yearsOfExperience' | 'description'> = missing({ type, stack }, ['type', 'stack']);
  if (type !== 'LANGUAGES')
    return yearsOfExperience === null || yearsOfExperience === undefined ? { ...errors, yearsOfExperience: 'field_required' } : errors;
  if (!description?.trim()) return { ...errors, description: 'field_required' };
  return isLanguageLevel(description) ? errors : { ...errors, description: 'invalid_value' };
};

/** The longest description of an education in characters; certificates are shorter. */
export const educationLimit = (type: EducationType | null | undefined): number =>
  type === 'CERTIFICATE' ? descriptionLimits.certification : descriptionLimits.education;

/** Years as they are kept: a negative number becomes 1. */
export const storedYears = (years: number | null | undefined): number | null => {
  if (years === null || years === undefined) return null;
  return years < 0 ? 1 : years;
};

/** The prefix of ids a browser gives to entries that are not saved yet. */
export const temporaryIdPrefix = 'temp-';

/** The id an entry keeps, or null when the server has to give it one. */
export const storedId = (id: Text): string | null => (id && !id.startsWith(temporaryIdPrefix) ? id : null);
