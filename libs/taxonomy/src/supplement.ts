/**
 * Names beside those of the tables, brought into an installation from elsewhere. An entry with the id of the tables adds names to it; one
 * without becomes an entry of its own. A name the tables know keeps its meaning.
 */
export type Supplement = {
  /** Changes with the content. */
  version: string;
  occupations: readonly { id: number | null; isco: string; en: string; nl: string; names: readonly string[] }[];
  skills: readonly { id: number | null; en: string; nl: string; names: readonly string[] }[];
};

const none: Supplement = { version: '', occupations: [], skills: [] };

let current = none;
let isRead = false;

/** What the indexes are built with; from then on it stays. */
export const readSupplement = (): Supplement => {
  isRead = true;
  return current;
};

/**
 * Takes a supplement into the dictionary of this thread.
 * @throws Error when the dictionary was read already: what was worked out with it would be of two kinds
 */
export const supplement = (added: Supplement): void => {
  if (isRead) throw new Error('the dictionary was read already');
  current = added;
};

/** The version of what was brought in, '' for nothing. */
export const supplementVersion = (): string => current.version;
