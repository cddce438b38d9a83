import type { Education, Skill, WorkExperience } from '@tandem/contracts/entities/resume-entries';
import type { EducationInput, SkillInput, WorkExperienceInput } from '@tandem/contracts/resumes/resume-input';
import { descriptionLimits } from '@tandem/domain/resume';
import { cutText } from '@tandem/domain/cut-text';
import { educationLimit, isEmptySkill, storedId, storedYears } from '@tandem/domain/resume-entry';

/**
 * What people send, as it is kept: too long is cut, empty skills go, a negative number of years becomes 1. An id is kept
 * only when the resume had it before; all others are new.
 */
type Ids = { known: ReadonlySet<string>; next: () => string };

const idOf = (given: string | null | undefined, { known, next }: Ids): string => {
  const id = storedId(given);
  return id && known.has(id) ? id : next();
};
const cut = (text: string | null | undefined, limit: number): string | null => (text?.trim() ? cutText(text, limit) : null);

export const storedEducation = (given: EducationInput, ids: Ids): Education => ({
  id: idOf(given.id, ids),
  educationType: given.educationType ?? 'OTHER',
  title: given.title?.trim() ?? '',
  description: cut(given.description, educationLimit(given.educationType)),
  startDate: given.startDate || null,
  endDate: given.endDate || null,
  completed: given.completed ?? Boolean(given.endDate),
  hiddenOnResume: given.hiddenOnResume ?? false,
});

export const storedExperience = (given: WorkExperienceInput, ids: Ids): WorkExperience => ({
  id: idOf(given.id, ids),
  title: given.title?.trim() ?? '',
  company: given.company?.trim() ?? '',
  startDate: given.startDate || null,
  endDate: given.endDate || null,
  description: cut(given.description, descriptionLimits.experience),
  hiddenOnResume: given.hiddenOnResume ?? false,
});

export const storedSkills = (given: readonly SkillInput[], ids: Ids): Skill[] =>
  given
    .filter((skill) => !isEmptySkill(skill))
    .map((skill) => ({
      id: idOf(skill.id, ids),
      type: skill.type ?? 'OTHER',
      stack: skill.stack?.trim() ?? '',
      yearsOfExperience: storedYears(skill.yearsOfExperience),
      description: cut(skill.description, descriptionLimits.education),
      hiddenOnResume: skill.hiddenOnResume ?? false,
    }));
