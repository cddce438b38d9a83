import type { Resume } from '@tandem/contracts/entities/resume';
import { newEntryId } from '../forms/new-entry-id';

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

export const newExperience = (): ReviewFields['experiences'][number] => ({
  id: newEntryId(),
  title: '',
  company: '',
  startDate: null,
  endDate: null,
  description: '',
  hiddenOnResume: false,
});
export const newEducation = (): ReviewFields['educations'][number] => ({
  id: newEntryId(),
  educationType: 'OTHER',
  title: '',
  description: '',
  startDate: null,
  endDate: null,
  completed: true,
  hiddenOnResume: false,
});
export const newSkill = (): ReviewFields['skills'][number] => ({
  id: newEntryId(),
  type: 'OTHER',
  stack: '',
  yearsOfExperience: null,
  description: null,
  hiddenOnResume: false,
});
