import { findPlace } from '@tandem/geo/places';
import { plainSkillByName, skillByName } from '@tandem/taxonomy/skills';
import { headingKind, type SectionKind } from '../sections/headings';

/**
 * Where a line may have ended: "our organisation.You", "several clientsYou", "Key ResponsibilitiesPlan", "Requirements:A degree". Names are
 * written that way too ("GitLab", "LinkedIn"), so that a word with a capital counts only as the end of a heading, or as a place, a language or a skill that is none with what follows it.
 */
const joint = /(?<=\p{Ll}{2}[.!?)]|\p{Ll}:?)(?=\p{Lu}(?:\p{Ll}|['’ ]))/gu;
const address = /(?:https?:\/\/|www\.)\S*$/u;
/** "us", and not the "i" of a device or the word of a name. */
const plainWord = /(?<![\p{L}\p{N}.@/_-])\p{Ll}{2,}$/u;
const capitalWord = /(?<![\p{L}\p{N}.@/_-])\p{Lu}\p{Ll}{2,}$/u;
/** Words in the case of a title, small ones between them. */
const titleCase = /(?:\p{Lu}[\p{L}'’/-]*)(?:[ &]+(?:\p{Lu}[\p{L}'’/-]*|a|an|and|de|en|for|het|in|je|of|our|the|to|van|we|you|your))*$/u;
const heading = { least: 5, most: 60, words: 7 };
const parts = new Set<SectionKind>(['duties', 'requirements', 'wishes', 'benefits', 'company']);
/** So many ends of sentences and headings without a space show that all line ends are lost. */
const leastSigns = 2;

/** So many letters on both sides of a place tell what it is. */
const around = 120;

const language = /^(?:English|Dutch|German|French|Nederlands|Engels|Duits|Frans|Vlaams)$/;
const isKnown = (word: string): boolean => language.test(word) || plainSkillByName(word) !== undefined || findPlace(word) !== null;

type Cut = { at: number; isSign: boolean };

const isHeading = (words: string): boolean =>
  words.length >= heading.least && words.length <= heading.most && parts.has(headingKind(words) ?? 'other');

/** The word that goes on at a place; none where one begins there. */
const wordAt = (text: string, at: number): string => {
  const [begins] = /\p{L}*$/u.exec(text.slice(Math.max(0, at - around), at)) ?? [];
  const [ends] = /^\p{L}*/u.exec(text.slice(at, at + around)) ?? [];
  return begins && ends ? `${begins}${ends}` : '';
};

const cutsAt = (text: string, from: number, at: number): Cut[] => {
  const start = Math.max(from, at - around);
  const before = text.slice(start, at);
  if (address.test(before)) return [];
  if (/[.!?)]$/.test(before)) return [{ at, isSign: !before.endsWith(')') }];
  const words = titleCase.exec(before.replace(/:$/, ''));
  if (words && isHeading(words[0])) return [start + words.index, at].map((place) => ({ at: place, isSign: place === at }));
  if (plainWord.test(before)) return [{ at, isSign: isHeading(before.trim()) }];
  const word = capitalWord.exec(before)?.[0] ?? '';
  return isKnown(word) && !skillByName(wordAt(text, at)) ? [{ at, isSign: false }] : [];
};

/** The words that come more than once: "OfferUp" at two places is a name; what lost line ends bring together is together once. */
const repeated = (text: string): Set<string> => {
  const seen = new Set<string>();
  return new Set(text.match(/\p{L}+/gu)?.filter((word) => seen.size === seen.add(word).size));
};

const opening = /^(?:what|who|why|how|about|your|our|the|wat|wie|waarom|hoe|over|jouw|je|onze?|de|het|dit|wij|we)\s/iu;
const looksLikeHeading = (line: string): boolean =>
  line.split(' ').length <= heading.words && (/[:?]$/.test(line) || opening.test(line) || titleCase.exec(line)?.index === 0);

/** A heading as a text that was typed by hand has it: apart, and with a colon where it ends with nothing. */
const asLine = (line: string): string =>
  /[.!,;)]$/.test(line) || !looksLikeHeading(line) || !isHeading(line) ? line : `\n${line.replace(/(?<=[\p{L}\p{N}])$/u, ':')}`;

/** A text that was copied without its line ends, and without a space in their place, with them. */
export const unglued = (text: string): string => {
  const cuts: Cut[] = [];
  const names = repeated(text);
  for (const { index } of text.matchAll(joint)) {
    if (names.has(wordAt(text, index))) continue;
    const from = Math.max(cuts.at(-1)?.at ?? 0, text.lastIndexOf('\n', index - 1) + 1);
    cuts.push(...cutsAt(text, from, index));
  }
  if (cuts.filter(({ isSign }) => isSign).length < leastSigns) return text;
  const ends = [0, ...cuts.map(({ at }) => at), text.length];
  return ends.flatMap((end, place) => (place === 0 ? [] : [asLine(text.slice(ends[place - 1], end).trim())])).join('\n');
};
