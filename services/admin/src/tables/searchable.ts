/** Small letters without accents, so that what is typed and what is kept meet. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All a row can be found by. */
export const searchable = (parts: readonly (string | null | undefined)[]): string => plain(parts.filter(Boolean).join(' '));

/** A telephone number as it is said at home, as the end of the same number with the code of its country. */
const withoutTrunk = (text: string): string =>
  text.replace(/(?<!\S)0(?:[\s().-]*\d){6,}(?!\S)/g, (number) => number.replace(/\D/g, '').replace(/^0+/, ''));

/** Each word of a search as a pattern that finds it anywhere. */
export const patternsOf = (search: string): string[] =>
  withoutTrunk(plain(search))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
