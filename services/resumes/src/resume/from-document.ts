import type { BasicInfo, Reading, ReadValue } from '@tandem/contracts/entities/resume';
import type { Education, Skill, WorkExperience } from '@tandem/contracts/entities/resume-entries';
import { textLimits } from '@tandem/domain/limits';
import { descriptionLimits, type ReadField } from '@tandem/domain/resume';
import { cutText } from '@tandem/domain/cut-text';
import { educationLimit } from '@tandem/domain/resume-entry';
import type { Found, ReadEducation, ReadExperience, ReadResume } from '@tandem/resume-reader/result';
import type { PageSize } from '@tandem/resume-reader/run';

type Next = () => string;
type Lists = { basicInfo: BasicInfo; summary: string | null; educations: Education[]; workExperiences: WorkExperience[]; skills: Skill[] };
interface Document {
  resume: ReadResume;
  pages: PageSize[];
  isScan: boolean;
}

/** No list may be longer than what its owner can save again. */
const mostEntries = 200;

/** What a document said, as the lists of a resume. What it did not say stays empty for its owner to fill in. */
export const fromDocument = ({ resume, pages, isScan }: Document, next: Next): Lists & { reading: Reading } => {
  const educations = resume.educations.slice(0, mostEntries).map((read) => ({ read, entry: educationOf(read, next()) }));
  const workExperiences = resume.experiences.slice(0, mostEntries).map((read) => ({ read, entry: experienceOf(read, next()) }));
  const skills = [
    ...resume.skills.map((read) => ({ read, entry: skillOf(next(), read.name.value, read.type, read.yearsOfExperience, null) })),
    ...resume.languages.map((read) => ({ read, entry: skillOf(next(), read.name.value, 'LANGUAGES', null, read.level) })),
  ].slice(0, mostEntries);
  const values = [
    ...educations.flatMap(({ read, entry }) => educationValues(read, entry.id)),
    ...workExperiences.flatMap(({ read, entry }) => experienceValues(read, entry.id)),
    ...skills.flatMap(({ read, entry }) => valuesOf(entry.id, { stack: read.name })),
  ];
  const entries = <T>(list: readonly { entry: T }[]) => list.map(({ entry }) => entry);
  return {
    basicInfo: basicsOf(resume),
    summary: resume.summary ? cutText(resume.summary.value, descriptionLimits.summary) : null,
    educations: entries(educations),
    workExperiences: entries(workExperiences),
    skills: entries(skills),
    reading: { isScan, pages, values },
  };
};

const line = (text: string | null | undefined) => cutText(text ?? '', textLimits.line);

const educationOf = (read: ReadEducation, id: string): Education => {
  const educationType = read.educationType.value;
  const school = read.institution?.value;
  // The specification's education has no school of its own: it opens the description unless it had to be the title.
  const description = [read.title ? school : null, read.description?.value].filter(Boolean).join('\n');
  return {
    id,
    educationType,
    title: line(read.title?.value ?? school),
    description: description ? cutText(description, educationLimit(educationType)) : null,
    startDate: read.startDate?.value ?? null,
    endDate: read.endDate?.value ?? null,
    completed: read.completed,
    hiddenOnResume: false,
  };
};

const experienceOf = (read: ReadExperience, id: string): WorkExperience => ({
  id,
  title: line(read.title?.value),
  company: line(read.company?.value),
  startDate: read.startDate?.value ?? null,
  endDate: read.endDate?.value ?? null,
  description: read.description ? cutText(read.description.value, descriptionLimits.experience) : null,
  hiddenOnResume: false,
});

const skillOf = (id: string, stack: string, type: Skill['type'], yearsOfExperience: number | null, description: string | null): Skill => ({
  id,
  type,
  stack: line(stack),
  yearsOfExperience,
  description,
  hiddenOnResume: false,
});

const round = (points: number) => Math.round(points * 10) / 10;

/** The places of the values that have one. */
const valuesOf = (entryId: string, found: Partial<Record<ReadField, Found<unknown> | null>>): ReadValue[] =>
  Object.entries(found).flatMap(([field, value]) => {
    if (!value?.source) return [];
    const { page, box } = value.source;
    const places = { x: round(box.x), y: round(box.y), width: round(box.width), height: round(box.height) };
    return [{ entryId, field: field as ReadField, confidence: value.confidence, page, box: places }];
  });

const experienceValues = ({ title, company, startDate, endDate, description }: ReadExperience, id: string) =>
  valuesOf(id, { title, company, startDate, endDate, description });

const educationValues = (read: ReadEducation, id: string) =>
  valuesOf(id, {
    title: read.title ?? read.institution,
    educationType: read.educationType,
    startDate: read.startDate,
    endDate: read.endDate,
    description: read.description ?? (read.title ? read.institution : null),
  });

const basicsOf = ({ basics }: ReadResume): BasicInfo => ({
  firstName: basics.firstName?.value ?? null,
  lastName: basics.lastName?.value ?? null,
  email: basics.email?.value ?? null,
  phone: basics.phone?.value ?? null,
  linkedinUrl: basics.linkedinUrl?.value ?? null,
  address: basics.city ? { street: null, city: basics.city.value, postalCode: null, country: null, latitude: null, longitude: null } : null,
});
