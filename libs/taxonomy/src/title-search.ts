import { listedForms } from './gender-forms';
import { normalise, singular } from './normalise';
import { occupationIndex, titleKey, type Occupation } from './occupation-index';
import { seniorityOf, type Seniority } from './seniority';
import { titleReadings } from './title-cleaning';
import { guessGroup } from './title-grammar';

/** One reading of a title. `occupationId` is null where only the group is known; `isco` has four digits; `confidence` is 0..1. */
export type OccupationMatch = { occupationId: number | null; isco: string; confidence: number; seniority: Seniority };

type Guess = { occupation: Occupation | undefined; isco: string; confidence: number };

const mostMatches = 5;
const longestTitle = 200;
// Shorter names inside a longer word are chance: "actor" in "contractor", "rector" in "director".
const shortestNameInWord = 6;
const shortestRemainder = 3;

// "Verpleegkundigen" and "chefkoks" are asked for as well as one.
const withoutPlural = (key: string): string[] => (key.endsWith('en') ? [key, key.slice(0, -1), key.slice(0, -2)] : [key]);

/** A title as it stands, for more than one, and with each word in the form the tables list. */
const keysOf = (title: string): string[] => {
  const written = normalise(title).split(' ');
  const words = written.map(singular);
  // A woman's title may end like a plural: "lerares".
  const formsOf = (word: string): string[] => [...new Set([word, singular(word)].flatMap(listedForms))];
  const others = written.flatMap((word, place) => formsOf(word).map((form) => words.with(place, form).join('')));
  return [...withoutPlural(titleKey(title)), ...others];
};

const listed = (title: string, confidence: number): Guess[] => {
  for (const key of keysOf(title)) {
    const occupation = occupationIndex().byName.get(key);
    if (occupation) return [{ occupation, isco: occupation.isco, confidence }];
  }
  return [];
};

// Groups whose titles ("engineer", "machine operator", "monteur") say less than any word that goes with them.
const catchAll = new Set(['1219', '2149', '2421', '3115', '3359', '4110', '7233', '8189', '9329', '9629']);

// Two words that are a listed title together are no chance, however much else a title says.
const leastOfTwoWords = 0.55;

const covering = (occupation: Occupation, length: number, total: number, words = 1): Guess => {
  const confidence = (0.25 + 0.6 * (length / total)) * (catchAll.has(occupation.isco) ? 0.8 : 1);
  return { occupation, isco: occupation.isco, confidence: words > 1 ? Math.max(leastOfTwoWords, confidence) : confidence };
};

const longestNameInWords = 6;

/** Listed titles that stand in a title as words of their own. */
const listedWords = (words: string[], total: number): Guess[] => {
  const { byName } = occupationIndex();
  const guesses: Guess[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let joined = '';
    for (let to = from; to < words.length && to < from + longestNameInWords; to += 1) {
      joined += words[to] ?? '';
      const found = joined.length < total ? byName.get(joined) : undefined;
      // The head of a title tends to stand last; what stands first or between counts a little less.
      if (found) guesses.push(covering(found, joined.length - (to === words.length - 1 ? 0 : 2), total, to - from + 1));
    }
  }
  return guesses;
};

/** A listed title that ends a compound: "kinderdagverblijfmedewerker". */
const listedEnding = (word: string, total: number): Guess[] => {
  const { byName } = occupationIndex();
  for (let from = shortestRemainder; from <= word.length - shortestNameInWord; from += 1) {
    const found = byName.get(word.slice(from));
    if (found) return [covering(found, word.length - from - 1, total)];
  }
  return [];
};

/** A listed title that comes first, with nothing behind it that is work too, is what the title says: "kok zorgkeuken". */
const leastOfHead = 0.6;
const asHead = (guesses: Guess[], words: string[]): Guess[] => {
  const [only, ...others] = guesses;
  const isHead = only?.occupation && others.length === 0 && occupationIndex().byName.get(words[0] ?? '') === only.occupation;
  if (!isHead || catchAll.has(only.isco)) return guesses;
  const told = guessGroup(words.join(' '));
  return told && told.isco !== only.isco ? guesses : [{ ...only, confidence: Math.max(leastOfHead, only.confidence) }];
};

const partlyListed = (title: string): Guess[] => {
  const words = normalise(title).split(' ').map(singular);
  const total = words.join('').length;
  return asHead([...listedWords(words, total), ...listedEnding(words.at(-1) ?? '', total)], words);
};

const grammatical = (title: string): Guess[] => {
  const guess = guessGroup(title);
  return guess ? [{ ...guess, occupation: undefined }] : [];
};

const better = (a: Guess | undefined, b: Guess): Guess => (!a || b.confidence > a.confidence ? b : a);

/** The best guess per title and per group; two ways that point to one group confirm each other. */
const merge = (guesses: Guess[]): Guess[] => {
  const best = new Map<string, Guess>();
  for (const guess of guesses) {
    const id = `${guess.isco} ${guess.occupation?.id ?? ''}`;
    best.set(id, better(best.get(id), guess));
  }
  for (const [id, guess] of best) {
    if (guess.occupation) continue;
    const same = [...best.values()].filter((other) => other.occupation && other.isco === guess.isco);
    if (same.length === 0) continue;
    best.delete(id);
    for (const other of same) other.confidence = Math.min(0.95, Math.max(other.confidence, guess.confidence) + 0.05);
  }
  return [...best.values()].sort((a, b) => b.confidence - a.confidence);
};

const guessesFor = (title: string): Guess[] => {
  const readings = titleReadings(title);
  const exact = readings.flatMap((reading, place) => listed(reading, place === 0 ? 1 : 0.98 - 0.01 * place));
  if (exact[0]) return merge(exact);
  return merge(
    readings.flatMap((reading, place) =>
      [...partlyListed(reading), ...grammatical(reading)].map((guess) => ({
        ...guess,
        confidence: Math.max(0.05, guess.confidence - 0.04 * place),
      })),
    ),
  );
};

/** The occupation with exactly this name, in the singular or plural, in any of its forms. */
export const occupationNamed = (name: string): Occupation | undefined => listed(name, 1)[0]?.occupation;

/**
 * The titles and groups a job title may stand for, best first, at most five; empty where nothing is known. Gender,
 * hours, pay, places and seniority words are set aside; titles that are not listed are read by their head word and
 * the domain the other words name.
 */
export const findOccupations = (title: string): OccupationMatch[] => {
  const written = title.slice(0, longestTitle);
  const seniority = seniorityOf(written);
  return guessesFor(written)
    .slice(0, mostMatches)
    .map(({ occupation, isco, confidence }) => ({ occupationId: occupation?.id ?? null, isco, confidence, seniority }));
};
