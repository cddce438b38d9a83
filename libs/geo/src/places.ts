import { beginsAlmostWith, fold } from './fold';
import { type Entry, gazetteer, named } from './gazetteer';
import type { Language, Place } from './place';

export type { Place } from './place';

/** 0 is the best: the whole name, its beginning, the beginning of a later word, a beginning with one slip. */
const rank = ({ keys }: Entry, typed: string): number => {
  if (keys.some((key) => key === typed)) return 0;
  if (keys.some((key) => key.startsWith(typed))) return 1;
  if (keys.some((key) => key.includes(` ${typed}`))) return 2;
  if (typed.length >= 4 && keys.some((key) => beginsAlmostWith(key, typed))) return 3;
  return Infinity;
};

/**
 * Places whose name begins with what somebody types, at most `limit`. Accents, hyphens and apostrophes do not matter, one slip is
 * forgiven from four characters on. Exact names come first, then the Netherlands, then by inhabitants. Under two characters: none.
 */
export const search = (query: string, { limit = 10, language = 'nl' }: { limit?: number; language?: Language } = {}): Place[] => {
  const typed = fold(query.slice(0, 80).split(',')[0] ?? '');
  if (typed.length < 2) return [];
  const found = gazetteer()
    .map((entry, order) => ({ entry, order, rank: rank(entry, typed) }))
    .filter((hit) => hit.rank < Infinity);
  return found
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, limit)
    .map((hit) => named(hit.entry, language));
};

let byName: Map<string, Entry[]> | undefined;

const index = (): Map<string, Entry[]> => {
  if (byName) return byName;
  byName = new Map();
  for (const entry of gazetteer()) for (const key of entry.keys) byName.set(key, [...(byName.get(key) ?? []), entry]);
  return byName;
};

/**
 * The place with exactly this name (accents and hyphens aside), in `country` (alpha-2) if that is given; of several the Dutch one, then
 * the largest. What follows a comma is ignored. Null when there is none.
 */
export const findPlace = (name: string, country?: string): Place | null => {
  const found = index().get(fold(name.split(',')[0] ?? '')) ?? [];
  const entry = country ? found.find(({ place }) => place.country === country.toUpperCase()) : found[0];
  return entry?.place ?? null;
};
