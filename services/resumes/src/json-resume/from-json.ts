import type { BasicInfo } from '@tandem/contracts/entities/resume';
import type { Education, Skill, WorkExperience } from '@tandem/contracts/entities/resume-entries';
import { isResumeDate } from '@tandem/domain/dates';
import { textLimits } from '@tandem/domain/limits';
import { descriptionLimits } from '@tandem/domain/resume';
import { cutText } from '@tandem/domain/cut-text';
import { educationLimit } from '@tandem/domain/resume-entry';
import { languageLevel } from '@tandem/resume-reader/lists/languages';
import { degreeType } from '@tandem/resume-reader/vocabulary/degrees';
import { skillByName } from '@tandem/taxonomy/skills';
import type { JsonResume } from './format';

type Next = () => string;
type Text = string | null | undefined;
type Entry<K extends keyof JsonResume> = NonNullable<JsonResume[K]>[number & keyof NonNullable<JsonResume[K]>];

const line = (text: Text) => cutText(text?.trim() ?? '', textLimits.line);
const dateOf = (text: Text) => (text && isResumeDate(text) ? text : null);
const cut = (text: string, limit: number) => (text ? cutText(text, limit) : null);
/** A paragraph, then bullets, as markdown. */
const prose = (paragraph: Text, bullets: readonly string[] | null | undefined) =>
  [paragraph?.trim(), (bullets ?? []).map((bullet) => `- ${bullet.trim()}`).join('\n')].filter(Boolean).join('\n\n');

const jobOf = (work: Entry<'work'>, id: string): WorkExperience => ({
  id,
  title: line(work.position),
  company: line(work.name),
  startDate: dateOf(work.startDate),
  endDate: dateOf(work.endDate),
  description: cut(prose(work.summary, work.highlights), descriptionLimits.experience),
  hiddenOnResume: false,
});

const studyOf = (study: Entry<'education'>, id: string): Education => {
  const title = [study.studyType, study.area]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  const educationType = degreeType(title) ?? degreeType(study.institution ?? '') ?? 'OTHER';
  const about = [title ? study.institution : null, study.score].filter(Boolean).join(', ');
  return {
    id,
    educationType,
    title: line(title || study.institution),
    description: cut(prose(about, study.courses), educationLimit(educationType)),
    startDate: dateOf(study.startDate),
    endDate: dateOf(study.endDate),
    completed: Boolean(study.endDate),
    hiddenOnResume: false,
  };
};

const certificateOf = (certificate: Entry<'certificates'>, id: string): Education => ({
  id,
  educationType: 'CERTIFICATE',
  title: line(certificate.name),
  description: cut(certificate.issuer?.trim() ?? '', descriptionLimits.certification),
  startDate: null,
  endDate: dateOf(certificate.date),
  completed: true,
  hiddenOnResume: false,
});

/** A group of keywords is a list of skills; a group without any is one itself. */
const skillNames = ({ name, keywords }: Entry<'skills'>): string[] => (keywords?.length ? keywords : [name ?? '']);

const skillOf = (stack: string, id: string): Skill => ({
  id,
  type: skillByName(stack)?.type ?? 'OTHER',
  stack: line(stack),
  yearsOfExperience: null,
  description: null,
  hiddenOnResume: false,
});

const languageOf = ({ language, fluency }: Entry<'languages'>, id: string): Skill => ({
  ...skillOf(language ?? '', id),
  type: 'LANGUAGES',
  description: languageLevel(fluency ?? ''),
});

const basicsOf = ({ basics }: JsonResume): BasicInfo => {
  const words = basics?.name?.trim().split(/\s+/) ?? [];
  const location = basics?.location;
  const linkedin = basics?.profiles?.find(({ network, url }) => /linkedin/i.test(`${network ?? ''} ${url ?? ''}`))?.url;
  return {
    firstName: line(words[0]) || null,
    lastName: line(words.slice(1).join(' ')) || null,
    email: basics?.email ? cutText(basics.email, textLimits.email) : null,
    phone: basics?.phone ? cutText(basics.phone, 40) : null,
    linkedinUrl: linkedin ? cutText(linkedin, textLimits.url) : null,
    address: location?.city
      ? {
          street: location.address ? line(location.address) : null,
          city: line(location.city),
          postalCode: location.postalCode ? line(location.postalCode) : null,
          country: location.countryCode ? line(location.countryCode) : null,
          latitude: null,
          longitude: null,
        }
      : null,
  };
};

/** As many as its owner can save again. */
const mostSkills = 200;

/** The lists of a resume in the JSON Resume format. What it leaves open stays empty. */
export const fromJson = (given: JsonResume, next: Next) => ({
  basicInfo: basicsOf(given),
  summary: cut(given.basics?.summary?.trim() ?? '', descriptionLimits.summary),
  workExperiences: (given.work ?? []).map((work) => jobOf(work, next())),
  educations: [
    ...(given.education ?? []).map((study) => studyOf(study, next())),
    ...(given.certificates ?? []).map((certificate) => certificateOf(certificate, next())),
  ],
  skills: [
    ...(given.skills ?? [])
      .flatMap(skillNames)
      .filter((name) => name.trim() !== '')
      // Before each is looked up: a file may name a hundred thousand.
      .slice(0, mostSkills)
      .map((name) => skillOf(name, next())),
    ...(given.languages ?? []).filter(({ language }) => language?.trim()).map((language) => languageOf(language, next())),
  ].slice(0, mostSkills),
});
