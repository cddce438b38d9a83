import type { Glyph } from './paint';

/** Accents that old TeX fonts draw as letters of their own, before the letter they belong to, and the same to be joined with one. */
const drawnAccents: Readonly<Record<string, string>> = {
  '\u0060': '\u0300',
  '\u00A8': '\u0308',
  '\u00B4': '\u0301',
  '\u02C6': '\u0302',
  '\u02DC': '\u0303',
  '\u02D8': '\u0306',
  '\u02C7': '\u030C',
  '\u02D9': '\u0307',
  '\u02DA': '\u030A',
  '\u00B8': '\u0327',
  '\u02DB': '\u0328',
  '\u02DD': '\u030B',
};
/** Not the acute accent that some type as an apostrophe: "l\u00B4avion", "O\u00B4Neill", "nurse\u00B4s". */
const drawnAccent =
  /(?<!(?:^|[^\p{L}])(?:[cdjlmnost]|qu)(?=\u00B4))(?!\u00B4s(?!\p{L}))([\u00A8\u00B4\u00B8\u02C6-\u02C7\u02D8-\u02DD])(\p{L})/giu;

function withAccent(whole: string, accent: string, letter: string): string {
  const joined = ((letter === '\u0131' ? 'i' : letter) + (drawnAccents[accent] ?? '')).normalize('NFC');
  return joined.length === 1 ? joined : whole;
}

/** A cedilla is drawn behind its letter, sometimes with a gap after it: "Yalc\u00B8 \u0131nkaya". */
const drawnCedilla = /([cgklnrst])\u00B8(?: (?=\p{Ll})|(?![cgklnrst]))/giu;

/** Letters with the accents that stand before or behind them in the text. */
export const joinAccents = (text: string): string =>
  text.replace(drawnCedilla, (_, letter: string) => `${letter}\u0327`).replace(drawnAccent, withAccent);

/** An accent over which the next letter is drawn is no apostrophe: "C\u00B4eline", "N\u00B4\u0131" of TeX. */
export function underAccents(glyphs: readonly Glyph[]): Glyph[] {
  const read: Glyph[] = [];
  for (const glyph of glyphs) {
    const last = read.at(-1);
    const isOver =
      last !== undefined &&
      last.text in drawnAccents &&
      Math.abs(last.baseline - glyph.baseline) < 0.35 * glyph.size &&
      glyph.x < last.end - 0.4 * (last.end - last.x) &&
      glyph.end > last.x;
    const text = isOver ? withAccent('', last.text, glyph.text) : '';
    if (text) read[read.length - 1] = { ...glyph, text, x: Math.min(last?.x ?? glyph.x, glyph.x) };
    else read.push(glyph);
  }
  return read;
}
