import type { ReadResume } from '../src/result';

/** What was read of each job: title, employer, start and end; "now" for one that goes on. */
export const jobs = ({ experiences }: ReadResume) =>
  experiences.map(({ title, company, startDate, endDate }) => [
    title?.value ?? null,
    company?.value ?? null,
    startDate?.value ?? null,
    endDate ? (endDate.value ?? 'now') : null,
  ]);

/** What was read of each study: title, school and end. */
export const studies = ({ educations }: ReadResume) =>
  educations.map(({ title, institution, endDate }) => [title?.value ?? null, institution?.value ?? null, endDate?.value ?? null]);

/** The same, and what is told below it. */
export const toldStudies = (resume: ReadResume) =>
  studies(resume).map((study, i) => [...study, resume.educations[i]?.description?.value ?? null]);

export const skills = (resume: ReadResume) => resume.skills.map(({ name }) => name.value);

export const levels = ({ languages }: ReadResume) => languages.map(({ name, level }) => [name.value, level]);

/** First and last name. */
export const called = ({ basics }: ReadResume) => [basics.firstName?.value ?? null, basics.lastName?.value ?? null];
