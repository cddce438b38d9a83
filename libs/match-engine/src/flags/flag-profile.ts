import type { Flag } from '@tandem/domain/preferences';
import type { FlagProfile } from '../profile-types';
import { boilerplate } from '../text/stopwords';
import { termsOf } from '../text/terms';
import { type ConceptMention, findConcepts } from './concepts';

/** The stems of a short text that carry meaning, hashed, ascending. */
export const wordHashes = (text: string): number[] =>
  [
    ...new Set(
      termsOf(text)
        .filter(({ word }) => !boilerplate.has(word))
        .map(({ hash }) => hash),
    ),
  ].sort((a, b) => a - b);

/** Of "commission only" and the "commission" in it, the longer is meant. */
const isPartOf = (part: ConceptMention, whole: ConceptMention): boolean =>
  !part.isDenied &&
  !whole.isDenied &&
  whole.start <= part.start &&
  whole.end >= part.end &&
  whole.end - whole.start > part.end - part.start;
const longest = (mentions: readonly ConceptMention[]): ConceptMention[] =>
  mentions.filter((part) => !mentions.some((whole) => isPartOf(part, whole)));

/** A wish in the engine's terms. "No weekends" as a wish is an objection to weekends, and the other way round. */
const flagProfile = (flag: Flag, isGreen: boolean): FlagProfile => {
  const mentions = longest(findConcepts(flag.value));
  const isTurned = mentions.length > 0 && mentions.every(({ isDenied }) => isDenied);
  const concepts = [...new Set(mentions.filter(({ isDenied }) => isDenied === isTurned).map(({ concept }) => concept))];
  return { isGreen: isGreen !== isTurned, isDealbreaker: flag.dealbreaker, concepts, words: wordHashes(flag.value) };
};

/** Green and red flags in the engine's terms. */
export const flagProfiles = (green: readonly Flag[] = [], red: readonly Flag[] = []): FlagProfile[] => [
  ...green.filter(({ value }) => value.trim()).map((flag) => flagProfile(flag, true)),
  ...red.filter(({ value }) => value.trim()).map((flag) => flagProfile(flag, false)),
];
