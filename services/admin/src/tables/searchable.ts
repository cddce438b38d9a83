/** Small letters without accents, so that what is typed and what is kept meet. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All a row can be found by. */
export const searchable = (parts: readonly (string | null | undefined)[]): string => plain(parts.filter(Boolean).join(' '));

/** Each word of a search as a pattern that finds it anywhere. */
export const patternsOf = (search: string): string[] =>
  plain(search)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
