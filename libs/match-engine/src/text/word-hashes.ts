import { boilerplate } from './stopwords';
import { termsOf } from './terms';

/** The stems of a short text that carry meaning, hashed, ascending. */
export const wordHashes = (text: string): number[] =>
  [
    ...new Set(
      termsOf(text)
        .filter(({ word }) => !boilerplate.has(word))
        .map(({ hash }) => hash),
    ),
  ].sort((a, b) => a - b);
