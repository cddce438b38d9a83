import { everydayWords } from '@tandem/resume-reader/text/language';
import { wordsOf } from '@tandem/resume-reader/text/fold';
import { allOccupations } from '@tandem/taxonomy/occupations';
import type { ResumeRow } from './resume.entity';

type Language = 'en' | 'nl';
type Written = Pick<ResumeRow, 'settings' | 'summary' | 'workExperiences' | 'educations' | 'skills'>;

/** Languages people speak here, for their names in both languages. */
const spoken = ['nl', 'en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'tr', 'ar', 'uk', 'ru', 'zh'];
const namesOf = (language: Language): string[] => {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return [...spoken.map((code) => names.of(code) ?? ''), ...allOccupations().map((occupation) => occupation[language])];
};

const without = (all: Set<string>, some: Set<string>): Set<string> => new Set([...all].filter((word) => !some.has(word)));

let known: Record<Language, Set<string>> | undefined;
/** Words of job titles and languages that only one of the two has. */
const namedWords = (): Record<Language, Set<string>> => {
  if (known) return known;
  const [en, nl] = [new Set(namesOf('en').flatMap(wordsOf)), new Set(namesOf('nl').flatMap(wordsOf))];
  return (known = { en: without(en, nl), nl: without(nl, en) });
};

/** Shorter words of job titles are everyday words, as in `Packer in a warehouse`. */
const leastLetters = 4;
/** Letters of a word that may end a longer one: Dutch writes compounds as one. */
const leastEnd = 6;
/** No name is longer. What somebody types without a space may be thousands of letters, which must not be cut at each of them. */
const mostEnd = 60;
const isNamed = (word: string, names: Set<string>): boolean => {
  if (names.has(word)) return true;
  for (let at = Math.max(1, word.length - mostEnd); at <= word.length - leastEnd; at++) if (names.has(word.slice(at))) return true;
  return false;
};

/** An everyday word says more than a name: Dutch people have English job titles. */
const everydayWeight = 2;

/**
 * The language texts are written in, of the two we write; English when nothing tells. A few lines may hold no everyday word
 * at all, so words that only one of the two languages has in its job titles tell as well.
 */
export const languageOf = (texts: readonly (string | null)[]): Language => {
  const text = texts.filter(Boolean).join('\n');
  const { en, nl, ...others } = everydayWords(text);
  if (Math.max(...Object.values(others)) > Math.max(en, nl)) return 'en';
  const names = namedWords();
  const words = wordsOf(text);
  const own = (language: Language) => words.filter((word) => word.length >= leastLetters && isNamed(word, names[language])).length;
  return nl * everydayWeight + own('nl') > en * everydayWeight + own('en') ? 'nl' : 'en';
};

/** The language of a resume's headings and dates: as its owner chose, else the one it is written in. */
export const resumeLanguage = ({ settings, summary, workExperiences, educations, skills }: Written): Language =>
  settings.language ??
  languageOf([
    summary,
    ...[...workExperiences, ...educations].flatMap(({ title, description }) => [title, description]),
    ...skills.filter(({ type }) => type === 'LANGUAGES').map(({ stack }) => stack),
  ]);
