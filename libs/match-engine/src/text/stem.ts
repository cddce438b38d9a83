import { newStemmer } from 'snowball-stemmers';
import { stopwords } from './stopwords';

/** Languages the engine reads. */
export type TextLanguage = 'en' | 'nl';

const stemmers = { en: newStemmer('english'), nl: newStemmer('dutch') };
const caches: Record<TextLanguage, Map<string, string>> = { en: new Map(), nl: new Map() };
const cacheLimit = 50_000;

/** The stem of a folded word (Snowball). Words with digits or signs stay as they are. */
export const stemOf = (word: string, language: TextLanguage): string => {
  const cache = caches[language];
  const known = cache.get(word);
  if (known !== undefined) return known;
  const stem = /^[a-z]{4,}$/.test(word) ? stemmers[language].stem(word) : word;
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(word, stem);
  return stem;
};

/** The language most of the words are of, told by the little words; English when nothing tells. */
export const languageOfWords = (words: readonly { word: string }[]): TextLanguage => {
  let dutch = 0;
  let english = 0;
  for (const { word } of words) {
    if (stopwords.nl.has(word)) dutch++;
    if (stopwords.en.has(word)) english++;
  }
  return dutch > english ? 'nl' : 'en';
};
