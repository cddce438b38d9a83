import { textLimits } from '@tandem/domain/limits';
import { workModels } from '@tandem/domain/preferences';
import { contractTypes, readStatuses, requiredEducations, sourceTypes, vacancyLanguages, visas } from '@tandem/domain/vacancy';
import { salaryLevels } from '@tandem/domain/vacancy-reading';
import * as z from 'zod';
import { flag, integer, list, moment, number, oneOf, shape, text, uuid } from '../fields';
import { Address } from './address';

export const VacancyFlags = shape({ basicInfoValid: flag, detailsValid: flag, readStatus: oneOf(readStatuses).nullable() }).meta({
  id: 'VacancyFlags',
});
export type VacancyFlags = z.output<typeof VacancyFlags>;

/** The employer as a vacancy names him. A scraped vacancy's has no company on the platform and so no id. */
export const VacancyEmployer = shape({
  id: uuid.nullable(),
  companyName: text(),
  logoUrl: text(textLimits.url).nullable(),
  address: Address.nullable(),
  summaryUrl: text(textLimits.url).nullable(),
}).meta({ id: 'VacancyEmployer' });
export type VacancyEmployer = z.output<typeof VacancyEmployer>;

/** What an estimated salary rests on: so many published vacancies of one occupation, of a level and a region where there were enough. */
export const SalaryBasis = shape({
  count: integer,
  occupation: text(),
  level: oneOf(salaryLevels).nullable(),
  region: text().nullable(),
}).meta({ id: 'SalaryBasis' });
export type SalaryBasis = z.output<typeof SalaryBasis>;

/** What lists and cards show of a vacancy. Salary is gross euros a month at full time; address falls back to the employer's. */
export const VacancyCard = shape({
  id: uuid,
  title: text().nullable(),
  address: Address.nullable(),
  employer: VacancyEmployer,
  salaryMin: number.nullable(),
  salaryMax: number.nullable(),
  salaryIsEstimated: flag,
  workModel: oneOf(workModels).nullable(),
  homeworkDays: integer,
  minHoursPerWeek: number.nullable(),
  contractType: oneOf(contractTypes).nullable(),
  isScraped: flag,
  originalUrl: text(textLimits.url).nullable(),
  /** A path once published; a draft has none. */
  summaryUrl: text(textLimits.url).nullable(),
  filledSince: moment.nullable(),
  createdAt: moment,
}).meta({ id: 'VacancyCard' });
export type VacancyCard = z.output<typeof VacancyCard>;

/** A whole vacancy. intakeProgress is 0 to 1, homeworkDays 0 (office) to 5 (remote). */
export const Vacancy = VacancyCard.extend({
  description: text(textLimits.source).nullable(),
  requiredSkills: list(text(), 500),
  responsibilities: list(text(textLimits.paragraph), 500),
  benefits: list(text(), 500),
  requiredExperience: text(textLimits.paragraph).nullable(),
  requiredEducation: list(oneOf(requiredEducations)),
  requiredLanguages: list(oneOf(vacancyLanguages)),
  requiredVisa: list(oneOf(visas)),
  flags: VacancyFlags,
  /** When it was published first, also of one that a new source hides until it is published again; a draft never was. */
  publishedAt: moment.nullish(),
  sourceType: oneOf(sourceTypes).nullable(),
  /** The text it was read from, or the name of the file. Only its owner sees it. */
  source: text(textLimits.source).nullable(),
  markdownSummary: text(textLimits.paragraph).nullable(),
  /** With an estimated salary only. */
  salaryBasis: SalaryBasis.nullish(),
  intakeProgress: number,
  amountPotentialCandidates: integer,
}).meta({ id: 'Vacancy' });
export type Vacancy = z.output<typeof Vacancy>;
