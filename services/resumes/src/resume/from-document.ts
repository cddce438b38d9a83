import type { BasicInfo } from '@tandem/contracts/entities/resume';
import type { Education, Skill, WorkExperience } from '@tandem/contracts/entities/resume-entries';
import { descriptionLimits } from '@tandem/domain/resume';
import { cutText, educationLimit } from '@tandem/domain/resume-entry';
import type { ReadResume } from '@tandem/resume-reader/result';

type Next = () => string;
type Lists = { basicInfo: BasicInfo; summary: string | null; educations: Education[]; workExperiences: WorkExperience[]; skills: Skill[] };

/** What a document said, as the lists of a resume. What it did not say stays empty for its owner to fill in. */
export const fromDocument = (read: ReadResume, next: Next): Lists => ({
  basicInfo: basicsOf(read),
  summary: read.summary ? cutText(read.summary.value, descriptionLimits.summary) : null,
  educations: read.educations.map((education) => {
    const educationType = education.educationType.value;
    const school = education.institution?.value;
    const title = education.title?.value ?? school ?? '';
    // The specification's education has no school of its own: it opens the description unless it had to be the title.
    const description = [education.title ? school : null, education.description?.value].filter(Boolean).join('\n');
    return {
      id: next(),
      educationType,
      title,
      description: description ? cutText(description, educationLimit(educationType)) : null,
      startDate: education.startDate?.value ?? null,
      endDate: education.endDate?.value ?? null,
      completed: education.completed,
      hiddenOnResume: false,
    };
  }),
  workExperiences: read.experiences.map((experience) => ({
    id: next(),
    title: experience.title?.value ?? '',
    company: experience.company?.value ?? '',
    startDate: experience.startDate?.value ?? null,
    endDate: experience.endDate?.value ?? null,
    description: experience.description ? cutText(experience.description.value, descriptionLimits.experience) : null,
    hiddenOnResume: false,
  })),
  skills: [
    ...read.skills.map((skill) => ({
      id: next(),
      type: skill.type,
      stack: skill.name.value,
      yearsOfExperience: skill.yearsOfExperience,
      description: null,
      hiddenOnResume: false,
    })),
    ...read.languages.map((language) => ({
      id: next(),
      type: 'LANGUAGES' as const,
      stack: language.name.value,
      yearsOfExperience: null,
      description: language.level,
      hiddenOnResume: false,
    })),
  ],
});

const basicsOf = ({ basics }: ReadResume): BasicInfo => ({
  firstName: basics.firstName?.value ?? null,
  lastName: basics.lastName?.value ?? null,
  email: basics.email?.value ?? null,
  phone: basics.phone?.value ?? null,
  linkedinUrl: basics.linkedinUrl?.value ?? null,
  address: basics.city ? { street: null, city: basics.city.value, postalCode: null, country: null, latitude: null, longitude: null } : null,
});
