const prefix = 'draft:';

/** What is kept under a name; undefined where there is nothing that can be read. */
export const readDraft = (key: string): unknown => {
  try {
    const text = sessionStorage.getItem(prefix + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Keeps a draft in this tab; undefined forgets it. */
export const writeDraft = (key: string, value: unknown): void => {
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Without session storage a draft lasts as long as its page.
  }
};

const kept = (): string[] => {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    // Nothing is kept where storage is refused.
    return [];
  }
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
/** Letters that are no id and no name of a choice, such as PER_MAIL. */
const isWritten = (text: string): boolean => /\p{L}/u.test(text) && !/^([A-Z_]+|[\da-f-]{36})$/.test(text);

/** The words in all that an account was writing in this tab, a paragraph for each text. */
export const wordsKeptFor = (accountId: string): string =>
  kept()
    .map((key) => key.slice(prefix.length))
    .filter((key) => key.startsWith(`${accountId}:`))
    .flatMap((key) => textsIn(readDraft(key)))
    .filter(isWritten)
    .join('\n\n');

/** Whether this tab keeps anything that was being written. */
export const hasDrafts = (): boolean => kept().length > 0;

/** Forgets what was being written, e.g. when somebody signs out. */
export const forgetDrafts = (): void => kept().forEach((key) => sessionStorage.removeItem(key));
