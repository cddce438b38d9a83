import type { Flag } from '@tandem/domain/preferences';
import type { FlagProfile } from '../profile-types';
import { wordHashes } from '../text/word-hashes';
import { type ConceptMention, findWishes } from './concepts';
import { refusedWork } from './refused-work';

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
  const mentions = longest(findWishes(flag.value));
  const isTurned = mentions.length > 0 && mentions.every(({ isDenied }) => isDenied);
  const concepts = [...new Set(mentions.filter(({ isDenied }) => isDenied === isTurned).map(({ concept }) => concept))];
  const [words, inDutch] = [wordHashes(flag.value), wordHashes(flag.value, 'nl')];
  const work = isGreen || concepts.length > 0 ? undefined : refusedWork(flag.value);
  return {
    isGreen: isGreen !== isTurned,
    isDealbreaker: flag.dealbreaker,
    concepts,
    words,
    ...(inDutch.join() === words.join() ? {} : { inDutch }),
    ...(work ? { work } : {}),
  };
};

/** Work that somebody has had enough of, each as an objection that admits nothing. */
export const leftProfiles = (left: readonly string[]): FlagProfile[] =>
  left.map((value) => flagProfile({ value, dealbreaker: true }, false));

/** Green and red flags in the engine's terms. */
export const flagProfiles = (green: readonly Flag[] = [], red: readonly Flag[] = []): FlagProfile[] => [
  ...green.filter(({ value }) => value.trim()).map((flag) => flagProfile(flag, true)),
  ...red.filter(({ value }) => value.trim()).map((flag) => flagProfile(flag, false)),
];
