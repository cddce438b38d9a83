import { countFields, isFieldWord, type StemmedWord } from '../fields/fields';
import { compoundParts } from './compounds';
import { hashOf } from './hash';
import { neutralWord } from './neutral';
import { languageOfWords, stemOf, type TextLanguage } from './stem';
import { boilerplate, stopwords } from './stopwords';
import { isWorkWord } from './vocabulary';
import { type Word, wordsOf } from './words';

/** A word that carries meaning, with its stem and its place in the text. */
export type Term = Word & StemmedWord;

const isContent = (word: string): boolean => word.length > 1 && !/^\d+$/.test(word) && !stopwords.en.has(word) && !stopwords.nl.has(word);

const read: Record<TextLanguage, Map<string, readonly StemmedWord[]>> = { en: new Map(), nl: new Map() };
const mostRead = 100_000;

/** What a written word stands for: itself without gender, and the parts of a Dutch compound; nothing for a word without meaning. */
const meaningsOf = (written: string, language: TextLanguage): readonly StemmedWord[] => {
  const known = read[language].get(written);
  if (known) return known;
  const word = neutralWord(written);
  const meanings = isContent(word) ? [word, ...compoundParts(word)].map((part) => ({ word: part, stem: stemOf(part, language) })) : [];
  if (read[language].size >= mostRead) read[language].clear();
  read[language].set(written, meanings);
  return meanings;
};

/** The meaningful words of a text, stemmed in the text's own language, with the parts of Dutch compounds after them. */
export const termsOf = (text: string, language?: TextLanguage): Term[] => {
  const words = wordsOf(text);
  const own = language ?? languageOfWords(words);
  const terms: Term[] = [];
  for (const { word: written, start, end } of words) {
    for (const { word, stem } of meaningsOf(written, own)) terms.push({ word, stem, start, end });
  }
  return terms;
};

/** A piece of text and how often its words count. Of free text only words of work are taken. */
export type Weighted = { text: string; times: number; isFree?: boolean };

/** What a collection of texts is about: weighted terms (hashes ascending, Euclidean length 1), its leading stems, its fields of work. */
export type Gist = { terms: number[]; weights: number[]; stems: string[]; fields: number[]; language: TextLanguage };

/** What titles, the rest of the text and the occupations the titles stand for have to say about the field of work. */
const fieldShares = { head: 1, body: 1, known: 0.5 };

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

type Read = { terms: readonly Term[]; times: number; isFree: boolean };

const readAll = (texts: readonly Weighted[]): Read[] =>
  texts.map(({ text, times, isFree = false }) => ({ terms: termsOf(text), times, isFree }));

const fieldsOf = (texts: readonly Read[], fieldCount: number): number[] => {
  const counts = new Map<string, { field: number; weight: number; times: number }>();
  for (const { terms, times } of texts) countFields(terms, counts, times);
  const fields = new Array<number>(fieldCount).fill(0);
  for (const { field, weight, times } of counts.values()) fields[field] = (fields[field] ?? 0) + weight * Math.sqrt(times);
  return unit(fields);
};

/** Adds vectors up by weight and brings the sum to length 1. */
export const blend = (vectors: readonly { vector: readonly number[]; weight: number }[]): number[] => {
  const size = vectors[0]?.vector.length ?? 0;
  return unit(
    Array.from({ length: size }, (_, place) => vectors.reduce((sum, { vector, weight }) => sum + weight * (vector[place] ?? 0), 0)),
  );
};

/**
 * Sums texts up. `head` are titles: what people call the work says more than all that is said about it. Word frequencies count by their
 * square root, so that repeating a word does not win.
 */
export const gistOf = (head: readonly Weighted[], body: readonly Weighted[], fieldCount: number, known: readonly number[] = []): Gist => {
  const counts = new Map<string, { term: Term; times: number }>();
  const [titles, rest] = [readAll(head), readAll(body)];
  for (const { terms, times, isFree } of [...titles, ...rest]) {
    for (const term of terms) {
      if (isFree && !isWorkWord(term)) continue;
      const found = counts.get(term.stem);
      if (found) found.times += times;
      else counts.set(term.stem, { term, times });
    }
  }
  const ranked = [...counts.values()]
    .map(({ term, times }) => ({ stem: term.stem, weight: tellingOf(term) * Math.sqrt(times) }))
    .sort((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1))
    .slice(0, kept.terms);
  const weights = unit(ranked.map(({ weight }) => weight));
  const hashed = ranked
    .map(({ stem }, place) => ({ hash: hashOf(stem), weight: round(weights[place] ?? 0) }))
    .sort((a, b) => a.hash - b.hash);
  const fields = blend([
    { vector: fieldsOf(titles, fieldCount), weight: fieldShares.head },
    { vector: fieldsOf(rest, fieldCount), weight: fieldShares.body },
    { vector: known, weight: fieldShares.known },
  ]);
  return {
    terms: hashed.map(({ hash }) => hash),
    weights: hashed.map(({ weight }) => weight),
    stems: ranked
      .filter(({ stem }) => !boilerplate.has(stem))
      .slice(0, kept.stems)
      .map(({ stem }) => stem),
    fields: fields.map(round),
    language: languageOfWords(wordsOf([...body, ...head].map(({ text }) => text).join(' '))),
  };
};
