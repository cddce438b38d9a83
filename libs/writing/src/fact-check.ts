import { findSkills, skill } from '@tandem/taxonomy/skills';
import { mentions } from './application-facts';
import {
  beforeEmployer,
  diplomaWords,
  languageWords,
  levelWords,
  monthNumbers,
  noEmployer,
  numberWords,
  plainOpenings,
  rankWords,
} from './claim-words';

/**
 * What a text may rest on: everything that was written, and numbers that follow from it (years of work, of a skill). With `skillYears` a
 * sentence that names such a skill may give no other years than its own.
 */
export type FactSource = {
  texts: readonly string[];
  numbers: readonly number[];
  skillYears?: readonly { name: string; years: number }[];
};

/** A claim the facts do not hold, and where it stands (UTF-16 offsets, end exclusive). */
export type Unfounded = {
  kind: 'number' | 'date' | 'name' | 'diploma' | 'skill' | 'language' | 'rank' | 'sign';
  text: string;
  start: number;
  end: number;
};

type Spot = { text: string; start: number; end: number };
type Known = { words: ReadonlySet<string>; written: string; source: FactSource };

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#'’-]*/gu) ?? [];
const partsOf = (word: string): string[] => [word, ...word.split(/[-'’]/)];

const dateParts = /\b(\d{4})-\d{2}(?:-\d{2})?\b/g;

const numbersIn = (text: string): number[] =>
  (text.replace(dateParts, '$1').match(/\d+(?:[.,]\d+)*/g) ?? []).map((digits) =>
    Number(digits.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.')),
  );

const find = (text: string, pattern: RegExp): Spot[] =>
  [...text.matchAll(pattern)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));

const sentenceStarts = /(?:^|[.!?:;•\n]|\*\*)\s*["'“‘(*_#-]*\s*$/u;
const yearsBehind = /^\s*(?:\+|or more|of meer)?\s*(?:years?|yrs?|jaar|jaren)\b/iu;
// Too general to be a claim of its own.
const leastTelling = 0.35;

/** Letters that are not there for the eye, or stand for others: a fact needs neither. */
const strangeSigns = (text: string): Unfounded[] =>
  find(text, /[\p{Cf}\p{Co}\p{Cn}]|[^\P{N}0-9]/gu).map((found) => ({ kind: 'sign', ...found }));

const unfoundedNumbers = (text: string, { source }: Known): Unfounded[] => {
  const { texts, numbers } = source;
  const inWords = texts.flatMap(wordsOf).flatMap((word) => numberWords.get(word) ?? []);
  const known = new Set([...numbers, ...texts.flatMap(numbersIn), ...inWords]);
  const ofYears = new Set([
    ...numbers,
    ...texts.flatMap((each) => find(each, /\d+(?=\s*(?:years?|yrs?|jaar|jaren)\b)/giu).map((spot) => Number(spot.text))),
  ]);
  const isKnown = (value: number, end: number): boolean => (yearsBehind.test(text.slice(end)) ? ofYears.has(value) : known.has(value));
  const digits = find(text, /(?<![\p{L}\d])\d+(?:[.,]\d+)*/gu).filter((spot) =>
    numbersIn(spot.text).some((value) => !isKnown(value, spot.end)),
  );
  const words = find(text, /\p{L}+/gu).filter((spot) => {
    const value = numberWords.get(spot.text.toLowerCase());
    return value !== undefined && !isKnown(value, spot.end);
  });
  return [...digits, ...words].map((spot) => ({ kind: 'number', ...spot }));
};

/** Years said of a skill that has others. */
const wrongSkillYears = (text: string, { skillYears = [] }: FactSource): Unfounded[] =>
  find(text, /[^.!?\n]+/g).flatMap((clause) => {
    const named = skillYears.filter(({ name }) => mentions(clause.text, name));
    if (named.length === 0) return [];
    return find(clause.text, /\d+(?=\s*(?:years?|yrs?|jaar|jaren)\b)/giu)
      .filter((spot) => !named.some(({ years }) => years === Number(spot.text)))
      .map((spot) => ({ kind: 'number', text: spot.text, start: clause.start + spot.start, end: clause.start + spot.end }));
  });

/** "March 2021" must be a month of that year in the source; a month by itself one of any year. */
const unfoundedMonths = (text: string, { source, words }: Known): Unfounded[] => {
  const dates = new Set(source.texts.flatMap((each) => each.match(/\b\d{4}-\d{2}/g) ?? []));
  const months = new Set([...dates].map((date) => Number(date.slice(5))));
  return find(text, /\p{L}+(?:\s+(?:of\s+|van\s+)?\d{4}\b)?/gu).flatMap((spot) => {
    const [, name = '', year] = /^(\p{L}+)(?:\s+(?:of\s+|van\s+)?(\d{4}))?$/u.exec(spot.text) ?? [];
    const month = monthNumbers.get(name.toLowerCase());
    if (month === undefined || (!year && (/^(may|march|mei)$/i.test(name) || words.has(name.toLowerCase())))) return [];
    const isKnown = year ? dates.has(`${year}-${String(month).padStart(2, '0')}`) : months.has(month);
    return isKnown ? [] : [{ kind: 'date' as const, ...spot }];
  });
};

/** Names begin with a capital; a sentence's first word is none when it is an ordinary one. */
const unfoundedNames = (text: string, { words }: Known): Unfounded[] => {
  const capitals = find(text, /\p{Lu}(?:[\p{L}\p{N}&.'’-]*[\p{L}\p{N}])?[+#]*/gu).filter(({ text: name, start }) => {
    const isInsideWord = start > 0 && /[\p{L}\p{N}]/u.test(text[start - 1] ?? '');
    if (isInsideWord) return false;
    const isFirst = sentenceStarts.test(text.slice(Math.max(0, start - 12), start));
    if (isFirst && plainOpenings.has(name.toLowerCase())) return false;
    if (/^(I|I'm|Sir|Madam)$/.test(name) || monthNumbers.has(name.toLowerCase())) return false;
    // A language may be named in the other language; whether it is known is asked below.
    if (languageWords.has(name.toLowerCase())) return false;
    return (
      !words.has(name.toLowerCase()) &&
      wordsOf(name)
        .flatMap(partsOf)
        .some((word) => word !== '' && !words.has(word))
    );
  });
  const lowered = [...text.matchAll(beforeEmployer)].flatMap((match) => {
    const name = match[1] ?? match[2] ?? '';
    const start = match.index + match[0].length - name.length;
    const isKnown = noEmployer.has(name.toLowerCase()) || words.has(name.toLowerCase().replace(/[.'’-]+$/, ''));
    return isKnown ? [] : [{ text: name, start, end: start + name.length }];
  });
  return [...capitals, ...lowered].map((spot) => ({ kind: 'name', ...spot }));
};

/** Words of a kind that the source must have too. */
const unfoundedWords = (text: string, pattern: RegExp, kind: Unfounded['kind'], { written }: Known): Unfounded[] =>
  find(text, pattern)
    .filter((spot) => !written.includes(spot.text.toLowerCase()))
    .map((spot) => ({ kind, ...spot }));

const unfoundedLanguages = (text: string, { words }: Known): Unfounded[] =>
  find(text, /\p{L}+/gu)
    .filter((spot) => languageWords.get(spot.text.toLowerCase())?.every((word) => !words.has(word)))
    .map((spot) => ({ kind: 'language', ...spot }));

const unfoundedSkills = (text: string, { source, written }: Known): Unfounded[] => {
  const known = new Set(source.texts.flatMap((each) => findSkills(each).map(({ skillId }) => skillId)));
  return findSkills(text)
    .filter(
      ({ skillId, text: name }) =>
        !known.has(skillId) && (skill(skillId)?.telling ?? 0) >= leastTelling && !written.includes(name.toLowerCase()),
    )
    .map(({ text: name, start, end }) => ({ kind: 'skill', text: name, start, end }));
};

/**
 * Claims of a text that its source does not hold: numbers and dates, names (of employers, schools, products), diplomas, skills, languages
 * and how well they are spoken, ranks. Run on whatever a provider returns; a text with any is not shown. Strict on purpose: a right text
 * may be refused, a made-up fact may not pass.
 */
export const factCheck = (text: string, source: FactSource): Unfounded[] => {
  const known: Known = {
    words: new Set(source.texts.flatMap(wordsOf).flatMap(partsOf)),
    written: source.texts.join('\n').toLowerCase(),
    source,
  };
  const found = [
    ...strangeSigns(text),
    ...unfoundedNumbers(text, known),
    ...wrongSkillYears(text, source),
    ...unfoundedMonths(text, known),
    ...unfoundedNames(text, known),
    ...unfoundedWords(text, diplomaWords, 'diploma', known),
    ...unfoundedWords(text, levelWords, 'language', known),
    ...unfoundedWords(text, rankWords, 'rank', known),
    ...unfoundedLanguages(text, known),
    ...unfoundedSkills(text, known),
  ];
  const unique = new Map(found.map((claim) => [`${claim.start}-${claim.end}`, claim]));
  return [...unique.values()].sort((a, b) => a.start - b.start);
};
