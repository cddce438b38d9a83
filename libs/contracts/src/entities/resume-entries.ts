import { educationTypes, skillTypes } from '@tandem/domain/resume';
import * as z from 'zod';
import { flag, number, oneOf, shape, text, uuid } from '../fields';
import { textLimits } from '@tandem/domain/limits';

/** A study or a certificate (type CERTIFICATE). Dates are YYYY-MM-DD or YYYY-MM. */
export const Education = shape({
  id: uuid,
  educationType: oneOf(educationTypes),
  title: text(),
  description: text(textLimits.paragraph).nullable(),
  startDate: text(40).nullable(),
  endDate: text(40).nullable(),
  completed: flag,
  hiddenOnResume: flag,
}).meta({ id: 'Education' });
export type Education = z.output<typeof Education>;

/** A job. Without an endDate it lasts until now. */
export const WorkExperience = shape({
  id: uuid,
  title: text(),
  company: text(),
  startDate: text(40).nullable(),
  endDate: text(40).nullable(),
  description: text(textLimits.paragraph).nullable(),
  hiddenOnResume: flag,
}).meta({ id: 'WorkExperience' });
export type WorkExperience = z.output<typeof WorkExperience>;

/** A skill; `stack` is its name. A skill of type LANGUAGES has its level as description. */
export const Skill = shape({
  id: uuid,
  type: oneOf(skillTypes),
  stack: text(),
  yearsOfExperience: number.nullable(),
  description: text(textLimits.paragraph).nullable(),
  hiddenOnResume: flag,
}).meta({ id: 'Skill' });
export type Skill = z.output<typeof Skill>;
