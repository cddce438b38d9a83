const marks = /\p{M}/gu;

/** Lower case without accents: the form in which words are compared. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(marks, '').toLowerCase();
}

/** The folded words of a text; letters, digits and the signs of C++, C# and R&D belong to a word. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/(\p{L})\.(?=\p{L}(?:\.|\b))/gu, '$1')
    .split(/[^\p{L}\p{N}+#&]+/u)
    .filter((word) => word !== '' && word !== '&');
}

/** True when the letters of a text are all capitals (at least two of them). */
export function isUpperCase(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** Every word with a capital and the rest small, for names and titles printed in capitals. */
export function toTitleCase(text: string): string {
  return text.toLowerCase().replace(/(^|[\s\-'’.(/"“„«])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** Without separators and punctuation at the ends that belong to the sentence and not to the value. */
export function trimValue(text: string): string {
  let value = text.replace(/\s+/g, ' ').trim();
  value = value.replace(/^[\s,;:|·•∙●▪◦–—\-/@>→~*]+/u, '').replace(/[\s,;:|·•∙●▪◦–—\-/@>→~*]+$/u, '');
  value = value.replace(/\)\.$/, ')');
  if (/^\([^()]*\)$/.test(value)) value = value.slice(1, -1);
  if (/\)$/.test(value) && !value.includes('(')) value = value.slice(0, -1);
  if (/\($/.test(value)) value = value.slice(0, -1);
  // "S.r.l." and "e.V." are whole with their last dot.
  const isAbbreviation = /\p{L}\.\s?\p{L}+\.$/u.test(value);
  if (!isAbbreviation && /[\p{Ll}\d]\.$/u.test(value) && !/\b(?:inc|ltd|corp|co|llc|jr|sr|etc|bros|univ|dept|hon|dipl)\.$/i.test(value))
    value = value.slice(0, -1);
  return value.trim();
}
