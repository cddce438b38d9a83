import { skillByName } from '@tandem/taxonomy/skills';
import { languageWords } from './claim-words';
import type { WritingLanguage } from './facts';

/** A number that depends on the text alone (FNV-1a); the same facts always choose the same wording. */
const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  // The last bits of such a sum say little by themselves.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
};

/** One of several wordings, always the same one for the same facts. */
export const choose = (wordings: readonly string[], facts: string): string => wordings[seedOf(facts) % wordings.length] ?? '';

/** Fills the holes of a phrase; a sentence that ends in an abbreviation ends in its dot. */
export const fill = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').replace(/(\p{L}\.\p{L}\.)\.(?=\s|$)/gu, '$1');

/** "a, b and c". */
export const listed = (items: readonly string[], conjunction: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;

/** Stops markdown in people's own words from taking effect, and folds them onto one line. The last dot of "B.V." stays. */
export const plain = (text: string): string => {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/[*_`#<>[\]\\]/g, '')
    .trim();
  return /(?<!\p{L})(?:\p{L}\.){2,}$/u.test(line) ? line : line.replace(/[.,;:]+$/, '');
};

/** The name of a language as a text in `language` has it; what is not known stays as it was written. */
export const languageIn = (name: string, language: WritingLanguage): string => {
  const known = languageWords.get(plain(name).toLowerCase())?.[language === 'en' ? 0 : 1];
  return known ? known.charAt(0).toUpperCase() + known.slice(1) : plain(name);
};

const isPlainWord = (word: string): boolean => {
  const skill = skillByName(word);
  // What is called the same in every language is a name.
  const isName = (skill !== undefined && skill.en === skill.nl) || languageWords.has(word.toLowerCase());
  return /^\p{Lu}\p{Ll}+$/u.test(word) && !isName;
};

/**
 * A job title inside a sentence: without its capital, unless it begins with a name or letters that stand for words (Java, HR, Dutch).
 * Who writes more words with one (Senior Backend Developer) keeps them all: some may be names.
 */
export const inSentence = (title: string): string => {
  const text = plain(title);
  const [first = '', ...others] = text.split(/[\s/-]/);
  return isPlainWord(first) && !others.some(isPlainWord) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
};

const soundsLikeVowel = /^(?:[aeio]|[AEIO]\p{Ll}|[uU](?!ni|s|t)\p{Ll}|[AEFHILMNORSX][A-Z])/u;

/** "an editor", "a nurse", "an HR adviser". */
export const withArticle = (text: string): string => `${soundsLikeVowel.test(text) ? 'an' : 'a'} ${text}`;
