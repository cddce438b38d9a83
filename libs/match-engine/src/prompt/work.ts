import type { Industry } from '@tandem/domain/company';
import type { Flag } from '@tandem/domain/preferences';
import { industryOf } from '@tandem/taxonomy/industries';
import { tokenise, type Token } from '@tandem/taxonomy/normalise';
import { findOccupations, occupationNamed } from '@tandem/taxonomy/occupations';
import { findSkills, plainSkillByName, skill } from '@tandem/taxonomy/skills';
import { workWishes } from '../data/work-wishes';
import { seniorityOf } from '../levels/seniority';
import { stopwords } from '../text/stopwords';
import { Remainder } from './remainder';
import { readUnwanted } from './wishes';

const longestTitle = 5;
const mostTitles = 3;
/** A word that is no listed title still names work when its head is known well enough ("heftruckmonteur"). */
const sureEnough = 0.5;
const shortestHead = 7;
const isLittle = (word: string): boolean => stopwords.en.has(word as never) || stopwords.nl.has(word as never);
/** Listed names of work that mean something else in a sentence about work. */
const notTitles = new Set('help hulp helper lead host model maker operator manager medewerker employee assistant assistent specialist adviseur advisor consultant trainer coach expert professional team leider leader'.split(' ')); // prettier-ignore

type Named = { title: string; start: number; end: number };

const written = (rest: Remainder, from: Token, to: Token): string => rest.text.slice(from.start, to.end);
const isBroken = (rest: Remainder, from: Token, to: Token): boolean =>
  !rest.isFree(from.start, to.end) || /[,;:!?()\n]|\.\s/.test(written(rest, from, to));

const isTitle = (text: string, words: number): boolean => {
  if (words === 1 && notTitles.has(text.toLowerCase())) return false;
  return occupationNamed(text) !== undefined;
};

/** What stands before a title and belongs to it: how far along, and with what. */
const startOf = (rest: Remainder, tokens: readonly Token[], at: number): Token => {
  let first = tokens[at] as Token;
  for (let place = at - 1; place >= 0 && place >= at - 3; place -= 1) {
    const token = tokens[place];
    if (!token || isBroken(rest, token, tokens[at] as Token)) break;
    if (seniorityOf(token.word) === null && !plainSkillByName(token.word)) break;
    first = token;
  }
  return first;
};

const listedTitles = (rest: Remainder): Named[] => {
  const tokens = tokenise(rest.left);
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let count = Math.min(longestTitle, tokens.length - at); count > 0; count -= 1) {
      const [from, to] = [tokens[at], tokens[at + count - 1]];
      if (!from || !to || isLittle(from.word) || isLittle(to.word) || isBroken(rest, from, to)) continue;
      if (!isTitle(written(rest, from, to), count)) continue;
      const first = startOf(rest, tokens, at);
      found.push({ title: written(rest, first, to), start: first.start, end: to.end });
      at += count - 1;
      break;
    }
  }
  return found;
};

const headedTitles = (rest: Remainder): Named[] => {
  const tokens = tokenise(rest.left);
  return tokens.flatMap((token, at) => {
    if (token.word.length < shortestHead || isLittle(token.word) || plainSkillByName(token.word)) return [];
    const guess = findOccupations(token.word)[0];
    const isHead = /(?:er|eur|ist|or|aar|ant|man|vrouw|ige|ster|hulp|kundige|medewerker)s?$/u.test(token.word);
    if (!guess || guess.confidence < sureEnough || !isHead) return [];
    const first = startOf(rest, tokens, at);
    return [{ title: written(rest, first, token), start: first.start, end: token.end }];
  });
};

/** `isPlace`: "in a hotel" is what a receptionist may mean, and only where to a cook who names himself. */
type Phrase = { pattern: RegExp; titles: string[]; length: number; isPlace: boolean };
let phrases: Phrase[] | undefined;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');

const readPhrases = (): Phrase[] =>
  (phrases ??= workWishes
    .split('\n')
    .filter((line) => line.includes(' | '))
    .flatMap((line) => {
      const [words = '', titles = ''] = line.split(' | ');
      return words.split(',').map((word) => {
        const text = word.trim().replace(/^@/, '');
        const isPlace = word.trim().startsWith('@') || /^(?:in|at|on|for|bij|op|aan|achter)\s/iu.test(text);
        const ending = text.endsWith('*') ? '\\p{L}*' : '(?![\\p{L}])';
        const pattern = new RegExp(`(?<![\\p{L}])${escape(text.replace(/\*$/, ''))}${ending}`, 'giu');
        return { pattern, titles: titles.split(',').map((title) => title.trim()), length: text.length, isPlace };
      });
    })
    .sort((a, b) => b.length - a.length));

type Described = Pick<Phrase, 'titles' | 'isPlace'>;
const describedIn = (rest: Remainder): Described[] =>
  readPhrases().flatMap(({ pattern, titles, isPlace }) => rest.take('work', pattern, () => ({ titles, isPlace })));

/** What phrases mean; where the work is told, the places among them only say where. */
const meant = (described: readonly Described[], isNamed = false): string[] => {
  const isTold = isNamed || described.some(({ isPlace }) => !isPlace);
  return described.flatMap(({ titles, isPlace }) => (isTold && isPlace ? [] : titles));
};

const unless = (titles: readonly string[], unwanted: readonly Flag[]): string[] => {
  const refused = unwanted.map(({ value }) => value.toLowerCase());
  const named = [...new Map(titles.map((title) => [title.toLowerCase(), title])).entries()];
  return named.flatMap(([key, title]) => (refused.includes(key) ? [] : [title])).slice(0, mostTitles);
};

/** Titles that a description of work means ("iets met dieren"), but for those it rules out; none where it describes nothing known. */
export const describedTitles = (text: string): string[] => {
  const rest = new Remainder(text);
  const unwanted = readUnwanted(rest);
  return unless(meant(describedIn(rest)), unwanted);
};

/** Work that is wanted, as titles: named outright, by their head, or described ("iets met dieren"). The first is meant most. */
export const readTitles = (rest: Remainder, unwanted: readonly Flag[]): string[] => {
  const listed = listedTitles(rest);
  const named = listed.length > 0 ? listed : headedTitles(rest);
  for (const { start, end } of named) rest.claim('work', start, end);
  return unless([...named.map(({ title }) => title), ...meant(describedIn(rest), named.length > 0)], unwanted);
};

const longestSkill = 3;
const shortestSkill = 2;

/** Skills named in a text however they are written: "python, sql and excel" too. */
export const readSkills = (rest: Remainder): string[] => {
  const mentions = findSkills(rest.left).map(({ skillId, start, end }) => ({ id: skillId, start, end }));
  const tokens = tokenise(rest.left);
  for (let at = 0; at < tokens.length; at += 1) {
    for (let count = Math.min(longestSkill, tokens.length - at); count > 0; count -= 1) {
      const [from, to] = [tokens[at], tokens[at + count - 1]];
      if (!from || !to || from.word.length < shortestSkill || isLittle(from.word) || isBroken(rest, from, to)) continue;
      const found = plainSkillByName(written(rest, from, to));
      if (!found) continue;
      mentions.push({ id: found.id, start: from.start, end: to.end });
      at += count - 1;
      break;
    }
  }
  const names = mentions.flatMap(({ id, start, end }) => {
    if (!rest.isFree(start, end) || skill(id)?.type === 'LANGUAGES') return [];
    rest.claim('skill', start, end);
    return [rest.text.slice(start, end)];
  });
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
};

const industryPattern =
  /(?<!\p{L})(?:in|in de|in het|in the|bij een|bij|at an|at a|at|for an|for a|binnen de|binnen het|within)\s+((?:\p{L}[\p{L}-]*\s*){1,3})/giu;

/** Industries that are named as where the work is ("in fintech", "bij een bank"). */
export const readIndustries = (rest: Remainder): Industry[] => [
  ...new Set(rest.take('industry', industryPattern, ([, words = '']) => industryOf(words))),
];
