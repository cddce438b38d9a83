import { conceptRows } from '../data/concepts';
import { isDenied, isRuledOut } from './negation';

/** A place in a text where a concept is named; `isDenied` when the words deny it or stand for its opposite. */
export type ConceptMention = { concept: number; isDenied: boolean; start: number; end: number };

/** A listed expression after its first word: the words that follow, and whether the last word may go on. */
type Expression = { concept: number; isDenial: boolean; rest: readonly string[]; mayGoOn: boolean };
type Index = { whole: Map<string, Expression[]>; beginnings: Map<string, Expression[]>; shortest: number; longest: number };

type Token = { word: string; start: number; end: number };

const tokens = (text: string): Token[] =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

const build = (): Index => {
  const index: Index = { whole: new Map(), beginnings: new Map(), shortest: 99, longest: 0 };
  const add = (map: Map<string, Expression[]>, word: string, expression: Expression): void =>
    void map.set(word, [...(map.get(word) ?? []), expression]);
  conceptRows.forEach((row, concept) => {
    for (const [list, isDenial] of [
      [row.says, false],
      [row.denies ?? '', true],
    ] as const) {
      for (const written of list.split(',')) {
        const [first, ...rest] = tokens(written).map(({ word }) => word);
        if (first === undefined) continue;
        const mayGoOn = written.trim().endsWith('*');
        if (mayGoOn && rest.length === 0) {
          add(index.beginnings, first, { concept, isDenial, rest, mayGoOn });
          index.shortest = Math.min(index.shortest, first.length);
          index.longest = Math.max(index.longest, first.length);
        } else add(index.whole, first, { concept, isDenial, rest, mayGoOn });
      }
    }
  });
  return index;
};

let built: Index | undefined;
const index = (): Index => (built ??= build());

const startingAt = (word: string): Expression[] => {
  const { whole, beginnings, shortest, longest } = index();
  const found = [...(whole.get(word) ?? [])];
  for (let length = Math.min(word.length, longest); length >= shortest; length--)
    found.push(...(beginnings.get(word.slice(0, length)) ?? []));
  return found;
};

const follows = (words: readonly Token[], at: number, { rest, mayGoOn }: Expression): boolean =>
  rest.every((wanted, next) => {
    const word = words[at + 1 + next]?.word;
    return word === wanted || (mayGoOn && next === rest.length - 1 && word?.startsWith(wanted));
  });

/** Every concept a text names or denies, in the order of the text. */
export const findConcepts = (text: string): ConceptMention[] => {
  const words = tokens(text);
  const named = words.flatMap((word, at) =>
    startingAt(word.word)
      .filter((expression) => follows(words, at, expression))
      .map(({ concept, isDenial, rest }) => ({ concept, isDenial, start: word.start, end: words[at + rest.length]?.end ?? word.end })),
  );
  const denials = named.filter(({ isDenial }) => isDenial);
  return named
    .filter(
      ({ concept, isDenial, start, end }) =>
        isDenial || !denials.some((denial) => denial.concept === concept && start < denial.end && end > denial.start),
    )
    .map(({ concept, isDenial, start, end }) => {
      const place = { start, end };
      // What denies a thing ("daytime") is turned by a plain "not" alone, not by others doing it.
      return { concept, isDenied: isDenial ? !isDenied(text, place) : isRuledOut(text, place), start, end };
    });
};

/** The concepts a text stands for somewhere, and those it rules out somewhere; a text may do both. */
export const conceptsOf = (text: string): { says: number[]; denies: number[] } => {
  const mentions = findConcepts(text);
  const those = (isDenied: boolean): number[] =>
    [...new Set(mentions.filter((mention) => mention.isDenied === isDenied).map(({ concept }) => concept))].sort((a, b) => a - b);
  return { says: those(false), denies: those(true) };
};

/** The place of a concept in the table by its key; throws for a key that is not there. */
export const conceptOf = (key: string): number => {
  const concept = conceptRows.findIndex((row) => row.key === key);
  if (concept < 0) throw new Error(`no concept ${key}`);
  return concept;
};
