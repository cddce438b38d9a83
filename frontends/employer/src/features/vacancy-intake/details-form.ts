import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import type { ReadPart } from '@tandem/contracts/vacancies/reading';
import { detailWarnings } from '@tandem/domain/vacancy';
import type { Answer } from './use-meanwhile';

type Line = { text: string };
export type DetailsFields = {
  requiredExperience: string;
  requiredSkills: Line[];
  salaryMin: number | null;
  salaryMax: number | null;
  benefits: Line[];
  responsibilities: Line[];
  description: string;
};

/** The fields that point at words of the source, in the order they stand in; their numbers follow from it. */
export const sourceFields = ['requiredExperience', 'requiredSkills', 'salary', 'benefits', 'responsibilities'] as const;
export type SourceField = (typeof sourceFields)[number];
export const numberOf = (field: string): number => sourceFields.findIndex((each) => each === field) + 1;

/** What of this step is named where it was changed elsewhere. */
export const detailsAnswers: readonly Answer<DetailsFields>[] = [
  { label: 'wizard.field.requiredExperience', fields: ['requiredExperience'] },
  { label: 'wizard.field.requiredSkills', fields: ['requiredSkills'] },
  { label: 'wizard.field.salary', fields: ['salaryMin', 'salaryMax'] },
  { label: 'wizard.field.benefits', fields: ['benefits'] },
  { label: 'wizard.field.responsibilities', fields: ['responsibilities'] },
  { label: 'wizard.field.description', fields: ['description'] },
];

/** Below this the reader was not sure enough to leave it unmentioned. */
export const sureEnough = 0.6;

const linesOf = (values: readonly string[]): Line[] => values.map((text) => ({ text }));
const textsOf = (lines: readonly Line[]): string[] => lines.map(({ text }) => text.trim()).filter(Boolean);

export const detailsFields = (vacancy: Vacancy): DetailsFields => ({
  requiredExperience: vacancy.requiredExperience ?? '',
  requiredSkills: linesOf(vacancy.requiredSkills),
  salaryMin: vacancy.salaryIsEstimated ? null : vacancy.salaryMin,
  salaryMax: vacancy.salaryIsEstimated ? null : vacancy.salaryMax,
  benefits: linesOf(vacancy.benefits),
  responsibilities: linesOf(vacancy.responsibilities),
  description: vacancy.description ?? '',
});

const valuesOf = (fields: DetailsFields) => ({
  salaryMin: fields.salaryMin,
  salaryMax: fields.salaryMax,
  requiredSkills: textsOf(fields.requiredSkills),
  responsibilities: textsOf(fields.responsibilities),
  benefits: textsOf(fields.benefits),
});

/** What to save; an estimated salary stays one until somebody gives another. */
export const detailsPatch = (fields: DetailsFields, vacancy: Vacancy) => {
  const { salaryMin, salaryMax, ...lists } = valuesOf(fields);
  const keepsEstimate = vacancy.salaryIsEstimated && salaryMin === null && salaryMax === null;
  return {
    ...lists,
    ...(keepsEstimate ? undefined : { salaryMin, salaryMax }),
    requiredExperience: fields.requiredExperience.trim() || null,
    description: fields.description.trim() || null,
    flags: { detailsValid: true },
  };
};

export const warningsOf = (fields: DetailsFields) => detailWarnings(valuesOf(fields));

/** The lowest may not be above the highest, as the server sees it. */
export const salaryError = ({ salaryMin, salaryMax }: Pick<DetailsFields, 'salaryMin' | 'salaryMax'>): string | null =>
  salaryMin !== null && salaryMax !== null && salaryMin > salaryMax ? 'invalid_value' : null;

const fieldOf = ({ field }: ReadPart): SourceField | null => {
  const name = field === 'wishedSkills' ? 'requiredSkills' : field;
  return sourceFields.find((each) => each === name) ?? null;
};

/** The places in the source that the fields of this step were read from. */
export const annotationsOf = (parts: readonly ReadPart[]) =>
  parts.flatMap((part) => {
    const id = fieldOf(part);
    return id && part.start !== null && part.end !== null ? [{ id, start: part.start, end: part.end }] : [];
  });

/** How sure the reader is of each field: of the least sure of its parts. */
export const confidenceOf = (parts: readonly ReadPart[], field: SourceField): number | null => {
  const mine = parts.filter((part) => fieldOf(part) === field).map(({ confidence }) => confidence);
  return mine.length > 0 ? Math.min(...mine) : null;
};
