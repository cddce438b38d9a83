import type { Industry } from '@tandem/domain/company';
import type { Flag } from '@tandem/domain/preferences';
import { industryOf } from '@tandem/taxonomy/industries';
import { tokenise, type Token } from '@tandem/taxonomy/normalise';
import { findOccupations, occupationNamed } from '@tandem/taxonomy/occupations';
import { findSkills, plainSkillByName, skill } from '@tandem/taxonomy/skills';
import { workWishes } from '../data/work-wishes';
import { findConcepts } from '../flags/concepts';
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
const describedIn = (rest: Remainder): Described[] => {
  const wishes = findConcepts(rest.left);
  /** "School" in "school hours" is part of a wish. */
  const isOfWish = (start: number, end: number): boolean =>
    wishes.some((wish) => wish.start <= start && wish.end >= end && wish.end - wish.start > end - start);
  return readPhrases().flatMap(({ pattern, titles, isPlace }) =>
    rest.take('work', pattern, ({ 0: text, index }) => (isOfWish(index, index + text.length) ? null : { titles, isPlace })),
  );
};

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

const isHelp = /(?:assistente?|assistant|secretaresse|secretary|receptioniste?)$/iu;

/** "Doktersassistente huisarts" names one job, and with whom. */
const withoutMasters = (rest: Remainder, named: readonly Named[]): Named[] =>
  named.filter(({ start }, at) => {
    const before = named[at - 1];
    return !before || !isHelp.test(before.title) || rest.text.slice(before.end, start).trim() !== '';
  });

const state = '(?:[\\s-]+(?:now|nu|currently|momenteel|as|als|a|an|een))*[\\s-]+$';
const present = new RegExp(`(?<!\\p{L})(?:i am|i['’]m|ik ben|i work|ik werk|nu|now|currently|momenteel)${state}`, 'iu');
const past = new RegExp(`(?<!\\p{L})(?:i was|i worked|i used to be|ik was|ik werkte|former|formerly|voormalige?|ex)${state}`, 'iu');
const leaving =
  /^[^.!?]*?(?<!\p{L})(?:but|maar|instead|liever|rather|iets anders|something else|no longer|niet meer|(?:and|en)\s+(?:i\s+|ik\s+|am\s+)?(?:look|want|would|zoek|wil))(?!\p{L}{4})/iu;

/** Whether a title is what somebody was, or is in a sentence that goes on to what he wants instead. */
const isLeft = (rest: Remainder, { start, end }: Named): boolean => {
  const before = rest.text.slice(0, start);
  return past.test(before) || (present.test(before) && leaving.test(rest.text.slice(end)));
};

/** Work that is wanted, as titles: named outright, by their head, or described ("iets met dieren"). The first is meant most. */
export const readTitles = (rest: Remainder, unwanted: readonly Flag[]): string[] => {
  const listed = listedTitles(rest);
  const named = listed.length > 0 ? listed : headedTitles(rest);
  const jobs = withoutMasters(rest, named);
  const left = jobs.filter((job) => isLeft(rest, job));
  for (const job of named) if (!left.includes(job)) rest.claim('work', job.start, job.end);
  const sought = jobs.filter((job) => !left.includes(job)).map(({ title }) => title);
  const titles = unless([...sought, ...meant(describedIn(rest), named.length > 0)], unwanted);
  for (const { start, end } of left) rest.claim(titles.length > 0 ? 'background' : 'work', start, end);
  return titles.length > 0
    ? titles
    : unless(
        left.map(({ title }) => title),
        unwanted,
      );
};

const lacking = /(?<!\p{L})(?:(geen|zonder|weinig|niet|nauwelijks)|no|without|little|not|don['’]?t|haven['’]?t)(?!\p{L})/iu;

/** What anybody can begin with, for who says what he has not got and names no work. */
export const openWork = (text: string): string[] => {
  const found = lacking.exec(text);
  return found ? describedTitles(found[1] ? 'ongeschoold werk' : 'unskilled work') : [];
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
