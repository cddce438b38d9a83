import type { ReadPart } from '@tandem/contracts/vacancies/reading';
import { cutText } from '@tandem/domain/cut-text';
import { textLimits } from '@tandem/domain/limits';
import type { ReadField } from '@tandem/domain/vacancy-reading';
import type { Found, ReadVacancy } from '@tandem/vacancy-reader/result';
import { monthlyPay } from './monthly-pay';
import type { StoredReading } from './vacancy-reading';

/** As many as an answer may carry. */
const mostHeadings = 1_000;

const part = (field: ReadField, found: Found<unknown>, value: string, item: number | null): ReadPart => ({
  field,
  item,
  value: cutText(value, textLimits.paragraph),
  confidence: Math.min(1, Math.max(0, found.confidence)),
  start: found.span?.start ?? null,
  end: found.span?.end ?? null,
});

const one = (field: ReadField, found: Found<unknown> | null, say: (value: never) => string = String): ReadPart[] =>
  found ? [part(field, found, say(found.value as never), null)] : [];
const many = (field: ReadField, found: readonly Found<string>[]): ReadPart[] =>
  found.slice(0, textLimits.listItems).map((each, item) => part(field, each, each.value, item));

const rangeText = ({ min, max }: { min: number | null; max: number | null }): string =>
  min === max ? String(min) : [min, max].map((each) => each ?? '').join(' - ');

const partsOf = (read: ReadVacancy): ReadPart[] => [
  ...one('title', read.title),
  ...one('companyName', read.company),
  ...one('address', read.city),
  ...one('salary', read.pay, rangeText),
  ...one('hours', read.hours, rangeText),
  ...one('workModel', read.workModel),
  ...one('homeworkDays', read.homeDays),
  ...one('contractType', read.contractType),
  ...one('jobType', read.jobType),
  ...many('requiredSkills', read.requiredSkills),
  ...many('wishedSkills', read.wishedSkills),
  ...many('responsibilities', read.responsibilities),
  ...many('benefits', read.benefits),
  ...many('requiredEducation', read.education),
  ...many('requiredLanguages', read.languages),
  ...one('requiredExperience', read.experienceYears),
  ...many('requiredVisa', read.visa),
  ...one('closingDate', read.closingDate),
  ...one('applicationUrl', read.applicationUrl),
  ...one('description', read.description),
];

/** What was found in a text that is no vacancy, so that it can be said what is missing. Its places are of no use without the text. */
export const foundIn = (read: ReadVacancy): ReadPart[] =>
  [
    ...one('title', read.title),
    ...one('address', read.city),
    ...one('hours', read.hours, rangeText),
    ...one('salary', read.pay, rangeText),
    ...one('contractType', read.contractType),
  ].map((found) => ({ ...found, start: null, end: null }));

/** What is kept of a reading for whoever checks it. */
export const readingOf = (read: ReadVacancy): StoredReading => ({
  error: null,
  choices: [],
  text: read.text,
  headings: read.headings.slice(0, mostHeadings),
  parts: partsOf(read),
  facts: {
    language: read.language,
    companyName: read.company ? cutText(read.company.value, textLimits.line) : null,
    jobType: read.jobType?.value ?? null,
    hoursMin: read.hours?.value.min ?? null,
    hoursMax: read.hours?.value.max ?? null,
    closingDate: read.closingDate?.value ?? null,
    applicationUrl: read.applicationUrl ? cutText(read.applicationUrl.value, textLimits.url) : null,
    wishedSkills: read.wishedSkills.map(({ value }) => cutText(value, textLimits.line)),
    salary: read.pay && { ...read.pay.value, hoursUsed: monthlyPay(read.pay.value, read.hours?.value ?? null).hoursUsed },
  },
});
