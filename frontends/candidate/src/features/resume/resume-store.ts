import type { Resume, ResumeSettings } from '@tandem/contracts/entities/resume';
import type { Basics, Education, Experience, Skill } from './draft/draft';

type Sent<E> = (Omit<E, 'id'> & { id: string | undefined })[];

/** Saves a part and gives what the server has of it then; lists come back with the ids it gave. */
export type PartSavers = {
  /** Null where the head is the account's. */
  basics: (changed: Partial<Basics>) => Promise<Resume | null>;
  summary: (summary: string) => Promise<Resume>;
  settings: (changed: Partial<ResumeSettings>) => Promise<Resume>;
  experiences: (entries: Sent<Experience>) => Promise<Experience[]>;
  educations: (entries: Sent<Education>) => Promise<Education[]>;
  skills: (entries: Sent<Skill>) => Promise<Skill[]>;
};

/** Where a resume is kept: at an account, or under the id a visitor's browser knows. */
export type ResumeStore = {
  save: PartSavers;
  savePicture: (picture: Blob) => Promise<void>;
  /** Says that the resume is right as it stands. */
  confirm: () => Promise<void>;
  upload: (pdf: File) => Promise<void>;
  downloadPath: string;
  /** The resume in the JSON Resume format. */
  jsonPath: string;
};

/** When the answer that a query holds was asked for: while another is awaited or has failed, the time the query tells is not that of its answer. */
export const askedAtOf = (query: { startedTimeStamp?: number | undefined; isFetching: boolean; isError: boolean }): number =>
  query.isFetching || query.isError ? 0 : (query.startedTimeStamp ?? 0);

/** The resume that an answer holds; null when the server could not be reached. */
export const resumeOf = ({ data, isError }: { data?: Resume | undefined; isError: boolean }): Resume | null =>
  isError ? null : (data ?? null);
