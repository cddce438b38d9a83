import type { TextLanguage } from './stem';
import { boilerplate } from './stopwords';
import { termsOf } from './terms';

/** The stems of a short text that carry meaning, hashed, ascending; in the language the text seems to be in unless one is given. */
export const wordHashes = (text: string, language?: TextLanguage): number[] =>
  [
    ...new Set(
      termsOf(text, language)
        .filter(({ word }) => !boilerplate.has(word))
        .map(({ hash }) => hash),
    ),
  ].sort((a, b) => a - b);
