import type { CompanySize } from '@tandem/domain/company';
import type { Tone } from '@tandem/domain/resume';
import { type Composed, sentence, type Sentence } from './composed';
import type { WritingLanguage } from './facts';
import { choose, fill, inSentence, listed, plain } from './wording';

/** What a summary of a company may say; `industry` in the words of the language it is written in. */
export type CompanyFacts = {
  name: string;
  industry: string | null;
  size: CompanySize | null;
  city: string | null;
  foundedIn: number | null;
  website: string | null;
  description: string | null;
  vacancyTitles: readonly string[];
};

type Phrases = {
  headings: readonly [string, string, string];
  and: string;
  /** What it is, with where and since when where that is known. */
  is: Readonly<Record<Tone, string>>;
  unsized: Readonly<Record<Tone, string>>;
  sizes: Readonly<Record<CompanySize, string>>;
  city: string;
  founded: string;
  work: Readonly<Record<Tone, string>>;
  own: Readonly<Record<Tone, string>>;
  open: readonly string[];
  site: string;
};

const phrases: Readonly<Record<WritingLanguage, Phrases>> = {
  en: {
    headings: ['About', 'What we do', 'Our culture'],
    and: 'and',
    is: { plain: '{name} is {kind}', warm: 'We are {name}, {kind}', formal: '{name} is {kind}' },
    unsized: { plain: 'a company', warm: 'a company', formal: 'an organisation' },
    sizes: {
      STARTUP: 'a start-up',
      SCALEUP: 'a scale-up',
      SMALL: 'a small company',
      MEDIUM: 'a medium-sized company',
      LARGE: 'a large company',
      ENTERPRISE: 'a very large company',
      MULTINATIONAL: 'a multinational',
    },
    city: ' in {city}',
    founded: ', founded in {year}',
    work: {
      plain: 'Its field is {industry}.',
      warm: 'Our field is {industry}.',
      formal: 'The organisation works in the field of {industry}.',
    },
    own: {
      plain: 'In its own words: {text}',
      warm: 'In our own words: {text}',
      formal: 'The organisation describes itself as follows: {text}',
    },
    open: ['There is work as {titles}.', 'Open now: {titles}.'],
    site: 'Read more at {site}.',
  },
  nl: {
    headings: ['Over ons', 'Wat we doen', 'Onze cultuur'],
    and: 'en',
    is: { plain: '{name} is {kind}', warm: 'Wij zijn {name}, {kind}', formal: '{name} is {kind}' },
    unsized: { plain: 'een bedrijf', warm: 'een bedrijf', formal: 'een organisatie' },
    sizes: {
      STARTUP: 'een start-up',
      SCALEUP: 'een scale-up',
      SMALL: 'een klein bedrijf',
      MEDIUM: 'een middelgroot bedrijf',
      LARGE: 'een groot bedrijf',
      ENTERPRISE: 'een zeer groot bedrijf',
      MULTINATIONAL: 'een multinational',
    },
    city: ' in {city}',
    founded: ', opgericht in {year}',
    work: {
      plain: 'De branche is {industry}.',
      warm: 'Onze branche is {industry}.',
      formal: 'De organisatie is werkzaam in de branche {industry}.',
    },
    own: {
      plain: 'In eigen woorden: {text}',
      warm: 'In onze eigen woorden: {text}',
      formal: 'De organisatie omschrijft zich als volgt: {text}',
    },
    open: ['Er is werk als {titles}.', 'Nu open: {titles}.'],
    site: 'Meer lezen kan op {site}.',
  },
};

const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[*_`#<>[\]\\]/g, '')
    .trim();
const heading = (text: string): Sentence[] => [sentence(`## ${text}`)];

const aboutOf = ({ name, size, city, foundedIn }: CompanyFacts, text: Phrases, tone: Tone): Sentence[] => {
  const year = foundedIn ? String(foundedIn) : '';
  const parts = [
    fill(text.is[tone], { name: plain(name), kind: size ? text.sizes[size] : text.unsized[tone] }),
    city ? fill(text.city, { city: plain(city) }) : '',
    year ? fill(text.founded, { year }) : '',
  ];
  return [sentence(`${parts.join('')}.`, plain(name), city ?? '', year)];
};

const workOf = ({ name, industry, vacancyTitles, website }: CompanyFacts, text: Phrases, tone: Tone): Sentence[] => {
  const titles = vacancyTitles.map(plain).filter(Boolean).slice(0, 3);
  return [
    ...(industry ? [sentence(fill(text.work[tone], { industry: inSentence(industry) }), industry)] : []),
    ...(titles.length > 0 ? [sentence(fill(choose(text.open, name), { titles: listed(titles, text.and) }), ...titles)] : []),
    ...(website ? [sentence(fill(text.site, { site: website }), website)] : []),
  ];
};

/** A summary of a company under the headings of its page; what is not known is not said, and has no heading. */
export const companySummary = (facts: CompanyFacts, language: WritingLanguage, tone: Tone): Composed => {
  const text = phrases[language];
  const own = facts.description?.trim() ? oneLine(facts.description) : '';
  const [about, work, culture] = text.headings;
  const sections: [string, Sentence[]][] = [
    [about, aboutOf(facts, text, tone)],
    [work, workOf(facts, text, tone)],
    [culture, own ? [sentence(fill(text.own[tone], { text: own }), own)] : []],
  ];
  return { paragraphs: sections.flatMap(([title, sentences]) => (sentences.length > 0 ? [heading(title), sentences] : [])) };
};
