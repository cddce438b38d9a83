import { fontTables } from './metrics-table';

/** The fonts a page is set in. */
export type FontName = 'regular' | 'semibold';

const widthsOf = (name: FontName): ReadonlyMap<number, number> => {
  const { unitsPerEm, runs } = fontTables[name];
  return new Map(runs.flatMap(([first = 0, ...widths]) => widths.map((width, i) => [first + i, width / unitsPerEm] as const)));
};
const widths: Readonly<Record<FontName, ReadonlyMap<number, number>>> = { regular: widthsOf('regular'), semibold: widthsOf('semibold') };

const mostWords = 20_000;
const words: Readonly<Record<FontName, Map<string, number>>> = { regular: new Map(), semibold: new Map() };

const measured = (text: string, font: FontName): number => {
  let sum = 0;
  for (const letter of text) sum += widths[font].get(letter.codePointAt(0) ?? 0) ?? 0;
  return sum;
};

/** Width of a word in pixels; widths of words are kept, as the same ones are measured at every keystroke. */
export const widthOf = (word: string, font: FontName, size: number): number => {
  const known = words[font];
  let width = known.get(word);
  if (width === undefined) {
    if (known.size >= mostWords) known.clear();
    width = measured(word, font);
    known.set(word, width);
  }
  return width * size;
};

/** Whether the fonts have a character; both have the same. */
export const isShown = (character: string): boolean => widths.regular.has(character.codePointAt(0) ?? 0);

/** From the baseline up to the top of a line of this size, line spacing included. */
export const baselineOf = (size: number, height: number): number => {
  const { ascent, descent, unitsPerEm } = fontTables.regular;
  return (height - ((ascent + descent) / unitsPerEm) * size) / 2 + (ascent / unitsPerEm) * size;
};
