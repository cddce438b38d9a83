import { isDeepStrictEqual } from 'node:util';
import type { Vacancy as VacancyShape } from '@tandem/contracts/entities/vacancy';
import { type VacancyPatch, VacancySeen } from '@tandem/contracts/vacancies/vacancies';
import { problem } from '@tandem/contracts/codes';
import { mayPublish, workModelOf } from '@tandem/domain/vacancy';
import type { Vacancy } from './vacancy.entity';

const editable = [
  'title',
  'address',
  'minHoursPerWeek',
  'requiredEducation',
  'requiredLanguages',
  'homeworkDays',
  'requiredVisa',
  'requiredSkills',
  'responsibilities',
  'salaryMin',
  'salaryMax',
  'benefits',
  'description',
  'contractType',
  'requiredExperience',
  'markdownSummary',
] as const satisfies readonly (keyof VacancyPatch & keyof Vacancy)[];

type Fields = Partial<Pick<VacancyPatch, (typeof editable)[number]>>;

/** Whether each field is as somebody saw it before he changed it, or is what he wants already. An estimate is no salary anybody gave. */
export const isAsSeen = (shown: VacancyShape, seen: VacancySeen, wanted: Fields): boolean => {
  const now = VacancySeen.parse(shown.salaryIsEstimated ? { ...shown, salaryMin: null, salaryMax: null } : shown);
  return editable.every(
    (field) => seen[field] === undefined || isDeepStrictEqual(now[field], seen[field]) || isDeepStrictEqual(now[field], wanted[field]),
  );
};

const items = (values: readonly string[]): string[] => values.map((value) => value.trim()).filter(Boolean);

/** Lays the fields that were sent over a vacancy. @throws Problem invalid_value (400) when the salary range is turned round. */
export const applyFields = (vacancy: Vacancy, patch: Fields): void => {
  const sent = Object.fromEntries(editable.filter((field) => patch[field] !== undefined).map((field) => [field, patch[field]]));
  Object.assign(vacancy, sent);
  vacancy.title = vacancy.title?.trim() || null;
  vacancy.requiredSkills = items(vacancy.requiredSkills);
  vacancy.responsibilities = items(vacancy.responsibilities);
  vacancy.benefits = items(vacancy.benefits);
  if (patch.homeworkDays !== undefined) vacancy.workModel = workModelOf(vacancy.homeworkDays);
  if (patch.salaryMin !== undefined || patch.salaryMax !== undefined) {
    vacancy.salaryIsEstimated = false;
    vacancy.salaryBasis = null;
  }
  const { salaryMin, salaryMax } = vacancy;
  if (salaryMin !== null && salaryMax !== null && salaryMin > salaryMax)
    throw problem('invalid_value', [{ field: 'salaryMin', detail: 'invalid_value' }]);
};

/** What finishing steps of the wizard brought about. */
export type FlagOutcome = { finishesDetails: boolean; publishes: boolean };

/**
 * Sets the flags that were sent, step after step.
 * @throws Problem basic_info_invalid (400) without a title, publish_not_allowed (409) when a step before is not finished.
 */
export const applyFlags = (vacancy: Vacancy, flags: VacancyPatch['flags']): FlagOutcome => {
  const before = { detailsValid: vacancy.detailsValid, isPublished: vacancy.isPublished };
  if (flags?.basicInfoValid !== undefined) vacancy.basicInfoValid = flags.basicInfoValid;
  // A published vacancy stays one, so it can never lose its title.
  if (vacancy.basicInfoValid && !vacancy.title) throw problem('basic_info_invalid', [{ field: 'title', detail: 'field_required' }]);
  if (flags?.detailsValid !== undefined) vacancy.detailsValid = flags.detailsValid;
  if (vacancy.detailsValid && !vacancy.basicInfoValid) throw problem('publish_not_allowed');
  const asksPublishing = flags?.readStatus === 'VERIFIED';
  if (flags?.readStatus && !asksPublishing && flags.readStatus !== vacancy.readStatus) throw problem('publish_not_allowed');
  if (asksPublishing) {
    if (!mayPublish(vacancy)) throw problem('publish_not_allowed');
    vacancy.readStatus = 'VERIFIED';
  }
  return { finishesDetails: vacancy.detailsValid && !before.detailsValid, publishes: asksPublishing && !before.isPublished };
};

const ranked = ['title', 'address', 'minHoursPerWeek', 'homeworkDays', 'workModel', 'salaryMin', 'salaryMax', 'contractType', 'requiredSkills', 'responsibilities', 'benefits', 'requiredEducation', 'requiredLanguages', 'requiredVisa', 'requiredExperience', 'description'] as const satisfies readonly (keyof Vacancy)[]; // prettier-ignore

/** The part of a vacancy that ranking reads. */
export const rankedPart = (vacancy: Vacancy): unknown[] => structuredClone(ranked.map((field) => vacancy[field]));
