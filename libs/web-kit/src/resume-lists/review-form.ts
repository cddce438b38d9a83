import type { Resume } from '@tandem/contracts/entities/resume';
import { temporaryIdPrefix } from '@tandem/domain/resume-entry';

/** What was read, as the review form holds it. */
export type ReviewFields = {
  experiences: Resume['workExperiencesParsed'];
  educations: Resume['educationsParsed'];
  skills: Resume['skillsParsed'];
};

export const reviewFields = (resume: Resume): ReviewFields => ({
  experiences: resume.workExperiencesParsed,
  educations: resume.educationsParsed,
  skills: resume.skillsParsed,
});

let count = 0;
const newId = () => `${temporaryIdPrefix}${++count}`;

export const newExperience = (): ReviewFields['experiences'][number] => ({
  id: newId(),
  title: '',
  company: '',
  startDate: null,
  endDate: null,
  description: '',
  hiddenOnResume: false,
});
export const newEducation = (): ReviewFields['educations'][number] => ({
  id: newId(),
  educationType: 'OTHER',
  title: '',
  description: '',
  startDate: null,
  endDate: null,
  completed: true,
  hiddenOnResume: false,
});
export const newSkill = (): ReviewFields['skills'][number] => ({
  id: newId(),
  type: 'OTHER',
  stack: '',
  yearsOfExperience: null,
  description: null,
  hiddenOnResume: false,
});
