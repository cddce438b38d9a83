import { verbose } from '@tandem/domain/verbose';
/** A word of a text: its folded form and where it stands in the text that was given (UTF-16 offsets, end exclusive). */
export type Token = { word: string; start: number; end: number };

// C++, C# and .NET are words of their own; everything else that is not a letter or a digit separates.
// A lower-case ".net" counts only where no host name can end in it.
const wordPattern = verbose('gu')`
  [\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:\+\+|#(?![\p{L}\p{N}]))?
  |\.(?:NET|Net|(?<=(?:^|[\s,;(/|]|asp|ado|vb|ASP|ADO|VB)\.)net)(?![\p{L}\p{N}])
`;
const plainWords = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;
const asciiOnly = /^[\x00-\x7f]*$/;
const marks = /\p{M}/gu;

/** Lower case without accents; length may change. "Ingeniéúr" becomes "ingenieur". */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  return asciiOnly.test(lower)
    ? lower
    : lower.normalize('NFD').replace(marks, '').replace(/ß/g, 'ss').replace(/ø/g, 'o').replace(/æ/g, 'ae');
};

/** The words of a text in order, folded, with their places. */
export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = [];
  const isAscii = asciiOnly.test(text);
  for (const match of text.matchAll(wordPattern)) {
    const word = isAscii ? match[0].toLowerCase() : fold(match[0]);
    tokens.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
};

/** The folded words of a text, separated by one space: "Senior C++/C#-Entwickler" becomes "senior c++ c# entwickler". */
export const normalise = (text: string): string =>
  plainWords.test(text)
    ? text.toLowerCase()
    : tokenise(text)
        .map((token) => token.word)
        .join(' ');

const noPlural = /(?:ss|us|is|js|ics|customs|goods)$/;

/**
 * Folds the plural -s of a folded word, so that "databases" finds "database". Words shorter than six letters stay
 * ("sales" is not "sale"), and so do endings that are no plural (-ss, -us, -is, -ics).
 */
export const singular = (word: string): string => {
  const last = word.length - 1;
  if (last < 5 || word.charCodeAt(last) !== 115 /* s */ || noPlural.test(word)) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
};

/** A lower-case key of letters, digits and hyphens: "C++ (modern)" becomes "c++-modern". */
export const slug = (text: string): string => normalise(text).replaceAll(' ', '-');

/** A positive 31-bit number that depends on the text alone (FNV-1a): ids that survive sorting and insertion. */
export const stableId = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 1 || 1;
};
