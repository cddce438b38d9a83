import { isFieldWord, type StemmedWord } from '../fields/fields';
import { compoundParts } from './compounds';
import { hashOf } from './hash';
import { neutralWord } from './neutral';
import { languageOfWords, stemOf, type TextLanguage } from './stem';
import { boilerplate, stopwords } from './stopwords';
import { isWorkWord } from './vocabulary';
import { type Word, wordsOf } from './words';

/** What a word stands for: its stem and the stem's hash, how much it says (1 for most), and whether it is a word of work. */
export type Meaning = StemmedWord & { hash: number; telling: number; isWork: boolean };

/** A word that carries meaning, with its place in the text. */
export type Term = Word & Meaning;

/** A text read: its meaningful words, the language it is in, and how many words it has in all. */
export type ReadText = { terms: Term[]; language: TextLanguage; size: number };

const isContent = (word: string): boolean => word.length > 1 && !/^\d+$/.test(word) && !stopwords.en.has(word) && !stopwords.nl.has(word);

/** Words of the trade say more than words of the trade of writing vacancies. */
const tellingOf = (word: StemmedWord): number => {
  if (boilerplate.has(word.word)) return 0.15;
  return isFieldWord(word) ? 1.6 : 1;
};

const meaningOf = (word: string, language: TextLanguage): Meaning => {
  const stemmed = { word, stem: stemOf(word, language) };
  return { ...stemmed, hash: hashOf(stemmed.stem), telling: tellingOf(stemmed), isWork: isWorkWord(stemmed) };
};

const read: Record<TextLanguage, Map<string, readonly Meaning[]>> = { en: new Map(), nl: new Map() };
const mostRead = 100_000;

/** What a written word stands for: itself without gender, and the parts of a Dutch compound; nothing for a word without meaning. */
const meaningsOf = (written: string, language: TextLanguage): readonly Meaning[] => {
  const known = read[language].get(written);
  if (known) return known;
  const word = neutralWord(written);
  const meanings = isContent(word) ? [word, ...compoundParts(word)].map((part) => meaningOf(part, language)) : [];
  if (read[language].size >= mostRead) read[language].clear();
  read[language].set(written, meanings);
  return meanings;
};

/** Reads a text: words stemmed in the text's own language unless one is given, with the parts of Dutch compounds after them. */
export const readText = (text: string, given?: TextLanguage): ReadText => {
  const words = wordsOf(text);
  const language = given ?? languageOfWords(words);
  const terms: Term[] = [];
  for (const { word: written, start, end } of words) {
    for (const { word, stem, hash, telling, isWork } of meaningsOf(written, language))
      terms.push({ word, stem, hash, telling, isWork, start, end });
  }
  return { terms, language, size: words.length };
};

/** The meaningful words of a text. */
export const termsOf = (text: string, given?: TextLanguage): Term[] => readText(text, given).terms;
