import { verbose } from '@tandem/domain/verbose';
import { conceptRows } from '../data/concepts';
import { isDenied, isRuledOut } from './negation';

/**
 * A place in a text where a concept is named; `isDenied` when the words deny it or stand for its opposite, `isBare` when they stand for it
 * in a wish alone ("heavy").
 */
export type ConceptMention = { concept: number; isDenied: boolean; isBare: boolean; start: number; end: number };

/** A listed expression after its first word: the words that follow, whether the last word may go on, and whether it is said of the work alone. */
type Expression = { concept: number; isDenial: boolean; isBare: boolean; isOfWork: boolean; rest: readonly string[]; mayGoOn: boolean };
type Index = { whole: Map<string, Expression[]>; beginnings: Map<string, Expression[]>; shortest: number; longest: number };

type Token = { word: string; start: number; end: number };

/** "Avond- en nachtdiensten": what the first word goes on with stands behind the last. */
const splitCompound =
  /(?<=\p{L}{3,})-(?=\s*(?:,|\/|&|en|of)\s*(?:\p{L}+-\s*(?:,|\/|&|en|of)\s*)*\p{L}{3,}?(dienst(?:en)?|werk|uren|ploeg(?:en)?)(?!\p{L}))/giu;

const endings = (text: string): Map<number, string> =>
  text.includes('-') ? new Map([...text.matchAll(splitCompound)].map(({ index, 1: ending = '' }) => [index, ending])) : new Map();

/** The apostrophe of "'s avonds" belongs to its word, which is told by its letter. */
const tokens = (text: string): Token[] => {
  const wholes = endings(text.toLowerCase());
  return [...text.toLowerCase().matchAll(/(?:(?<![\p{L}\p{N}])['’](?=s\s))?([\p{L}\p{N}]+)/gu)].map((match) => ({
    word: `${match[1] ?? ''}${wholes.get(match.index + match[0].length) ?? ''}`,
    start: match.index,
    end: match.index + match[0].length,
  }));
};

const build = (isOfWishes: boolean): Index => {
  const index: Index = { whole: new Map(), beginnings: new Map(), shortest: 99, longest: 0 };
  const add = (map: Map<string, Expression[]>, word: string, expression: Expression): void =>
    void map.set(word, [...(map.get(word) ?? []), expression]);
  conceptRows.forEach((row, concept) => {
    for (const [list, isDenial, isBare] of [
      [row.says, false, false],
      [row.denies ?? '', true, false],
      [isOfWishes ? (row.inWishes ?? '') : '', false, true],
      [isOfWishes ? (row.deniedInWishes ?? '') : '', true, true],
    ] as const) {
      for (const written of list.split(',')) {
        const [first, ...rest] = tokens(written).map(({ word }) => word);
        if (first === undefined) continue;
        const mayGoOn = written.trim().endsWith('*');
        const expression = { concept, isDenial, isBare, isOfWork: written.trim().endsWith('+'), rest, mayGoOn };
        if (mayGoOn && rest.length === 0) {
          add(index.beginnings, first, expression);
          index.shortest = Math.min(index.shortest, first.length);
          index.longest = Math.max(index.longest, first.length);
        } else add(index.whole, first, expression);
      }
    }
  });
  return index;
};

const built: Partial<Record<'texts' | 'wishes', Index>> = {};
const indexOf = (kind: 'texts' | 'wishes'): Index => (built[kind] ??= build(kind === 'wishes'));

const startingAt = ({ whole, beginnings, shortest, longest }: Index, word: string): Expression[] => {
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

/** What may follow a word that is said of the work: nothing, a word for work, or one that begins what else is said. */
const ofWork = verbose('iu')`
  ^\s*(?:
    $|[^\p{L}\s]
    |(?:
      werk\p{L}*|work\p{L}*|baan|banen|jobs?|beroep\p{L}*|functies?|roles?|taken|tasks?|klussen|stuff|things?|dingen|spullen|dozen
      |boxes|shifts?|diensten|for|voor|and|en|or|of|but|maar|please|anymore|any|meer|is|are|zijn|te|with|met|because|omdat|want|in
      |to|on|op|i|ik|niet|not
    )(?!\p{L})
  )
`;

const find = (index: Index, text: string): ConceptMention[] => {
  const words = tokens(text);
  const named = words.flatMap((word, at) =>
    startingAt(index, word.word)
      .filter((expression) => follows(words, at, expression) && (!expression.isOfWork || ofWork.test(text.slice(word.end))))
      .map(({ concept, isDenial, isBare, rest }) => {
        const end = words[at + rest.length]?.end ?? word.end;
        return { concept, isDenial, isBare, start: word.start, end };
      }),
  );
  const denials = named.filter(({ isDenial }) => isDenial);
  return named
    .filter(
      ({ concept, isDenial, start, end }) =>
        isDenial || !denials.some((denial) => denial.concept === concept && start < denial.end && end > denial.start),
    )
    .map(({ concept, isDenial, isBare, start, end }) => {
      const place = { start, end };
      // What denies a thing ("daytime") is turned by a plain "not" alone, not by others doing it.
      return { concept, isDenied: isDenial ? !isDenied(text, place) : isRuledOut(text, place), isBare, start, end };
    });
};

/** Every concept a text names or denies, in the order of the text. */
export const findConcepts = (text: string): ConceptMention[] => find(indexOf('texts'), text);

/** The same in what somebody says he wants or does not want, where a bare word may stand for the thing ("nights", "not too heavy"). */
export const findWishes = (text: string): ConceptMention[] => find(indexOf('wishes'), text);

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
