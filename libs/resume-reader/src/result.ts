import type { EducationType, LanguageLevel, SkillType } from '@tandem/domain/resume';
import type { Box } from '@tandem/pdf-text/read';
import type { ReadLanguage } from './text/language';

export type { ReadLanguage } from './text/language';
export type { PartialDate } from './text/dates';

/**
 * A value that was read: how sure the reader is (0 to 1; below 0.6 a person should look), and where it stood.
 * `box` is in points from the top left corner of page `page` (1 is the first); null for what follows from other values.
 */
export interface Found<T> {
  value: T;
  confidence: number;
  source: { page: number; box: Box } | null;
}

export interface ReadBasics {
  firstName: Found<string> | null;
  lastName: Found<string> | null;
  email: Found<string> | null;
  /** International (`+31612345678`) where the country is certain, otherwise as printed. */
  phone: Found<string> | null;
  linkedinUrl: Found<string> | null;
  city: Found<string> | null;
  /** Street, postcode and city as printed. */
  address: Found<string> | null;
  /** `YYYY-MM-DD`. */
  birthDate: Found<string> | null;
}

export interface ReadExperience {
  title: Found<string> | null;
  company: Found<string> | null;
  /** `YYYY-MM` or `YYYY`. */
  startDate: Found<string> | null;
  /** A found null means that the job goes on ("present"); a missing one that no end was printed. */
  endDate: Found<string | null> | null;
  /** Markdown: paragraphs, and `- ` for bullets. */
  description: Found<string> | null;
  place: Found<string> | null;
}

export interface ReadEducation {
  educationType: Found<EducationType>;
  title: Found<string> | null;
  institution: Found<string> | null;
  startDate: Found<string> | null;
  /** A found null means that the study goes on. */
  endDate: Found<string | null> | null;
  completed: boolean;
  description: Found<string> | null;
}

export interface ReadSkill {
  name: Found<string>;
  type: SkillType;
  /** Stated in the document, or summed over the jobs that mention the skill; null when neither tells. */
  yearsOfExperience: number | null;
}

export interface ReadSpokenLanguage {
  name: Found<string>;
  level: LanguageLevel | null;
}

/** What a resume says. Nothing is invented: what is not in the document is null or an empty list. */
export interface ReadResume {
  /** The language the document is written in. */
  language: ReadLanguage;
  basics: ReadBasics;
  summary: Found<string> | null;
  experiences: ReadExperience[];
  educations: ReadEducation[];
  skills: ReadSkill[];
  languages: ReadSpokenLanguage[];
}
