import type { Address } from '@tandem/contracts/entities/address';
import type { CandidateAccount } from '@tandem/contracts/entities/account';
import type { Resume, ResumeSettings } from '@tandem/contracts/entities/resume';
import { newEntryId } from '@tandem/web-kit/forms/new-entry-id';
import type { LayoutResume } from '@tandem/resume-layout/resume';

export type Experience = Resume['workExperiencesParsed'][number];
export type Education = Resume['educationsParsed'][number];
export type Skill = Resume['skillsParsed'][number];
export type Basics = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  linkedinUrl: string;
  address: Address | null;
};

/** A resume as the builder holds it: certificates and languages have lists of their own. */
export type Draft = {
  basics: Basics;
  summary: string;
  experiences: Experience[];
  educations: Education[];
  certifications: Education[];
  skills: Skill[];
  languages: Skill[];
  settings: ResumeSettings;
};
export type ListName = 'experiences' | 'educations' | 'certifications' | 'skills' | 'languages';
export type EntryOf<L extends ListName> = Draft[L][number];

const isCertificate = ({ educationType }: Education) => educationType === 'CERTIFICATE';
const isLanguage = ({ type }: Skill) => type === 'LANGUAGES';

/** The head of a resume: the account's, and what it lacks as it was read or written. */
const basicsOf = ({ basicInfo }: Resume, account: CandidateAccount | null): Basics => ({
  firstName: account?.firstName || basicInfo.firstName || '',
  lastName: account?.lastName || basicInfo.lastName || '',
  email: account?.email || basicInfo.email || '',
  phone: account?.phone || basicInfo.phone || '',
  linkedinUrl: account?.accountInfo.linkedinUrl || basicInfo.linkedinUrl || '',
  address: account?.accountInfo.address ?? basicInfo.address ?? null,
});

const isBlank = ({ summary, workExperiencesParsed, educationsParsed }: Resume) =>
  !summary && workExperiencesParsed.length + educationsParsed.length === 0;

/** `language` is the one of the page: an empty resume has none of its own yet. */
export const draftOf = (resume: Resume, account: CandidateAccount | null, language: 'en' | 'nl'): Draft => ({
  basics: basicsOf(resume, account),
  summary: resume.summary ?? '',
  experiences: resume.workExperiencesParsed,
  educations: resume.educationsParsed.filter((entry) => !isCertificate(entry)),
  certifications: resume.educationsParsed.filter(isCertificate),
  skills: resume.skillsParsed.filter((entry) => !isLanguage(entry)),
  languages: resume.skillsParsed.filter(isLanguage),
  settings: isBlank(resume) ? { ...resume.settings, language } : resume.settings,
});

/** The resume as it is laid out and drawn. */
export const paperOf = (draft: Draft, hasPicture: boolean): LayoutResume => ({
  basics: draft.basics,
  hasPicture,
  summary: draft.summary,
  workExperiences: draft.experiences,
  educations: [...draft.educations, ...draft.certifications],
  skills: [...draft.skills, ...draft.languages],
  settings: draft.settings,
  language: draft.settings.language ?? 'en',
});

const base = () => ({ id: newEntryId(), hiddenOnResume: false });
const education = { title: '', description: null, startDate: null, endDate: null, completed: true };

/** What each list begins an entry with. */
export const newEntry: { [L in ListName]: () => EntryOf<L> } = {
  experiences: () => ({ ...base(), title: '', company: '', startDate: null, endDate: null, description: '' }),
  educations: () => ({ ...base(), ...education, educationType: 'OTHER' }),
  certifications: () => ({ ...base(), ...education, educationType: 'CERTIFICATE' }),
  skills: () => ({ ...base(), type: 'OTHER', stack: '', yearsOfExperience: null, description: null }),
  languages: () => ({ ...base(), type: 'LANGUAGES', stack: '', yearsOfExperience: null, description: null }),
};

/** An entry moved to another place of its list. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = [...list];
  const [entry] = rest.splice(from, 1);
  if (entry !== undefined) rest.splice(to, 0, entry);
  return rest;
};
