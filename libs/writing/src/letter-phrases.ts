import type { Tone } from '@tandem/domain/resume';
import type { WritingLanguage } from './facts';

/** Sentences of a letter with holes; several of a kind say the same. */
export type LetterPhrases = {
  and: string;
  years: (count: number) => string;
  months: readonly string[];
  greeting: string;
  apply: readonly string[];
  now: readonly string[];
  last: readonly string[];
  before: readonly string[];
  asked: readonly string[];
  withYears: string;
  brought: readonly string[];
  work: readonly string[];
  studied: readonly string[];
  languages: readonly string[];
  close: readonly string[];
  regards: string;
};

const en = {
  and: 'and',
  years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  months: 'January February March April May June July August September October November December'.split(' '),
  now: ['Since {since} I have worked as {aTitle} at {company}.', 'I have been {aTitle} at {company} since {since}.'],
  last: ['Until {until} I worked as {aTitle} at {company}.', 'My last job, until {until}, was that of {title} at {company}.'],
  before: ['Before that I was {aTitle} at {company}.', 'Earlier I worked as {aTitle} at {company}.'],
  asked: ['Of the skills you ask for, I bring {skills}.', 'What you ask for and I bring: {skills}.'],
  withYears: '{skill} ({years})',
  brought: ['I work with {skills}.', 'My skills include {skills}.'],
  work: ['A few things from my work as {aTitle} at {company}:', 'What I did as {aTitle} at {company}, among other things:'],
  studied: ['My education: {educations}.'],
  languages: ['I speak {languages}.'],
};

const nl = {
  and: 'en',
  years: (count: number) => `${count} jaar`,
  months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  now: ['Sinds {since} werk ik als {title} bij {company}.', 'Ik ben sinds {since} {title} bij {company}.'],
  last: ['Tot {until} werkte ik als {title} bij {company}.', 'Mijn laatste baan, tot {until}, was {title} bij {company}.'],
  before: ['Daarvoor was ik {title} bij {company}.', 'Eerder werkte ik als {title} bij {company}.'],
  withYears: '{skill} ({years})',
  brought: ['Ik werk met {skills}.', 'Tot mijn vaardigheden horen {skills}.'],
  work: ['Een paar dingen uit mijn werk als {title} bij {company}:', 'Wat ik als {title} bij {company} onder meer deed:'],
  studied: ['Mijn opleiding: {educations}.'],
  languages: ['Ik spreek {languages}.'],
};

/** The phrases of each language and tone. */
export const letterPhrases: Readonly<Record<WritingLanguage, Readonly<Record<Tone, LetterPhrases>>>> = {
  en: {
    plain: {
      ...en,
      greeting: 'Dear hiring team at {company},',
      apply: ['I am applying for the job of {vacancy}.', 'With this letter I apply for the job of {vacancy} at {company}.'],
      close: [
        'I would be glad to tell you more when we speak.',
        'I would like to hear what you expect of the work, and can tell you more about mine.',
      ],
      regards: 'Kind regards,',
    },
    warm: {
      ...en,
      greeting: 'Hello team at {company},',
      apply: ['Your vacancy for {vacancy} made me write to you.', 'I would like to work with you as {aVacancy}.'],
      close: ['Shall we talk? I am curious about the work and the people.', 'I would be glad to come by and talk about the work.'],
      regards: 'Warm regards,',
    },
    formal: {
      ...en,
      greeting: 'Dear Sir or Madam,',
      apply: [
        'I hereby apply for the position of {vacancy} at {company}.',
        'I am writing to apply for the position of {vacancy} at {company}.',
      ],
      close: ['I would welcome an interview, in which I can explain the above.', 'I am available for an interview at your convenience.'],
      regards: 'Yours faithfully,',
    },
  },
  nl: {
    plain: {
      ...nl,
      greeting: 'Beste team van {company},',
      apply: ['Ik solliciteer op de functie van {vacancy}.', 'Met deze brief solliciteer ik bij {company} op de functie van {vacancy}.'],
      asked: ['Van wat jullie vragen breng ik {skills} mee.', 'Wat jullie vragen en ik meebreng: {skills}.'],
      close: [
        'Ik vertel graag meer in een gesprek.',
        'Ik hoor graag wat jullie van het werk verwachten en vertel dan meer over het mijne.',
      ],
      regards: 'Met vriendelijke groet,',
    },
    warm: {
      ...nl,
      greeting: 'Hallo team van {company},',
      apply: ['Jullie vacature voor {vacancy} bracht me ertoe te schrijven.', 'Ik zou graag bij jullie werken als {vacancy}.'],
      asked: ['Van wat jullie zoeken breng ik {skills} mee.', 'Wat jullie zoeken en ik meebreng: {skills}.'],
      close: ['Zullen we praten? Ik ben benieuwd naar het werk en de mensen.', 'Ik kom graag langs om over het werk te praten.'],
      regards: 'Hartelijke groet,',
    },
    formal: {
      ...nl,
      greeting: 'Geachte heer, mevrouw,',
      apply: [
        'Hierbij solliciteer ik naar de functie van {vacancy} bij {company}.',
        'Met belangstelling las ik uw vacature voor {vacancy}.',
      ],
      asked: ['Van wat u vraagt breng ik {skills} mee.', 'Wat u vraagt en ik meebreng: {skills}.'],
      close: ['Graag licht ik het bovenstaande toe in een gesprek.', 'Voor een gesprek ben ik beschikbaar.'],
      regards: 'Hoogachtend,',
    },
  },
};
