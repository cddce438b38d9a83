import { singularOf } from '../text/singular';
import { stemOf } from '../text/stem';
import { fieldRows } from '../data/fields-of-work';

/** How much a word says about each field of work: pairs of a field's place in the list and a weight. */
type Tell = readonly (readonly [field: number, weight: number])[];

/** Keys of the fields of work, in the order of every field vector. */
export const fieldKeys: readonly string[] = fieldRows.map((row) => row.key);

const places = new Map(fieldKeys.map((key, place) => [key, place]));

type Lexicon = {
  words: Map<string, Tell>;
  prefixes: Map<string, Tell>;
  longestPrefix: number;
  phrases: Map<string, { rest: string[]; tell: Tell }[]>;
};

const strong = 3;
const phraseBonus = 1.5;

type Entry = { field: number; weight: number; written: string; language: 'en' | 'nl' };

const entriesOf = (text: string, language: 'en' | 'nl', field: number): Entry[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((written) => ({ field, language, weight: written.includes('!') ? strong : 1, written: written.replace('!', '') }));

const add = (map: Map<string, Tell>, key: string, field: number, weight: number): void => {
  const tells = map.get(key) ?? [];
  if (!tells.some(([other]) => other === field)) map.set(key, [...tells, [field, weight]]);
};

/** A word of several fields says less about each. */
const share = (map: Map<string, Tell>): void => {
  for (const [key, tells] of map)
    if (tells.length > 1)
      map.set(
        key,
        tells.map(([field, weight]) => [field, weight / Math.sqrt(tells.length)]),
      );
};

const build = (): Lexicon => {
  const lexicon: Lexicon = { words: new Map(), prefixes: new Map(), longestPrefix: 0, phrases: new Map() };
  const entries = fieldRows.flatMap((row, field) => [...entriesOf(row.en, 'en', field), ...entriesOf(row.nl, 'nl', field)]);
  for (const { field, weight, written, language } of entries) {
    if (written.includes('_')) {
      const [first = '', ...rest] = written
        .replace('*', '')
        .split('_')
        .map((word) => stemOf(word, language));
      const phrases = lexicon.phrases.get(first) ?? [];
      const same = phrases.find((phrase) => phrase.rest.join(' ') === rest.join(' '));
      if (same) same.tell = [...same.tell, [field, weight * phraseBonus]];
      else phrases.push({ rest, tell: [[field, weight * phraseBonus]] });
      lexicon.phrases.set(first, phrases);
    } else if (written.endsWith('*')) {
      add(lexicon.prefixes, written.slice(0, -1), field, weight);
      lexicon.longestPrefix = Math.max(lexicon.longestPrefix, written.length - 1);
    } else {
      add(lexicon.words, singularOf(written), field, weight);
    }
  }
  share(lexicon.words);
  share(lexicon.prefixes);
  return lexicon;
};

let built: Lexicon | undefined;
const lexicon = (): Lexicon => (built ??= build());

const tellOfPrefix = (word: string): Tell | undefined => {
  const { prefixes, longestPrefix } = lexicon();
  for (let length = Math.min(word.length, longestPrefix); length >= 3; length--) {
    const tell = prefixes.get(word.slice(0, length));
    if (tell) return tell;
  }
  return undefined;
};

/** A word with its stem, as the text module gives it. */
export type StemmedWord = { word: string; stem: string };

const told = new Map<string, Tell>();
const mostTold = 100_000;

/** The fields a word gives away by itself, in its singular or by the longest beginning that is listed. */
const fieldsOfWord = ({ word }: StemmedWord): Tell => {
  const known = told.get(word);
  if (known) return known;
  const tell = lexicon().words.get(word) ?? lexicon().words.get(singularOf(word)) ?? tellOfPrefix(word) ?? [];
  if (told.size >= mostTold) told.clear();
  told.set(word, tell);
  return tell;
};

/** Whether a word belongs to the vocabulary of any field. */
export const isFieldWord = (word: StemmedWord): boolean => fieldsOfWord(word).length > 0;

/** Adds the fields that words give away to `counts`, `times` over; one count per distinct word and field is the caller's business. */
export const countFields = (
  words: readonly StemmedWord[],
  counts: Map<string, { field: number; weight: number; times: number }>,
  times: number,
): void => {
  const tally = (key: string, tell: Tell): void => {
    for (const [field, weight] of tell) {
      const id = `${key} ${field}`;
      const known = counts.get(id);
      if (known) known.times += times;
      else counts.set(id, { field, weight, times });
    }
  };
  words.forEach((word, at) => {
    tally(word.stem, fieldsOfWord(word));
    for (const phrase of lexicon().phrases.get(word.stem) ?? []) {
      if (phrase.rest.every((stem, next) => words[at + 1 + next]?.stem === stem))
        tally(`${word.stem} ${phrase.rest.join(' ')}`, phrase.tell);
    }
  });
};

const iscoPlaces = new Map<string, number[]>();
fieldRows.forEach((row, field) => row.isco.split(' ').forEach((code) => iscoPlaces.set(code, [...(iscoPlaces.get(code) ?? []), field])));

/** The fields an ISCO-08 code belongs to, by the longest listed code it begins with. */
const fieldsOfIsco = (isco: string): readonly number[] => {
  for (let length = isco.length; length > 0; length--) {
    const found = iscoPlaces.get(isco.slice(0, length));
    if (found) return found;
  }
  return [];
};

/** The vector of occupations by their ISCO-08 codes, each counted by how sure it is; length 1, or all zero for none. */
export const fieldsOfOccupations = (occupations: readonly { isco: string; confidence: number }[]): number[] => {
  const vector = fieldRows.map(() => 0);
  for (const { isco, confidence } of occupations) {
    const fields = fieldsOfIsco(isco);
    for (const field of fields) vector[field] = (vector[field] ?? 0) + confidence / fields.length;
  }
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => value / length) : vector;
};

const nearness = fieldRows.map(() => new Float64Array(fieldRows.length));
fieldRows.forEach((row, field) => {
  const own = nearness[field];
  if (own) own[field] = 1;
  for (const pair of row.near.split(' ')) {
    const [key = '', share = '0'] = pair.split('=');
    const other = places.get(key);
    if (other === undefined || !own) throw new Error(`${row.key} is near the unknown field ${key}`);
    own[other] = Math.max(own[other] ?? 0, Number(share));
    const theirs = nearness[other];
    if (theirs) theirs[field] = Math.max(theirs[field] ?? 0, Number(share));
  }
});

/** A vector spread out over the fields near its own, so that comparing it with another sees neighbours. */
export const spread = (vector: readonly number[]): number[] =>
  vector.map((_, field) => vector.reduce((sum, value, other) => sum + value * (nearness[other]?.[field] ?? 0), 0));

/** How alike two vectors over the fields are, 0..1, however long they are. */
export const likeness = (a: readonly number[], b: readonly number[]): number => {
  const length = Math.hypot(...a) * Math.hypot(...b);
  return length > 0 ? a.reduce((sum, value, field) => sum + value * (b[field] ?? 0), 0) / length : 0;
};
