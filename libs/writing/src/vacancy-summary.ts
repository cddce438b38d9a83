import type { Tone } from '@tandem/domain/resume';
import { type Composed, sentence } from './composed';
import type { WritingLanguage } from './facts';
import { choose, fill, listed, plain } from './wording';

/** What a summary of a vacancy may say; `terms` (hours, contract, work model) in the words of the language it is written in. */
export type VacancyFacts = {
  title: string;
  companyName: string;
  city: string | null;
  terms: readonly string[];
  salaryMin: number | null;
  salaryMax: number | null;
  responsibilities: readonly string[];
  requiredSkills: readonly string[];
  benefits: readonly string[];
};

type Phrases = {
  and: string;
  headings: { work: string; asked: string; offered: string };
  seek: Readonly<Record<Tone, readonly string[]>>;
  in: string;
  terms: string;
  salary: string;
  skills: Readonly<Record<Tone, string>>;
};

const phrases: Readonly<Record<WritingLanguage, Phrases>> = {
  en: {
    and: 'and',
    headings: { work: 'The work', asked: 'What is asked', offered: 'What is offered' },
    seek: {
      plain: ['{company} is looking for: {title}.', 'An open job at {company}: {title}.'],
      warm: ['Will you join {company}? The job: {title}.', 'At {company} there is room for you. The job: {title}.'],
      formal: ['{company} has a vacancy for the position of {title}.', 'The position of {title} is open at {company}.'],
    },
    in: 'The work is in {city}.',
    terms: 'Terms: {terms}.',
    salary: 'The salary is between € {min} and € {max} gross a month at full time.',
    skills: { plain: 'Asked: {skills}.', warm: 'You know {skills}.', formal: 'Candidates are expected to know {skills}.' },
  },
  nl: {
    and: 'en',
    headings: { work: 'Het werk', asked: 'Wat er gevraagd wordt', offered: 'Wat er geboden wordt' },
    seek: {
      plain: ['{company} zoekt: {title}.', 'Een open baan bij {company}: {title}.'],
      warm: ['Kom je bij {company} werken? De baan: {title}.', 'Bij {company} is plaats voor jou. De baan: {title}.'],
      formal: ['{company} heeft een vacature voor de functie van {title}.', 'Bij {company} staat de functie van {title} open.'],
    },
    in: 'Het werk is in {city}.',
    terms: 'Voorwaarden: {terms}.',
    salary: 'Het salaris ligt tussen € {min} en € {max} bruto per maand bij voltijd.',
    skills: { plain: 'Gevraagd: {skills}.', warm: 'Je kent {skills}.', formal: 'Van kandidaten wordt kennis van {skills} verwacht.' },
  },
};

const bullets = (items: readonly string[]) =>
  items.map((item) => item.replace(/\s+/g, ' ').replace(/[*_`#<>[\]\\]/g, '').trim()).filter(Boolean).map((item) => sentence(`- ${item}`, item)); // prettier-ignore

/** A summary of a vacancy as markdown with headings, from its own facts; what is not known is not said. */
export const vacancySummary = (facts: VacancyFacts, language: WritingLanguage, tone: Tone): Composed => {
  const text = phrases[language];
  const amount = (euros: number) => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 }).format(euros);
  const values = { company: plain(facts.companyName), title: plain(facts.title) };
  const { salaryMin, salaryMax } = facts;
  const first = [
    sentence(fill(choose(text.seek[tone], facts.title), values), values.company, values.title),
    ...(facts.city ? [sentence(fill(text.in, { city: plain(facts.city) }), facts.city)] : []),
    ...(facts.terms.length > 0 ? [sentence(fill(text.terms, { terms: facts.terms.join(', ') }), ...facts.terms)] : []),
    ...(salaryMin && salaryMax
      ? [sentence(fill(text.salary, { min: amount(salaryMin), max: amount(salaryMax) }), String(salaryMin), String(salaryMax))]
      : []),
  ];
  const skills = facts.requiredSkills.map(plain).filter(Boolean);
  const part = (heading: string, sentences: readonly ReturnType<typeof sentence>[]) =>
    sentences.length > 0 ? [[sentence(`## ${heading}`)], sentences] : [];
  return {
    paragraphs: [
      first,
      ...part(text.headings.work, bullets(facts.responsibilities)),
      ...part(
        text.headings.asked,
        skills.length > 0 ? [sentence(fill(text.skills[tone], { skills: listed(skills, text.and) }), ...skills)] : [],
      ),
      ...part(text.headings.offered, bullets(facts.benefits)),
    ],
  };
};
