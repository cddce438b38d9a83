/** Small letters without accents, so that what is typed and what is kept meet. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All a row can be found by. */
export const searchable = (parts: readonly (string | null | undefined)[]): string => plain(parts.filter(Boolean).join(' '));

/** A telephone number as it is said at home, as the end of the same number with the code of its country. */
const withoutTrunk = (text: string): string =>
  text.replace(/\(0\)/g, '').replace(/(?<![^\s(])0(?:[\s().-]*\d){6,}(?!\S)/g, (number) => number.replace(/\D/g, '').replace(/^0+/, ''));

/** Marks around a word where it was copied from: the head of a mail, a cell, a list with the last name first. */
const unwrapped = (word: string): string => word.replace(/^[<("“„',;]*(?:mailto:)?|[>)"”',;:]*$/g, '');

const wordsOf = (search: string): string[] =>
  withoutTrunk(plain(search))
    .split(/\s+/)
    .map((word) => unwrapped(word) || word)
    .filter(Boolean)
    .slice(0, 10);

/** Each word of a search as a pattern that finds it anywhere. */
export const patternsOf = (search: string): string[] => wordsOf(search).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/** What may be a name that is misspelt: of an address what stands before its @, which many do not share. */
const nameIn = (word: string): string | undefined => /^\p{L}[\p{L}\d._+'-]{3,}$/u.exec(word.split('@', 1)[0] ?? '')?.[0];

/** The words of a search that may be misspelt, and those that are too short or too exact for that, such as numbers. */
export const namesOf = (search: string): { names: string[]; exact: string } => {
  const words = wordsOf(search);
  return { names: words.flatMap((word) => nameIn(word) ?? []), exact: words.filter((word) => !nameIn(word)).join(' ') };
};
