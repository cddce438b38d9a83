import { textLimits } from '@tandem/domain/limits';
import { pageBreaks, readErrors, readFields, resumePapers, resumeStatuses, resumeTemplates } from '@tandem/domain/resume';
import * as z from 'zod';
import { between, flag, integer, list, moment, number, oneOf, ruled, shape, text, uuid } from '../fields';
import { Address } from './address';
import { Education, Skill, WorkExperience } from './resume-entries';

/** What of a resume is shown, where pages break, and how it looks. */
export const ResumeSettings = shape({
  pageBreaks: list(oneOf(pageBreaks)),
  pictureHidden: flag,
  addressHidden: flag,
  phoneHidden: flag,
  emailHidden: flag,
  linkedinUrlHidden: flag,
  template: oneOf(resumeTemplates).optional(),
  paper: oneOf(resumePapers).optional(),
  /** `#rrggbb`. */
  accent: ruled((value) => (/^#[0-9a-f]{6}$/i.test(value) ? null : 'invalid_value')).optional(),
  /** Of headings and dates; when absent, the language the resume is written in. */
  language: oneOf(['en', 'nl']).optional(),
}).meta({ id: 'ResumeSettings' });
export type ResumeSettings = z.output<typeof ResumeSettings>;

/** The head of a resume. A candidate's comes from the account, an anonymous one keeps its own. */
export const BasicInfo = shape({
  picture: text(textLimits.url).nullish(),
  firstName: text().nullish(),
  lastName: text().nullish(),
  email: text(textLimits.email).nullish(),
  linkedinUrl: text(textLimits.url).nullish(),
  address: Address.nullish(),
  phone: text(40).nullish(),
}).meta({ id: 'BasicInfo' });
export type BasicInfo = z.output<typeof BasicInfo>;

/** Where a value of an entry stood in the uploaded document, and how sure the reader is of it. Points, from the top left corner of the page. */
export const ReadValue = shape({
  entryId: uuid,
  field: oneOf(readFields),
  /** 0 to 1; below `unsureBelow` of the domain a person should look. */
  confidence: between(0, 1),
  /** 1 is the first. */
  page: integer,
  box: shape({ x: number, y: number, width: number, height: number }),
}).meta({ id: 'ReadValue' });
export type ReadValue = z.output<typeof ReadValue>;

/** How an uploaded document was read. */
export const Reading = shape({
  /** Its pages are pictures: reading takes longer and is less sure. */
  isScan: flag,
  /** Sizes of the pages in points. */
  pages: list(shape({ width: number, height: number })),
  values: list(ReadValue, 5_000),
}).meta({ id: 'Reading' });
export type Reading = z.output<typeof Reading>;

/** A resume: read from an uploaded PDF or built by hand. The file paths are links to the files it came from. */
export const Resume = shape({
  id: uuid,
  originalFilePath: text(textLimits.url).nullable(),
  parsedFilePath: text(textLimits.url).nullable(),
  educationsParsed: list(Education, 500),
  workExperiencesParsed: list(WorkExperience, 500),
  skillsParsed: list(Skill, 500),
  status: oneOf(resumeStatuses),
  /** Why reading failed, when the status is ERROR. */
  readError: oneOf(readErrors).nullable(),
  /** Null for a resume that did not begin with a document. */
  reading: Reading.nullable(),
  summary: text(textLimits.paragraph).nullable(),
  settings: ResumeSettings,
  basicInfo: BasicInfo,
  /** When what it is matched by changed last; its looks are no part of that. */
  contentChangedAt: moment,
}).meta({ id: 'Resume' });
export type Resume = z.output<typeof Resume>;

/** One entry of a resume as it is shown to one employer; what is absent stays as it is. */
export const EntryOverride = shape({
  id: uuid,
  hiddenOnResume: flag.optional(),
  title: text().nullish(),
  description: text(textLimits.paragraph).nullish(),
}).meta({ id: 'EntryOverride' });
export type EntryOverride = z.output<typeof EntryOverride>;

/** The changes of a tailored resume: contents only, never the structure. */
export const ResumeOverrides = shape({
  skills: list(EntryOverride, 500).optional(),
  educations: list(EntryOverride, 500).optional(),
  workExperiences: list(EntryOverride, 500).optional(),
  summary: text(textLimits.paragraph).nullish(),
}).meta({ id: 'ResumeOverrides' });
export type ResumeOverrides = z.output<typeof ResumeOverrides>;

/** What a match changes about the resume sent with it. */
export const MatchResumeSettings = shape({
  overrides: ResumeOverrides,
  settings: ResumeSettings.nullable(),
}).meta({ id: 'MatchResumeSettings' });
export type MatchResumeSettings = z.output<typeof MatchResumeSettings>;
