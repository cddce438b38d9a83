import type { EducationType, PageBreak, ResumePaper, ResumeTemplate, SkillType } from '@tandem/domain/resume';

/** A resume as it is laid out; what comes from the contracts fits. Dates are YYYY, YYYY-MM or YYYY-MM-DD. */
export type LayoutBasics = {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  phone?: string | null;
  linkedinUrl?: string | null;
  address?: { street?: string | null; postalCode?: string | null; city?: string | null; country?: string | null } | null;
};

export type LayoutExperience = {
  id: string;
  title: string;
  company: string;
  startDate: string | null;
  endDate: string | null;
  description: string | null;
  hiddenOnResume: boolean;
};

export type LayoutEducation = {
  id: string;
  educationType: EducationType;
  title: string;
  startDate: string | null;
  endDate: string | null;
  completed: boolean;
  description: string | null;
  hiddenOnResume: boolean;
};

export type LayoutSkill = {
  id: string;
  type: SkillType;
  stack: string;
  yearsOfExperience: number | null;
  description: string | null;
  hiddenOnResume: boolean;
};

export type LayoutLanguage = 'en' | 'nl';

/** What is shown and how it looks; what is absent is as `defaultLook` says. */
export type LayoutSettings = {
  pageBreaks: readonly PageBreak[];
  pictureHidden: boolean;
  addressHidden: boolean;
  phoneHidden: boolean;
  emailHidden: boolean;
  linkedinUrlHidden: boolean;
  template?: ResumeTemplate | undefined;
  paper?: ResumePaper | undefined;
  /** `#rrggbb`. */
  accent?: string | undefined;
};

export type LayoutResume = {
  basics: LayoutBasics;
  hasPicture: boolean;
  summary: string | null;
  workExperiences: readonly LayoutExperience[];
  educations: readonly LayoutEducation[];
  skills: readonly LayoutSkill[];
  settings: LayoutSettings;
  language: LayoutLanguage;
};

export const defaultLook = { template: 'classic', paper: 'A4', accent: '#1d5b40' } as const;
