import { detectLanguage } from '@tandem/resume-reader/text/language';
import type { ResumeRow } from './resume.entity';

type Written = Pick<ResumeRow, 'settings' | 'summary' | 'workExperiences' | 'educations'>;

/** The language texts are written in, of the two we write; English when nothing tells. */
export const languageOf = (texts: readonly (string | null)[]): 'en' | 'nl' =>
  detectLanguage(texts.filter(Boolean).join('\n')) === 'nl' ? 'nl' : 'en';

/** The language of a resume's headings and dates: as its owner chose, else the one it is written in. */
export const resumeLanguage = ({ settings, summary, workExperiences, educations }: Written): 'en' | 'nl' =>
  settings.language ??
  languageOf([summary, ...[...workExperiences, ...educations].flatMap(({ title, description }) => [title, description])]);
