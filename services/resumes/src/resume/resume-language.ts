import { detectLanguage } from '@tandem/resume-reader/text/language';
import type { ResumeRow } from './resume.entity';

type Written = Pick<ResumeRow, 'settings' | 'summary' | 'workExperiences' | 'educations'>;

/** The language of a resume's headings and dates: as its owner chose, else the one it is written in. */
export const resumeLanguage = ({ settings, summary, workExperiences, educations }: Written): 'en' | 'nl' => {
  if (settings.language) return settings.language;
  const texts = [summary, ...[...workExperiences, ...educations].flatMap(({ title, description }) => [title, description])];
  return detectLanguage(texts.filter(Boolean).join('\n')) === 'nl' ? 'nl' : 'en';
};
