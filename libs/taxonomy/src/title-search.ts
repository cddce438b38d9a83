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

const listed = (title: string, confidence: number): Guess[] => {
  const occupation = occupationIndex().byName.get(titleKey(title));
  return occupation ? [{ occupation, isco: occupation.isco, confidence }] : [];
};

// Groups whose titles ("engineer", "machine operator", "monteur") say less than any word that goes with them.
const catchAll = new Set(['1219', '2149', '2421', '3115', '3359', '4110', '7233', '8189', '9329', '9629']);

const covering = (occupation: Occupation, length: number, total: number): Guess => ({
  occupation,
  isco: occupation.isco,
  confidence: (0.25 + 0.6 * (length / total)) * (catchAll.has(occupation.isco) ? 0.8 : 1),
});

/** Listed titles at the end ("senior Java software developer", "kinderdagverblijfmedewerker") or the start ("monteur ...") of a title. */
const partlyListed = (title: string): Guess[] => {
  const { byName } = occupationIndex();
  const words = normalise(title).split(' ').map(singular);
  const joined = words.join('');
  const lastWord = joined.length - (words.at(-1)?.length ?? 0);
  const guesses: Guess[] = [];
  const boundaries = new Set<number>();
  for (let sum = 0, i = 0; i < words.length; i += 1) {
    boundaries.add(sum);
    sum += words[i]?.length ?? 0;
    const start = joined.slice(0, sum);
    const found = i < words.length - 1 ? byName.get(start) : undefined;
    if (found) guesses.push(covering(found, sum - 2, joined.length));
  }
  for (let from = 1; from < joined.length - 2; from += 1) {
    const isWord = boundaries.has(from);
    if (!isWord && (from < lastWord + shortestRemainder || joined.length - from < shortestNameInWord)) continue;
    const found = byName.get(joined.slice(from));
    if (!found) continue;
    guesses.push(covering(found, joined.length - from - (isWord ? 0 : 1), joined.length));
    break;
  }
  return guesses;
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
