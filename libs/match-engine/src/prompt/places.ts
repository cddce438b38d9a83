import { verbose } from '@tandem/domain/verbose';
import { findPlace, type Place } from '@tandem/geo/places';
import { occupationNamed } from '@tandem/taxonomy/occupations';
import { isLittle } from './named-titles';
import type { Remainder } from './remainder';
import { isWord } from './spelling';
import { isAlsoWord, isTown } from './towns';

const longestName = 4;
const shortestName = 3;
/** After these a place is named. */
export const beforePlace = 'in|te|near|around|nabij|rond(?:om)?|omgeving|regio|region';
const placeFollows = new RegExp(`(?<!\\p{L})(?:${beforePlace}|van|from|\\p{L}*bij|close to)\\s+$`, 'iu');
const isInside =
  /(?<!\p{L})(?:in|near|nabij|omgeving|regio|rondom|around|close to|(?:dicht|vlak) ?bij|(?:in de buurt|in de omgeving) van)\s+$/iu;
/** A place that is refused is left to be read as what is not wanted. */
const isRefused = /(?<!\p{L})(?:niet|not|geen|no|never|nooit|behalve|except|buiten|outside)\s+(?:(?:in|near|bij|rond)\s+)?$/iu;
type Word = { text: string; start: number; end: number };
const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/(?:['’]s-)?\p{L}[\p{L}\p{M}'’-]*/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

const ofCity = 100_000;
const quarter = /^\s+(?:centrum|noord|zuid|oost|west|stad)\s*(?:$|[^\p{L}\s]|\d)/iu;
/** After "in" a town of ours or a city is meant, whatever else its name means ("in dieren", "in reading"). */
const isLikely = (place: Place, name: string): boolean =>
  !isLittle(name.toLowerCase()) && ((place.country === 'NL' && isTown(place)) || place.population >= ofCity);

const isOneWord = (rest: Remainder, { text, start, end }: Word, isSmall: boolean): boolean => {
  const place = findPlace(text);
  if (!place) return false;
  const isPlain = !isAlsoWord(text) && !isWord(text);
  const isCapital = !isSmall && start > 0 && /^(?:['’]s-)?\p{Lu}/u.test(text);
  const before = rest.before(start);
  if (placeFollows.test(before)) return isCapital || isPlain || (isInside.test(before) && isLikely(place, text));
  const isLast = /^\s*(?:$|[^\p{L}\s])/u.test(rest.left.slice(end));
  // "Kok leiden", "verpleegkundige leiden centrum": right behind a job it is the city, though it is a word of work too.
  const isBehindJob = /(?<!\p{L})(\p{L}+)\s+$/u.exec(before)?.[1];
  if (isBehindJob && place.country === 'NL' && place.population >= ofCity && (isLast || quarter.test(rest.left.slice(end))))
    if (occupationNamed(isBehindJob)) return true;
  return text.length >= shortestName && ((isPlain && (isTown(place) || isCapital)) || (isCapital && isLast));
};

/** Several words that name a place; "de haven" may be one somewhere and says what it says. */
const isName = (text: string, before: string): boolean => {
  const place = /[,.;:!?\n]/u.test(text) ? null : findPlace(text);
  const isSaid = text.split(/\s/u).every((word) => isWord(word)) && text === text.toLowerCase();
  return place !== null && !isSaid && (isTown(place) || placeFollows.test(before));
};

/** "In de wijk Overvecht": whatever a quarter is called, nobody does that. */
const quarterNamed = verbose('giu')`
  (?<!\p{L})(?:(?:in|uit|from)\s+)?(?:(?:de|the)\s+)?(?:wijk|stadsdeel|buurtschap|gehucht|dorpje?|neighbou?rhood|hamlet|village)\s+
  (?!van\s|of\s)(?<name>\p{L}[\p{L}'’-]{3,})
`;

const quartersIn = (rest: Remainder): number => {
  const named = [...rest.left.matchAll(quarterNamed)].filter(({ groups }) => !isWord(groups?.['name'] ?? ''));
  for (const { 0: said, index } of named) rest.setApart(index, index + said.length);
  return named.length;
};

/**
 * Sets apart the places a sentence names and tells how many: where the work must be is asked beside the sentence, and a town ("Leiden",
 * "Deventer") is no word of the work.
 */
export const readPlaces = (rest: Remainder): number => {
  let found = quartersIn(rest);
  const words = wordsIn(rest.left);
  /** Of a sentence in capitals alone no word is told to be a name by its first letter. */
  const isSmall = rest.text === rest.text.toUpperCase();
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(longestName, words.length - at); count > 0; count -= 1) {
      const [from, to] = [words[at], words[at + count - 1]];
      if (!from || !to) continue;
      const text = rest.left.slice(from.start, to.end);
      const name = { text, start: from.start, end: to.end };
      const before = rest.before(from.start);
      const isPlace = count > 1 ? isName(text, before) : isOneWord(rest, name, isSmall);
      if (!isPlace || isRefused.test(before)) continue;
      rest.setApart(name.start, name.end);
      found += 1;
      at += count - 1;
      break;
    }
  }
  return found;
};
