import type { CandidateFacts, FieldText, VacancyFacts } from '../facts';
import { findSkills } from '../dictionary';
import { type ConceptMention, findConcepts } from '../flags/concepts';
import type { FlagProfile } from '../profile-types';
import { termsOf } from '../text/terms';
import type { Quote } from './reason';

type Place = { start: number; end: number };

/** A field with what it names, read at the first question and then remembered. */
export type ReadField = FieldText & {
  skills: () => ReadonlyMap<number, Place>;
  words: () => ReadonlyMap<number, Place>;
  concepts: () => readonly ConceptMention[];
};

const once = <T>(read: () => T): (() => T) => {
  let value: { read: T } | undefined;
  return () => (value ??= { read: read() }).read;
};

/** The first place of each key. */
const firsts = <T>(found: readonly T[], keyOf: (item: T) => number, placeOf: (item: T) => Place): Map<number, Place> => {
  const places = new Map<number, Place>();
  for (const item of found) if (!places.has(keyOf(item))) places.set(keyOf(item), placeOf(item));
  return places;
};

const readable = ({ field, text }: FieldText): ReadField => ({
  field,
  text,
  skills: once(() =>
    firsts(
      findSkills(text),
      ({ skillId }) => skillId,
      ({ start, end }) => ({ start, end }),
    ),
  ),
  words: once(() =>
    firsts(
      termsOf(text),
      ({ hash }) => hash,
      ({ start, end }) => ({ start, end }),
    ),
  ),
  concepts: once(() => findConcepts(text)),
});

/** Every text of a candidate that can be quoted, what is most telling first. */
export const candidateFields = (facts: CandidateFacts): ReadField[] =>
  [
    ...facts.skills.map(({ field, name }) => ({ field, text: name })),
    ...facts.titles.map(({ field, title }) => ({ field, text: title })),
    ...facts.educations.map(({ field, title }) => ({ field, text: title })),
    ...facts.texts,
  ].map(readable);

/** Every text of a vacancy that can be quoted. */
export const vacancyFields = (facts: VacancyFacts): ReadField[] =>
  [
    ...facts.requiredSkills.map((text, index) => ({ field: `requiredSkills.${index}`, text })),
    { field: 'title', text: facts.title },
    ...facts.responsibilities.map((text, index) => ({ field: `responsibilities.${index}`, text })),
    ...(facts.requiredExperience ? [{ field: 'requiredExperience', text: facts.requiredExperience }] : []),
    { field: 'description', text: facts.description },
    ...facts.benefits.map((text, index) => ({ field: `benefits.${index}`, text })),
  ].map(readable);

/** A whole field as a quote; none when it is empty. */
export const whole = (field: string, text: string | null | undefined): Quote[] =>
  text ? [{ field, text, start: 0, end: text.length }] : [];

const quote = ({ field, text }: FieldText, { start, end }: Place): Quote => ({ field, start, end, text: text.slice(start, end) });

/** One quote per field, from the first `most` fields that have one. */
const quotes = (fields: readonly ReadField[], most: number, placeIn: (field: ReadField) => Place | undefined): Quote[] => {
  const found: Quote[] = [];
  for (const field of fields) {
    const place = placeIn(field);
    if (place) found.push(quote(field, place));
    if (found.length === most) break;
  }
  return found;
};

const firstOf = (places: ReadonlyMap<number, Place>, keys: readonly number[]): Place | undefined => {
  const key = keys.find((wanted) => places.has(wanted));
  return key === undefined ? undefined : places.get(key);
};

/** Where the fields name these skills, at most `most` places. */
export const skillQuotes = (fields: readonly ReadField[], ids: readonly number[], most = 2): Quote[] =>
  quotes(fields, most, (field) => firstOf(field.skills(), ids));

/** Where the fields hold these words (hashed stems), at most `most` places. */
export const wordQuotes = (fields: readonly ReadField[], words: readonly number[], most = 2): Quote[] =>
  quotes(fields, most, (field) => firstOf(field.words(), words));

/** What may stand between the words of one phrase. */
const gap = 3;

/** The words together where they stand together, else the longest of them. */
const phraseIn = (places: readonly Place[]): Place | undefined => {
  const inOrder = [...places].sort((a, b) => a.start - b.start);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return undefined;
  const isTogether = inOrder.every((place, index) => index === 0 || place.start - (inOrder[index - 1]?.end ?? 0) <= gap);
  if (isTogether) return { start: first.start, end: Math.max(...inOrder.map(({ end }) => end)) };
  return [...inOrder].sort((a, b) => b.end - b.start - (a.end - a.start))[0];
};

/** Where the fields hold a phrase of these words (hashed stems), or the longest of its words, at most `most` places. */
export const phraseQuotes = (fields: readonly ReadField[], words: readonly number[], most = 2): Quote[] =>
  quotes(fields, most, (field) => phraseIn(words.flatMap((word) => field.words().get(word) ?? [])));

/** Where a vacancy answers a wish, by what it says or by what it rules out. */
export const flagQuotes = (fields: readonly ReadField[], flag: FlagProfile, isDenied: boolean, most = 2): Quote[] =>
  flag.concepts.length === 0
    ? wordQuotes(fields, [...flag.words, ...(flag.inDutch ?? [])], most)
    : quotes(fields, most, (field) =>
        field.concepts().find((mention) => mention.isDenied === isDenied && flag.concepts.includes(mention.concept)),
      );
