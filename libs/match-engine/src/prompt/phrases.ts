import { workWishes } from '../data/work-wishes';

/**
 * `isPlace`: "in a hotel" is what a receptionist may mean, and only where to a cook who names himself. A text without `head` does not hold
 * the phrase.
 */
export type Phrase = { pattern: RegExp; head: string; titles: string[]; length: number; isPlace: boolean };
let phrases: Phrase[] | undefined;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');

/** "Met planten" is also said by "met dieren of planten": the first word goes for all of a list. */
const withLists = (phrase: string): string => {
  const [, first, thing = ''] = /^(met|with)\\s\+(.+)$/u.exec(phrase) ?? [];
  const joint = '(?:\\s*[,/]|\\s+(?:of|or|en|and))\\s+';
  return first ? `(?:${first}\\s+${thing}|${thing}(?<=(?:(?<!\\p{L})${first}\\s+\\p{L}+|\\u0001)${joint}${thing}))` : phrase;
};

/** A phrase marked as an ordinary word counts where it is all that is said between marks, or is put beside other work. */
const alone = (phrase: string): string =>
  `${phrase}(?<=(?:^|[,;./\\u0001]|\\s(?:of|or|en|and))\\s*${phrase})(?=\\s*(?:$|[,;./\\u0001]|(?:of|or|en|and)\\s))`;

const phraseOf = (word: string, titles: string[]): Phrase => {
  const text = word.replace(/^[@=]/, '');
  const isPlace = /^[@=]/.test(word) || /^(?:in|at|on|for|bij|op|aan|achter)\s/iu.test(text);
  const ending = text.endsWith('*') ? '\\p{L}*' : '(?![\\p{L}])';
  // "Tuin werk" is written for "tuinwerk".
  const phrase = escape(text.replace(/\*$/, '')).replace(/(?<=^\p{L}{3,})werk$/u, '\\s?werk');
  const source = word.startsWith('=') ? `(?<![\\p{L}])${alone(phrase)}` : `(?<![\\p{L}])${withLists(phrase)}${ending}`;
  const [head = ''] = text
    .toLowerCase()
    .replace(/\*$/, '')
    .replace(/(?<=^\p{L}{3,})werk$/u, '')
    .split(' ');
  return { pattern: new RegExp(source, text === 'IT' ? 'gu' : 'giu'), head, titles, length: text.length, isPlace };
};

/** The descriptions of work that are listed, the longest first. */
export const readPhrases = (): Phrase[] =>
  (phrases ??= workWishes
    .split('\n')
    .filter((line) => line.includes(' | '))
    .flatMap((line) => {
      const [words = '', titles = ''] = line.split(' | ');
      return words.split(',').map((word) => phraseOf(word.trim(), titles.split(',').map((title) => title.trim()))); // prettier-ignore
    })
    .sort((a, b) => b.length - a.length));

/** "Aan de telefoon" may as well belong to what stands before it. */
const little = /^(?:in|at|on|for|with|behind|the|bij|op|aan|achter|met|de|voor|by|onder|around)$/u;

/** Where a text names a kind of work by its thing ("magazijn"), without asking what else it may be part of. */
export const phrasesIn = (text: string): { start: number; end: number }[] => {
  const small = text.toLowerCase();
  return readPhrases().flatMap(({ pattern, head }) =>
    !little.test(head) && small.includes(head)
      ? [...text.matchAll(pattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }))
      : [],
  );
};
