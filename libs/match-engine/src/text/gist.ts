import { countFields } from '../fields/fields';
import type { TextLanguage } from './stem';
import { boilerplate } from './stopwords';
import { type ReadText, readText, type Term } from './terms';

/** A piece of text and how often its words count. Of free text only words of work are taken. */
export type Weighted = { text: string; times: number; isFree?: boolean };

/** What a collection of texts is about: weighted terms (hashes ascending, Euclidean length 1), its leading stems, its fields of work. */
export type Gist = { terms: number[]; weights: number[]; stems: string[]; fields: number[]; language: TextLanguage };

/** What titles, the rest of the text and the occupations the titles stand for have to say about the field of work. */
const fieldShares = { head: 1, body: 1, known: 0.5 };

const kept = { terms: 160, stems: 24 };

const unit = (values: number[]): number[] => {
  const length = Math.hypot(...values);
  return length > 0 ? values.map((value) => value / length) : values;
};

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

type Read = ReadText & { times: number; isFree: boolean };

const readAll = (texts: readonly Weighted[]): Read[] =>
  texts.map(({ text, times, isFree = false }) => ({ ...readText(text), times, isFree }));

/** The language most words are in. */
const mainLanguage = (texts: readonly ReadText[]): TextLanguage => {
  const sizes = { en: 0, nl: 0 };
  for (const { language, size } of texts) sizes[language] += size;
  return sizes.nl > sizes.en ? 'nl' : 'en';
};

const fieldsOf = (texts: readonly Read[], fieldCount: number): number[] => {
  const counts = new Map<string, { field: number; weight: number; times: number }>();
  for (const { terms, times } of texts) countFields(terms, counts, times);
  const fields = new Array<number>(fieldCount).fill(0);
  for (const { field, weight, times } of counts.values()) fields[field] = (fields[field] ?? 0) + weight * Math.sqrt(times);
  return unit(fields);
};

/** Adds vectors up by weight and brings the sum to length 1. */
const blend = (vectors: readonly { vector: readonly number[]; weight: number }[]): number[] => {
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
  const counts = new Map<number, { term: Term; times: number }>();
  const [titles, rest] = [readAll(head), readAll(body)];
  for (const { terms, times, isFree } of [...titles, ...rest]) {
    for (const term of terms) {
      if (isFree && !term.isWork) continue;
      const found = counts.get(term.hash);
      if (found) found.times += times;
      else counts.set(term.hash, { term, times });
    }
  }
  const ranked = [...counts.values()]
    .map(({ term: { stem, hash, telling }, times }) => ({ stem, hash, weight: telling * Math.sqrt(times) }))
    .sort((a, b) => b.weight - a.weight || a.hash - b.hash)
    .slice(0, kept.terms);
  const weights = unit(ranked.map(({ weight }) => weight));
  const hashed = ranked.map(({ hash }, place) => ({ hash, weight: round(weights[place] ?? 0) })).sort((a, b) => a.hash - b.hash);
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
    language: mainLanguage([...rest, ...titles]),
  };
};
