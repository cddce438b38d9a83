import type { Tone } from '@tandem/domain/resume';
import { type Composed, sentence, type Sentence } from './composed';
import type { WritingLanguage } from './facts';
import { choose, fill, plain } from './wording';

/** What a summary of a vacancy may say. Lists, description and experience are the vacancy's own words; amounts are euros gross a month. */
export type VacancyFacts = {
  title: string;
  companyName: string;
  city: string | null;
  hoursPerWeek: number | null;
  homeDays: number;
  salaryMin: number | null;
  salaryMax: number | null;
  description: string | null;
  responsibilities: readonly string[];
  requiredSkills: readonly string[];
  requiredExperience: string | null;
  benefits: readonly string[];
};

type Headings = { work: string; asked: string; experience: string; offered: string; terms: string };
type Phrases = {
  headings: Readonly<Record<Tone, Headings>>;
  seek: Readonly<Record<Tone, readonly string[]>>;
  city: string;
  hours: (hours: number) => string;
  homeDays: (days: number) => string;
  salary: (min: string, max: string) => string;
};

const enPlain: Headings = {
  work: 'The work',
  asked: 'What you need',
  experience: 'Experience',
  offered: 'What is on offer',
  terms: 'Practical details',
};
const nlPlain: Headings = {
  work: 'Het werk',
  asked: 'Wat er gevraagd wordt',
  experience: 'Ervaring',
  offered: 'Wat er geboden wordt',
  terms: 'Praktisch',
};

const phrases: Readonly<Record<WritingLanguage, Phrases>> = {
  en: {
    headings: {
      plain: enPlain,
      warm: { ...enPlain, work: 'What you will do', asked: 'What you bring', offered: 'What you get' },
      formal: { ...enPlain, work: 'Duties', asked: 'Requirements' },
    },
    seek: {
      plain: ['{company} is looking for: {title}.', 'An open job at {company}: {title}.'],
      warm: ['Will you join {company}? The job: {title}.', 'At {company} there is room for you. The job: {title}.'],
      formal: ['{company} has a vacancy for the position of {title}.', 'The position of {title} is open at {company}.'],
    },
    city: 'Location: {city}',
    hours: (hours) => `At least ${hours} ${hours === 1 ? 'hour' : 'hours'} a week`,
    homeDays: (days) => `${days} ${days === 1 ? 'day' : 'days'} a week at home`,
    salary: (min, max) => `Salary: € ${min === max ? min : `${min} to € ${max}`} gross a month at full time`,
  },
  nl: {
    headings: {
      plain: nlPlain,
      warm: { ...nlPlain, work: 'Wat je gaat doen', asked: 'Wat je meebrengt', offered: 'Wat je krijgt' },
      formal: { ...nlPlain, work: 'Taken', asked: 'Functie-eisen' },
    },
    seek: {
      plain: ['{company} zoekt: {title}.', 'Een open baan bij {company}: {title}.'],
      warm: ['Kom je bij {company} werken? De baan: {title}.', 'Bij {company} is plaats voor jou. De baan: {title}.'],
      formal: ['{company} heeft een vacature voor de functie van {title}.', 'Bij {company} staat de functie van {title} open.'],
    },
    city: 'Locatie: {city}',
    hours: (hours) => `Minimaal ${hours} uur per week`,
    homeDays: (days) => `${days} ${days === 1 ? 'dag' : 'dagen'} per week thuis`,
    salary: (min, max) => `Salaris: € ${min === max ? min : `${min} tot € ${max}`} bruto per maand bij voltijd`,
  },
};

/** Several words begin with a capital, as a sentence cut in two does not; a name alone stays as it is written ("npm"). */
const begun = (words: string): string => words.replace(/^\p{Ll}+(?=\s)/u, (first) => first.charAt(0).toUpperCase() + first.slice(1));

/** An item of a list in the words it was given; only what would make another list or heading of it goes. */
const item = (text: string): Sentence[] => {
  const words = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s#>*+-]+/, '')
    .trim();
  return words ? [sentence(`- ${begun(words)}`, words)] : [];
};

/** Paragraphs in the words they were given. */
const own = (text: string | null): Sentence[][] =>
  (text ?? '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => [sentence(paragraph, paragraph)]);

const termsOf = (facts: VacancyFacts, text: Phrases): Sentence[] => {
  const { city, hoursPerWeek, homeDays, salaryMin, salaryMax } = facts;
  const amount = (euros: number) => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 }).format(euros);
  return [
    ...(city ? [sentence(`- ${fill(text.city, { city })}`, city)] : []),
    ...(hoursPerWeek ? [sentence(`- ${text.hours(hoursPerWeek)}`, String(hoursPerWeek))] : []),
    ...(homeDays > 0 ? [sentence(`- ${text.homeDays(homeDays)}`, String(homeDays))] : []),
    ...(salaryMin !== null && salaryMax !== null
      ? [sentence(`- ${text.salary(amount(salaryMin), amount(salaryMax))}`, String(salaryMin), String(salaryMax))]
      : []),
  ];
};

const opening = (facts: VacancyFacts, text: Phrases, tone: Tone): Sentence[][] => {
  const values = { company: plain(facts.companyName), title: plain(facts.title) };
  return values.company && values.title
    ? [[sentence(fill(choose(text.seek[tone], facts.title), values), values.company, values.title)]]
    : [];
};

const leastWords = 3;
const isSaidIn = (text: string, item: string): boolean => item.split(/\s+/).length >= leastWords && text.includes(item);

/** The paragraphs that tell the work apart from those that lead to it, and the duties that no paragraph tells. */
const toldAndListed = ({ description, responsibilities }: VacancyFacts) => {
  const paragraphs = own(description);
  const telling = paragraphs.filter(([{ text = '' } = {}]) => responsibilities.some((duty) => isSaidIn(text, duty)));
  return {
    leading: paragraphs.filter((paragraph) => !telling.includes(paragraph)),
    telling,
    listed: responsibilities.filter((duty) => !isSaidIn(description ?? '', duty)),
  };
};

/**
 * A summary of a vacancy as markdown under its title, from its own facts; what is not known is not said. What the employer wrote himself
 * opens it; without that, a sentence that names company and job does. What a paragraph tells of the work is not listed once more.
 */
export const vacancySummary = (facts: VacancyFacts, language: WritingLanguage, tone: Tone): Composed => {
  const text = phrases[language];
  const headings = text.headings[tone];
  const { leading, telling, listed } = toldAndListed(facts);
  const part = (heading: string, paragraphs: readonly (readonly Sentence[])[]): (readonly Sentence[])[] =>
    paragraphs.some((sentences) => sentences.length > 0) ? [[sentence(`## ${heading}`)], ...paragraphs] : [];
  return {
    paragraphs: [
      [sentence(`# ${facts.title}`, facts.title)],
      ...(leading.length > 0 ? leading : opening(facts, text, tone)),
      ...part(headings.work, [...telling, listed.flatMap(item)]),
      ...part(headings.asked, [facts.requiredSkills.flatMap(item)]),
      ...part(headings.experience, own(facts.requiredExperience)),
      ...part(headings.offered, [facts.benefits.flatMap(item)]),
      ...part(headings.terms, [termsOf(facts, text)]),
    ],
  };
};
