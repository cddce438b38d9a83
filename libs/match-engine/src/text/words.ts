/** A word of a text: folded to lower case without accents, with its place in the text (UTF-16 offsets, end exclusive). */
export type Word = { word: string; start: number; end: number };

const pattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.'’&/+-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*[+#]*/gu;
const ascii = /^[\x00-\x7f]*$/;

const foldWord = (text: string): string => {
  const lower = text.toLowerCase().replace(/’/g, "'");
  return ascii.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
};

/** The words of a text in order. Parts joined by a hyphen, slash or point are given together and apart: "front-end", "front", "end". */
export const wordsOf = (text: string): Word[] => {
  const words: Word[] = [];
  for (const match of text.matchAll(pattern)) {
    const word = foldWord(match[0]);
    const start = match.index;
    words.push({ word, start, end: start + match[0].length });
    if (!/[.'&/-]/.test(word)) continue;
    let at = start;
    for (const part of match[0].split(/[.'’&/-]/)) {
      if (part.length > 1) words.push({ word: foldWord(part), start: at, end: at + part.length });
      at += part.length + 1;
    }
  }
  return words;
};
