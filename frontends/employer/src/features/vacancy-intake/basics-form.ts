import type { Address } from '@tandem/contracts/entities/address';
import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { vacancyHours } from '@tandem/domain/limits';
import type { WorkModel } from '@tandem/domain/preferences';
import { homeDays, workModelOf, type ContractType, type RequiredEducation, type Visa, type VacancyLanguage } from '@tandem/domain/vacancy';
import type { Answer } from './use-meanwhile';

/** The choices for languages, each with what is sent. */
const languageChoices = {
  dutch: ['Dutch'],
  dutch_or_english: ['Dutch', 'English'],
  english: ['English'],
  any: [],
} as const satisfies Record<string, readonly VacancyLanguage[]>;
export type LanguageChoice = keyof typeof languageChoices;

export type BasicsFields = {
  title: string;
  address: Address | null;
  workModel: WorkModel;
  homeworkDays: number;
  minHoursPerWeek: number | null;
  contractType: ContractType | null;
  requiredEducation: RequiredEducation[];
  languages: LanguageChoice;
  visa: Visa | 'None';
};

const languageChoiceOf = (languages: readonly VacancyLanguage[]): LanguageChoice => {
  if (languages.length === 0) return 'any';
  if (!languages.includes('English')) return 'dutch';
  return languages.includes('Dutch') ? 'dutch_or_english' : 'english';
};

/** What may be chosen; English alone is what a source asked, and is there where it did. */
export const languageOptions = ({ requiredLanguages }: Pick<Vacancy, 'requiredLanguages'>): LanguageChoice[] =>
  (Object.keys(languageChoices) as LanguageChoice[]).filter(
    (choice) => choice !== 'english' || languageChoiceOf(requiredLanguages) === 'english',
  );

export const basicsFields = (vacancy: Vacancy): BasicsFields => ({
  title: vacancy.title ?? '',
  address: vacancy.address,
  workModel: vacancy.workModel ?? workModelOf(vacancy.homeworkDays),
  homeworkDays: vacancy.homeworkDays,
  minHoursPerWeek: vacancy.minHoursPerWeek ?? vacancyHours.default,
  contractType: vacancy.contractType,
  requiredEducation: vacancy.requiredEducation,
  languages: languageChoiceOf(vacancy.requiredLanguages),
  visa: vacancy.requiredVisa[0] ?? 'None',
});

/** What of this step is named where it was changed elsewhere. */
export const basicsAnswers: readonly Answer<BasicsFields>[] = [
  { label: 'wizard.title', fields: ['title'] },
  { label: 'job.place', fields: ['address'] },
  { label: 'wizard.location', fields: ['workModel', 'homeworkDays'] },
  { label: 'wizard.hours', fields: ['minHoursPerWeek'] },
  { label: 'job.contract', fields: ['contractType'] },
  { label: 'wizard.education', fields: ['requiredEducation'] },
  { label: 'wizard.languages', fields: ['languages'] },
  { label: 'wizard.visa', fields: ['visa'] },
];

/** Days at home when somebody chooses another place to work; what was chosen before stays where it fits. */
export const homeDaysFor = (workModel: WorkModel, before: number): number =>
  workModelOf(before) === workModel ? before : homeDays[workModel];

/** `none` stands alone: choosing it clears the others, choosing another clears it. */
export const educationsAfter = (before: readonly RequiredEducation[], chosen: readonly RequiredEducation[]): RequiredEducation[] => {
  if (!before.includes('none') && chosen.includes('none')) return ['none'];
  return chosen.filter((each) => each !== 'none' || chosen.length === 1);
};

export const basicsPatch = (fields: BasicsFields) => ({
  title: fields.title.trim(),
  address: fields.address,
  homeworkDays: fields.homeworkDays,
  minHoursPerWeek: fields.minHoursPerWeek ?? vacancyHours.default,
  contractType: fields.contractType,
  requiredEducation: fields.requiredEducation,
  requiredLanguages: [...languageChoices[fields.languages]],
  requiredVisa: fields.visa === 'None' ? [] : [fields.visa],
  flags: { basicInfoValid: true },
});
