import type { JobType, WorkModel } from '@tandem/domain/preferences';
import type { LanguageLevel, Tone } from '@tandem/domain/resume';
import type { WritingLanguage } from './facts';

/** Sentences with holes; several of a kind say the same, so that not every summary sounds alike. `{x}` is filled, the rest stands. */
export type Phrases = {
  and: string;
  or: string;
  headline: readonly string[];
  headlineYears: readonly string[];
  at: string;
  now: readonly string[];
  last: readonly string[];
  earlier: readonly string[];
  skills: readonly string[];
  skillYears: string;
  education: readonly string[];
  certificates: readonly string[];
  languages: readonly string[];
  wish: readonly string[];
  wishOnly: readonly string[];
  hours: string;
  years: (count: number) => string;
  level: Readonly<Record<LanguageLevel, string>>;
  jobType: Readonly<Record<JobType, string>>;
  workModel: Readonly<Record<WorkModel, string>>;
};

/** The phrases of each language in a plain tone. */
export const phrases: Readonly<Record<WritingLanguage, Phrases>> = {
  en: {
    and: 'and',
    or: 'or',
    headline: ['**{title}**.'],
    headlineYears: ['**{title}** with {years} of work experience.', '**{title}**, {years} of work experience.'],
    at: '{title} at {company}',
    now: ['Currently works as {work}.', 'The current job is {work}.'],
    last: ['The latest job was {work}.', 'Worked most recently as {work}.'],
    earlier: ['Before that: {works}.', 'Earlier jobs include {works}.'],
    skills: ['Works with {skills}.', 'Skills used in that work: {skills}.', 'Brings knowledge of {skills}.'],
    skillYears: '{skill} ({years})',
    education: ['Education: {educations}.', 'Studied {educations}.'],
    certificates: ['Holds these certificates: {certificates}.', 'Certificates: {certificates}.'],
    languages: ['Languages: {languages}.', 'Speaks {languages}.'],
    wish: ['Is looking for work as {title}, {terms}.', 'The next job should be {title}, {terms}.'],
    wishOnly: ['Is looking for work as {title}.', 'The next job should be {title}.'],
    hours: '{hours} hours a week',
    years: (count) => `${count} ${count === 1 ? 'year' : 'years'}`,
    level: {
      elementary: 'elementary',
      limited_working: 'limited working level',
      professional_working: 'professional working level',
      full_professional: 'full professional level',
      native_or_bilingual: 'native or bilingual',
    },
    jobType: { FULL_TIME: 'full time', PART_TIME: 'part time', INTERNSHIP: 'as an internship' },
    workModel: { ON_SITE: 'on site', HYBRID: 'hybrid', REMOTE: 'remote' },
  },
  nl: {
    and: 'en',
    or: 'of',
    headline: ['**{title}**.'],
    headlineYears: ['**{title}** met {years} werkervaring.', '**{title}**, {years} werkervaring.'],
    at: '{title} bij {company}',
    now: ['Werkt nu als {work}.', 'De huidige baan is {work}.'],
    last: ['De laatste baan was {work}.', 'Werkte het laatst als {work}.'],
    earlier: ['Daarvoor: {works}.', 'Eerdere banen zijn onder meer {works}.'],
    skills: ['Werkt met {skills}.', 'Vaardigheden uit dat werk: {skills}.', 'Brengt kennis mee van {skills}.'],
    skillYears: '{skill} ({years})',
    education: ['Opleiding: {educations}.', 'Studeerde {educations}.'],
    certificates: ['Heeft deze certificaten: {certificates}.', 'Certificaten: {certificates}.'],
    languages: ['Talen: {languages}.', 'Spreekt {languages}.'],
    wish: ['Zoekt werk als {title}, {terms}.', 'De volgende baan is het liefst {title}, {terms}.'],
    wishOnly: ['Zoekt werk als {title}.', 'De volgende baan is het liefst {title}.'],
    hours: '{hours} uur per week',
    years: (count) => `${count} jaar`,
    level: {
      elementary: 'basis',
      limited_working: 'beperkt werkniveau',
      professional_working: 'goed werkniveau',
      full_professional: 'volledig professioneel',
      native_or_bilingual: 'moedertaal of tweetalig',
    },
    jobType: { FULL_TIME: 'voltijd', PART_TIME: 'deeltijd', INTERNSHIP: 'als stage' },
    workModel: { ON_SITE: 'op locatie', HYBRID: 'hybride', REMOTE: 'op afstand' },
  },
};

/** What another tone says in other words; whatever it leaves out is plain in every tone. */
const otherTones: Readonly<Record<WritingLanguage, Readonly<Record<Exclude<Tone, 'plain'>, Partial<Phrases>>>>> = {
  en: {
    warm: {
      now: ['Is working as {work} at the moment.'],
      last: ['Was most recently working as {work}.'],
      skills: ['Is happy to talk about {skills}.'],
      wish: ['Would like to work as {title}, {terms}.'],
      wishOnly: ['Would like to work as {title}.'],
    },
    formal: {
      now: ['Presently employed as {work}.'],
      last: ['Most recently employed as {work}.'],
      earlier: ['Previous positions: {works}.'],
      skills: ['Areas of knowledge: {skills}.'],
      education: ['Education completed: {educations}.'],
      languages: ['Command of languages: {languages}.'],
      wish: ['Seeks a position as {title}, {terms}.'],
      wishOnly: ['Seeks a position as {title}.'],
    },
  },
  nl: {
    warm: {
      now: ['Is nu aan het werk als {work}.'],
      last: ['Was het laatst aan het werk als {work}.'],
      skills: ['Kan vertellen over {skills}.'],
      wish: ['Wil graag aan de slag als {title}, {terms}.'],
      wishOnly: ['Wil graag aan de slag als {title}.'],
    },
    formal: {
      now: ['Thans werkzaam als {work}.'],
      last: ['Laatstelijk werkzaam als {work}.'],
      earlier: ['Eerdere functies: {works}.'],
      skills: ['Kennisgebieden: {skills}.'],
      education: ['Afgeronde opleiding: {educations}.'],
      languages: ['Talenkennis: {languages}.'],
      wish: ['Zoekt een functie als {title}, {terms}.'],
      wishOnly: ['Zoekt een functie als {title}.'],
    },
  },
};

/** The phrases of a language in a tone. */
export const phrasesOf = (language: WritingLanguage, tone: Tone): Phrases => ({
  ...phrases[language],
  ...(tone === 'plain' ? {} : otherTones[language][tone]),
});
