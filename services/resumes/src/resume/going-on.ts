import type { Education, WorkExperience } from '@tandem/contracts/entities/resume-entries';
import { monthOf } from '@tandem/domain/dates';

type Lists = { educations: Education[]; workExperiences: WorkExperience[] };

/**
 * A contract "until June", a diploma expected in two years: what ends after the month of `now` still goes on, and what goes on has
 * no end. Documents say such ends; a resume of ours cannot keep them.
 */
export const withWhatGoesOn = <L extends Lists>(lists: L, now: Date): L => {
  const month = monthOf(now.toISOString());
  const goesOn = (date: string | null) => date !== null && monthOf(date) > month.slice(0, date.length);
  return {
    ...lists,
    educations: lists.educations.map((each) => (goesOn(each.endDate) ? { ...each, endDate: null, completed: false } : each)),
    workExperiences: lists.workExperiences.map((each) => (goesOn(each.endDate) ? { ...each, endDate: null } : each)),
  };
};
