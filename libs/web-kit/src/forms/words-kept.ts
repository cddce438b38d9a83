import { draftNames, readDraft } from './draft-storage';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
/** Letters that are no id and no name of a choice, such as PER_MAIL. */
const isWritten = (text: string): boolean => /\p{L}/u.test(text) && !/^([A-Z_]+|[\da-f-]{36})$/.test(text);

/** The words in all that an account was writing in this tab, a paragraph for each text. */
export const wordsKeptFor = (accountId: string): string =>
  draftNames()
    .filter((name) => name.startsWith(`${accountId}:`))
    .flatMap((name) => textsIn(readDraft(name)))
    .filter(isWritten)
    .join('\n\n');
