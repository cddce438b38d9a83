import { countFields, isFieldWord, type StemmedWord } from '../fields/fields';
import { compoundParts } from './compounds';
import { hashOf } from './hash';
import { languageOfWords, stemOf, type TextLanguage } from './stem';
import { boilerplate, stopwords } from './stopwords';
import { type Word, wordsOf } from './words';

/** A word that carries meaning, with its stem and its place in the text. */
export type Term = Word & StemmedWord;

const isContent = ({ word }: Word): boolean => word.length > 1 && !/^\d+$/.test(word) && !stopwords.en.has(word) && !stopwords.nl.has(word);

/** The meaningful words of a text, stemmed in the text's own language, with the parts of Dutch compounds after them. */
export const termsOf = (text: string, language?: TextLanguage): Term[] => {
  const words = wordsOf(text);
  const own = language ?? languageOfWords(words);
  return words
    .filter(isContent)
    .flatMap((word) => [
      { ...word, stem: stemOf(word.word, own) },
      ...compoundParts(word.word).map((part) => ({ ...word, word: part, stem: stemOf(part, own) })),
    ]);
};

/** A piece of text and how often its words count. */
export type Weighted = { text: string; times: number };

/** What a collection of texts is about: weighted terms (hashes ascending, Euclidean length 1), its leading stems, its fields of work. */
export type Gist = { terms: number[]; weights: number[]; stems: string[]; fields: number[] };

const kept = { terms: 160, stems: 24 };

/** Words of the trade say more than words of the trade of writing vacancies. */
const tellingOf = (term: StemmedWord): number => {
  if (boilerplate.has(term.word)) return 0.15;
  return isFieldWord(term) ? 1.6 : 1;
};

const unit = (values: number[]): number[] => {
  const length = Math.hypot(...values);
  return length > 0 ? values.map((value) => value / length) : values;
};

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Sums texts up; word frequencies count by their square root, so that repeating a word does not win. */
export const gistOf = (
  texts: readonly Weighted[],
  fieldCount: number,
  extraFields: readonly { field: number; weight: number }[] = [],
): Gist => {
  const counts = new Map<string, { term: Term; times: number }>();
  const fieldCounts = new Map<string, { field: number; weight: number; times: number }>();
  for (const { text, times } of texts) {
    const terms = termsOf(text);
    for (const term of terms) {
      const known = counts.get(term.stem);
      if (known) known.times += times;
      else counts.set(term.stem, { term, times });
    }
    countFields(terms, fieldCounts, times);
  }
  const ranked = [...counts.values()]
    .map(({ term, times }) => ({ stem: term.stem, weight: tellingOf(term) * Math.sqrt(times) }))
    .sort((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1))
    .slice(0, kept.terms);
  const weights = unit(ranked.map(({ weight }) => weight));
  const hashed = ranked
    .map(({ stem }, place) => ({ hash: hashOf(stem), weight: round(weights[place] ?? 0) }))
    .sort((a, b) => a.hash - b.hash);
  const fields = new Array<number>(fieldCount).fill(0);
  for (const { field, weight, times } of fieldCounts.values()) fields[field] = (fields[field] ?? 0) + weight * Math.sqrt(times);
  for (const { field, weight } of extraFields) fields[field] = (fields[field] ?? 0) + weight;
  return {
    terms: hashed.map(({ hash }) => hash),
    weights: hashed.map(({ weight }) => weight),
    stems: ranked
      .filter(({ stem }) => !boilerplate.has(stem))
      .slice(0, kept.stems)
      .map(({ stem }) => stem),
    fields: unit(fields).map(round),
  };
};
