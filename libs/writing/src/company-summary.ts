import type { Tone } from '@tandem/domain/resume';
import { type Composed, sentence, type Sentence } from './composed';
import type { WritingLanguage } from './facts';
import { choose, fill, listed, plain } from './wording';

/** What a summary of a company may say; `industry` and `size` in the words of the language it is written in. */
export type CompanyFacts = {
  name: string;
  industry: string | null;
  size: string | null;
  city: string | null;
  foundedIn: number | null;
  website: string | null;
  description: string | null;
  vacancyTitles: readonly string[];
};

type Phrases = {
  headings: readonly [string, string, string];
  and: string;
  is: Readonly<Record<Tone, string>>;
  city: string;
  founded: readonly string[];
  size: string;
  work: readonly string[];
  own: Readonly<Record<Tone, string>>;
  open: readonly string[];
  none: string;
  site: string;
};

const phrases: Readonly<Record<WritingLanguage, Phrases>> = {
  en: {
    headings: ['About', 'What we do', 'Our culture'],
    and: 'and',
    is: { plain: '{name} is a company.', warm: 'We are {name}.', formal: '{name} is an organisation.' },
    city: 'The office is in {city}.',
    founded: ['It was founded in {year}.', 'The company dates from {year}.'],
    size: 'Size: {size}.',
    work: ['The field of work is {industry}.', '{name} works in {industry}.'],
    own: {
      plain: 'In its own words: {text}',
      warm: 'In our own words: {text}',
      formal: 'The organisation describes itself as follows: {text}',
    },
    open: ['There is work as {titles}.', 'Open now: {titles}.'],
    none: 'How people work together here is for the team to tell.',
    site: 'More is on {site}.',
  },
  nl: {
    headings: ['Over ons', 'Wat we doen', 'Onze cultuur'],
    and: 'en',
    is: { plain: '{name} is een bedrijf.', warm: 'Wij zijn {name}.', formal: '{name} is een organisatie.' },
    city: 'Het kantoor staat in {city}.',
    founded: ['Het is opgericht in {year}.', 'Het bedrijf bestaat sinds {year}.'],
    size: 'Omvang: {size}.',
    work: ['Het werkterrein is {industry}.', '{name} werkt in {industry}.'],
    own: {
      plain: 'In eigen woorden: {text}',
      warm: 'In onze eigen woorden: {text}',
      formal: 'De organisatie omschrijft zich als volgt: {text}',
    },
    open: ['Er is werk als {titles}.', 'Nu open: {titles}.'],
    none: 'Hoe hier wordt samengewerkt, vertelt het team zelf.',
    site: 'Meer staat op {site}.',
  },
};

const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[*_`#<>[\]\\]/g, '')
    .trim();
const heading = (text: string): Sentence[] => [sentence(`## ${text}`)];

/** A summary of a company under the three headings of its page; what is not known is not said. */
export const companySummary = (facts: CompanyFacts, language: WritingLanguage, tone: Tone): Composed => {
  const text = phrases[language];
  const name = plain(facts.name);
  const about = [
    sentence(fill(text.is[tone], { name }), name),
    ...(facts.city ? [sentence(fill(text.city, { city: plain(facts.city) }), facts.city)] : []),
    ...(facts.foundedIn ? [sentence(fill(choose(text.founded, name), { year: String(facts.foundedIn) }), String(facts.foundedIn))] : []),
    ...(facts.size ? [sentence(fill(text.size, { size: facts.size }), facts.size)] : []),
  ];
  const titles = facts.vacancyTitles.map(plain).filter(Boolean).slice(0, 3);
  const work = [
    ...(facts.industry ? [sentence(fill(choose(text.work, name), { name, industry: facts.industry }), facts.industry)] : []),
    ...(titles.length > 0 ? [sentence(fill(choose(text.open, name), { titles: listed(titles, text.and) }), ...titles)] : []),
    ...(facts.website ? [sentence(fill(text.site, { site: facts.website }), facts.website)] : []),
  ];
  const own = facts.description?.trim() ? oneLine(facts.description) : '';
  const culture = [own ? sentence(fill(text.own[tone], { text: own }), own) : sentence(text.none)];
  const [first, second, third] = text.headings;
  return { paragraphs: [heading(first), about, ...(work.length > 0 ? [heading(second), work] : []), heading(third), culture] };
};
