import { textLimits } from '@tandem/domain/limits';
import { readStatuses } from '@tandem/domain/vacancy';
import { jobTypes } from '@tandem/domain/preferences';
import { readFields, salaryPeriods, vacancyReadErrors } from '@tandem/domain/vacancy-reading';
import * as z from 'zod';
import { SalaryBasis } from '../entities/vacancy';
import { between, flag, integer, integerBetween, list, number, oneOf, shape, text, url, uuid } from '../fields';

/** One thing that was read. */
export const ReadPart = shape({
  field: oneOf(readFields),
  /** Its place in the list of the field; null where the field is no list. */
  item: integer.nullable(),
  /** As the draft got it, lists by one entry. */
  value: text(textLimits.paragraph),
  /** 0 to 1. */
  confidence: between(0, 1),
  /** Where it stands in the text, in UTF-16 units, the end excluded. Null for what the page says only to machines. */
  start: integer.nullable(),
  end: integer.nullable(),
}).meta({ id: 'ReadPart' });
export type ReadPart = z.output<typeof ReadPart>;

/** The pay as the source says it, beside the gross euros a month at full time that the draft got. */
export const ReadSalary = shape({
  min: number.nullable(),
  max: number.nullable(),
  period: oneOf(salaryPeriods).nullable(),
  currency: text(3).nullable(),
  /** Hours a week that were used to get from an hourly wage to a month. */
  hoursUsed: number.nullable(),
  isGross: flag,
}).meta({ id: 'ReadSalary' });

/** What a source says beyond the fields of a draft. */
export const ReadFacts = shape({
  language: oneOf(['en', 'nl']),
  companyName: text().nullable(),
  jobType: oneOf(jobTypes).nullable(),
  hoursMin: number.nullable(),
  hoursMax: number.nullable(),
  closingDate: text(10).nullable(),
  applicationUrl: text(textLimits.url).nullable(),
  wishedSkills: list(text(), 500),
  salary: ReadSalary.nullable(),
}).meta({ id: 'ReadFacts' });

/** Pay of comparable vacancies, gross euros a month at full time. */
export const SalaryEstimate = SalaryBasis.extend({ salaryMin: number, salaryMax: number }).meta({ id: 'SalaryEstimate' });
export type SalaryEstimate = z.output<typeof SalaryEstimate>;

/** How the source of a vacancy was read. */
export const VacancyReading = shape({
  status: oneOf(readStatuses).nullable(),
  /** With status ERROR; its text is `vacancyReading.error.<code>`. */
  error: oneOf(vacancyReadErrors).nullable(),
  /** With several_vacancies: what to choose from. The same source is sent again with the key of one as `choice`. */
  choices: list(shape({ key: text(textLimits.url), title: text(), city: text().nullable() }), 50),
  /** The plain text that was read, without what surrounds a vacancy on a page. */
  text: text(textLimits.source).nullable(),
  /** Where its headings stand, in UTF-16 units, the end excluded. */
  headings: list(shape({ start: integer, end: integer }), 1_000),
  /** With too_short and no_vacancy: what was found all the same, without its places. */
  parts: list(ReadPart, 1_000),
  facts: ReadFacts.nullable(),
  /** What comparable vacancies pay, while this one names no salary and there are enough of them. */
  salaryEstimate: SalaryEstimate.nullable(),
}).meta({ id: 'VacancyReading' });
export type VacancyReading = z.output<typeof VacancyReading>;

/** A careers page whose vacancies are to be imported, for a company on the platform or for one that has only a name. */
export const CareersImport = shape({
  companyId: uuid.nullish(),
  companyName: text().nullish(),
  /** Without it the careers page of the company. */
  url: url.nullish(),
  /** Most vacancies to read. */
  most: integerBetween(1, 500).optional(),
});
export type CareersImport = z.output<typeof CareersImport>;
