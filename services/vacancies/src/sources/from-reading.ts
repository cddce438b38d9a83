import { cutText } from '@tandem/domain/cut-text';
import { textLimits, vacancyHours } from '@tandem/domain/limits';
import { homeDays, type RequiredEducation, requiredEducations, vacancyLanguages, workModelOf } from '@tandem/domain/vacancy';
import { findPlace } from '@tandem/geo/places';
import { educationTypeOf } from '@tandem/taxonomy/education';
import type { ReadVacancy } from '@tandem/vacancy-reader/result';
import { newVacancy } from '../vacancies/new-vacancy';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { monthlyPay } from './monthly-pay';

const readable = [
  'title',
  'address',
  'minHoursPerWeek',
  'homeworkDays',
  'workModel',
  'salaryMin',
  'salaryMax',
  'contractType',
  'requiredSkills',
  'responsibilities',
  'benefits',
  'requiredEducation',
  'requiredLanguages',
  'requiredVisa',
  'requiredExperience',
  'description',
] as const satisfies readonly (keyof Vacancy)[];

/** The fields of a vacancy that a source can fill. */
export type ReadFields = Pick<Vacancy, (typeof readable)[number]>;

const lines = (found: readonly { value: string }[], longest: number): string[] => [
  ...new Set(found.slice(0, textLimits.listItems).map(({ value }) => cutText(value, longest).trim())),
];

const addressOf = ({ city, country, street }: ReadVacancy): Vacancy['address'] => {
  if (!city) return null;
  const place = findPlace(city.value, country?.value) ?? findPlace(city.value);
  return {
    street: street?.value ?? null,
    city: city.value,
    country: country?.value ?? place?.country ?? null,
    ...(place && (!country || place.country === country.value) ? { latitude: place.latitude, longitude: place.longitude } : {}),
  };
};

/** "Mbo 4 of hbo techniek": each level that is enough, not only the highest that is named. */
const levelsOf = (demand: string) => {
  const each = demand.split(/\s+(?:of|or|dan wel)\s+|\s*\/\s*/i).flatMap((part) => educationTypeOf(part) ?? []);
  return new Set(each).size > 1 ? each : [educationTypeOf(demand)];
};

const educationOf = ({ education }: ReadVacancy): RequiredEducation[] => {
  const types = education.flatMap(({ value }) => levelsOf(value)).filter((type) => type !== null);
  return requiredEducations.filter((type) => type !== 'none' && types.includes(type));
};

const either =
  /\b(?:nederlands|dutch)(?:e taal)?\s+(?:of|en\/of|or|and\/or)\s+(?:engels|english)|\b(?:engels|english)\s+(?:of|en\/of|or|and\/or)\s+(?:nederlands|dutch)/i;

/** Dutch and whatever else asks for Dutch, unless one of them is enough; English without it asks for English. */
const languagesOf = ({ languages, text }: ReadVacancy): Vacancy['requiredLanguages'] => {
  const names = languages.map(({ value }) => value);
  if (names.includes('Dutch') && names.includes('English') && either.test(text)) return [...vacancyLanguages];
  if (names.includes('Dutch')) return ['Dutch'];
  return names.includes('English') ? ['English'] : [];
};

const hoursOf = ({ hours }: ReadVacancy): number | null =>
  hours ? Math.min(vacancyHours.most, Math.max(vacancyHours.least, Math.floor(hours.value.min))) : null;

const payOf = ({ pay, hours }: ReadVacancy): Pick<Vacancy, 'salaryMin' | 'salaryMax'> => {
  const none = { salaryMin: null, salaryMax: null };
  if (!pay || (pay.value.currency !== null && pay.value.currency !== 'EUR')) return none;
  const { salaryMin, salaryMax } = monthlyPay(pay.value, hours?.value ?? null);
  return salaryMin !== null && salaryMax !== null && salaryMin > salaryMax ? none : { salaryMin, salaryMax };
};

const experienceOf = ({ experienceYears, text }: ReadVacancy): string | null => {
  const span = experienceYears?.span;
  return span ? text.slice(span.start, span.end).trim() : null;
};

/** What a reading makes of a draft: what was found, and the defaults of a new draft for the rest. */
export const fieldsOf = (read: ReadVacancy): ReadFields => {
  const blank = newVacancy({ id: '', companyId: null, companyName: '', createdBy: null, createdAt: new Date(0) });
  const days = read.homeDays?.value ?? (read.workModel ? homeDays[read.workModel.value] : blank.homeworkDays);
  return {
    title: read.title ? cutText(read.title.value, textLimits.line) : null,
    address: addressOf(read),
    minHoursPerWeek: hoursOf(read) ?? blank.minHoursPerWeek,
    homeworkDays: days,
    workModel: workModelOf(days),
    ...payOf(read),
    contractType: read.contractType?.value ?? null,
    requiredSkills: lines(read.requiredSkills, textLimits.line),
    responsibilities: lines(read.responsibilities, textLimits.paragraph),
    benefits: lines(read.benefits, textLimits.line),
    requiredEducation: educationOf(read),
    requiredLanguages: languagesOf(read),
    requiredVisa: read.visa.map(({ value }) => value),
    requiredExperience: experienceOf(read),
    description: read.description?.value ?? null,
  };
};
