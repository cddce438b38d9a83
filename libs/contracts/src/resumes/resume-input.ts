import { textLimits } from '@tandem/domain/limits';
import { educationErrors, experienceErrors, skillErrors } from '@tandem/domain/resume-entry';
import { educationTypes, skillTypes } from '@tandem/domain/resume';
import type { FieldError } from '@tandem/domain/fields';
import * as z from 'zod';
import { flag, latestMonth, list, number, oneOf, shape, text } from '../fields';
import { ResumeSettings } from '../entities/resume';

/**
 * What people send of a resume. The rules are those of the forms (libs/domain/resume-entry); what is too long is cut and
 * what is empty is dropped by the service, so neither is refused here.
 */

/** Empty or `temp-...` for a new entry. */
const id = text().nullish();
const description = text(textLimits.paragraph).nullish();
const date = text(40).nullish();
const MOST_ENTRIES = 200;

const judged =
  <T>(rule: (entry: T, month: string) => Partial<Record<string, FieldError>>) =>
  (context: z.core.ParsePayload<T>): void => {
    for (const [field, word] of Object.entries(rule(context.value, latestMonth()))) {
      if (word) context.issues.push({ code: 'custom', message: word, input: context.value, path: [field] });
    }
  };

export const EducationInput = shape({
  id,
  educationType: oneOf(educationTypes).nullish(),
  title: text().nullish(),
  description,
  startDate: date,
  endDate: date,
  completed: flag.nullish(),
  hiddenOnResume: flag.nullish(),
}).check(judged(educationErrors));
export type EducationInput = z.output<typeof EducationInput>;

export const WorkExperienceInput = shape({
  id,
  title: text().nullish(),
  company: text().nullish(),
  startDate: date,
  endDate: date,
  description,
  hiddenOnResume: flag.nullish(),
}).check(judged(experienceErrors));
export type WorkExperienceInput = z.output<typeof WorkExperienceInput>;

export const SkillInput = shape({
  id,
  type: oneOf(skillTypes).nullish(),
  stack: text().nullish(),
  yearsOfExperience: number.nullish(),
  description,
  hiddenOnResume: flag.nullish(),
}).check(judged(skillErrors));
export type SkillInput = z.output<typeof SkillInput>;

/** Whole lists: what is absent is deleted. */
export const Educations = list(EducationInput, MOST_ENTRIES);
export const WorkExperiences = list(WorkExperienceInput, MOST_ENTRIES);
export const Skills = list(SkillInput, MOST_ENTRIES);

export const SettingsInput = shape({ settings: ResumeSettings.partial() });
export const SummaryInput = shape({ summary: text(textLimits.paragraph) });

/** Codes the three lists share. */
export const entryErrors = ['resume_not_found', 'resume_not_ready', 'not_in_future', 'start_before_end', 'invalid_date'] as const;
