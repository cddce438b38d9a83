import type { TextItem } from './document';
import type { Glyph } from './paint';
import { joinAccents, underAccents } from './accents';
import { median } from './median';

const ligature = /[\uFB00-\uFB06]/g;
const privateUse = /[\uE000-\uF8FF]|[\u{F0000}-\u{10FFFD}]/u;
/** Ligatures of which the two bytes of each letter were exchanged on the way, "of昀椀ce": two such signs in a row are letters. */
const swapped =
  /[\u6100\u6200\u6300\u6400\u6500\u6600\u6700\u6800\u6900\u6A00\u6B00\u6C00\u6D00\u6E00\u6F00\u7000\u7100\u7200\u7300\u7400\u7500\u7600\u7700\u7800\u7900\u7A00]{2,}/gu;
const unswapped = (text: string) => [...text].map((sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) >> 8)).join('');
/** Some browsers write the joined letters of a font without saying which they are; nearly always they are these two. */
const namelessLigature = /(?<=\p{L})\u0000(?=\p{L})/gu;
/** In some fonts a small capital I reads as a small i: "ENGiNEER". */
const inCapitals = /(?<!\p{L})(?=(?:i?\p{Lu}){4})\p{Lu}[\p{Lu}i]+(?!\p{L})/gu;

/** Half of a sign that takes two is no sign either, and no database keeps it. */
const invisible = /[\u0000-\u001F\u007F\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\uFFFD\p{Surrogate}]/gu;

/** Spaces, soft hyphens and ligatures as plain characters; what cannot be seen disappears. */
export function plainText(text: string): string {
  const plain = text
    .replace(namelessLigature, 'fi')
    .replace(swapped, unswapped)
    .replace(ligature, (character) => character.normalize('NFKC'))
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000\t\n\r]/g, ' ')
    .replace(/[\u00AD\u2010\u2011]/g, '-')
    .replace(invisible, '');
  return joinAccents(plain)
    .replace(inCapitals, (word) => word.replaceAll('i', 'I'))
    .normalize('NFC');
}

/** TeX draws letters as pictures where it has no outlines, and gives no more than their place in its own table. */
const texSigns: Readonly<Record<string, string>> = {
  '\u0010': '“',
  '\u0011': '”',
  '\u0012': '„',
  '\u0015': '–',
  '\u0016': '—',
  '\u001B': 'ff',
  '\u001C': 'fi',
  '\u001D': 'fl',
  '\u001E': 'ffi',
  '\u001F': 'ffl',
  '\u0088': '•',
};
const inTexTable = /[\u0010-\u0012\u0015\u0016\u001B-\u001F\u0088]/g;
const fromTex = (text: string): string => text.replace(inTexTable, (sign) => texSigns[sign] ?? '');

const isSpace = (glyph: Glyph) => glyph.text.trim() === '';
/** A font may be cut into several parts, each with some of its letters. */
const sameFont = (a: Glyph['font'], b: Glyph['font']) =>
  a === b || (a.name !== '' && a.name === b.name && a.bold === b.bold && a.italic === b.italic && a.type3 === b.type3);
const sameStyle = (a: Glyph, b: Glyph) => sameFont(a.font, b.font) && Math.abs(a.size - b.size) < 0.1 && a.color === b.color;
const onLine = (a: Glyph, b: Glyph) => Math.abs(a.baseline - b.baseline) < Math.max(0.6, a.size * 0.08);

/** Hebrew, Arabic and their like. */
const fromTheRight = /[\u0590-\u08FF]/;

/** Some programs draw a text from its last letter to its first: three letters or more, each right before the one drawn ahead of it. */
function fromTheLeft(glyphs: readonly Glyph[]): Glyph[] {
  const runs: Glyph[][] = [];
  for (const glyph of glyphs) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const gap = last ? last.x - glyph.end : Infinity;
    if (run && last && onLine(last, glyph) && gap > -0.1 * glyph.size && gap < 2 * glyph.size && !fromTheRight.test(glyph.text))
      run.push(glyph);
    else runs.push([glyph]);
  }
  return runs.flatMap((run) => (run.length > 2 ? run.reverse() : run));
}

/** Characters drawn one after the other in one style on one baseline, whatever the distance between them up to two em. */
function chains(glyphs: readonly Glyph[]): Glyph[][] {
  const found: Glyph[][] = [];
  let chain: Glyph[] = [];
  for (const glyph of glyphs) {
    const last = chain.at(-1);
    const gap = last ? glyph.x - last.end : 0;
    if (last && sameStyle(last, glyph) && onLine(last, glyph) && gap < last.size * 2 && gap > -last.size * 0.6) chain.push(glyph);
    else found.push((chain = [glyph]));
  }
  return found;
}

interface Spacing {
  /** A wider gap than this between two letters is a space. */
  word: number;
  /** A wider one than this ends the run. */
  run: number;
}

/** Letter-spaced headings have the same wide gap between all letters, of which there are three at least; only what is wider still parts words. */
function spacingOf(letters: readonly Glyph[], spaced: readonly boolean[]): Spacing & { spacesAreTracking: boolean; tracked: boolean } {
  const em = letters[0]?.size ?? 10;
  const gaps = letters.slice(1).map((glyph, i) => glyph.x - (letters[i]?.end ?? glyph.x));
  const tight = gaps.filter((_, i) => !spaced[i + 1]);
  const allSpaced = gaps.length >= 4 && tight.length <= gaps.length * 0.2;
  if (allSpaced) {
    const usual = median(gaps);
    return { word: usual * 1.6 + 0.05 * em, run: usual * 3 + em, spacesAreTracking: true, tracked: true };
  }
  const isEven = tight.length === 2 && Math.max(...tight) - Math.min(...tight) < 0.03 * em && Math.max(...tight) < 0.3 * em;
  const usual = tight.length >= 3 || isEven ? median(tight) : 0;
  const tracking = usual > 0.07 * em ? usual : 0;
  return { word: tracking + (tracking ? 0.2 : 0.11) * em, run: tracking * 2 + 0.5 * em, spacesAreTracking: false, tracked: tracking > 0 };
}

function toItem(letters: readonly Glyph[], text: string, spaced: boolean): TextItem {
  const [first] = letters;
  const last = letters.at(-1);
  if (!first || !last) throw new Error('a run has letters');
  const { size, baseline, font, color } = first;
  return {
    text: plainText(font.type3 ? fromTex(text) : text),
    x: first.x,
    y: baseline - size * 0.8,
    width: Math.max(last.end - first.x, 0),
    height: size,
    baseline,
    fontSize: size,
    fontName: font.name,
    bold: font.bold,
    italic: font.italic,
    color,
    spaced,
    icon: (font.icon && !listSign.test(text)) || privateUse.test(text),
  };
}

/** Some fonts of symbols also have the plain signs that lists are made of. */
const listSign = /^[•○●◦▪■✓]$/u;

/** So many spaces in a row are typed to set texts apart, as a tab would. */
const typedGap = 3;

function itemsOf(chain: readonly Glyph[]): TextItem[] {
  const letters: Glyph[] = [];
  /** How many spaces are typed before each letter. */
  const typed: number[] = [];
  // Word spaces differ much between fonts: what counts is how much wider than its own spaces a gap is.
  const spaces: number[] = [];
  let pending = 0;
  let count = 0;
  for (const glyph of chain) {
    if (isSpace(glyph)) {
      pending += Math.max(glyph.end - glyph.x, 0);
      count += 1;
      continue;
    }
    letters.push(glyph);
    typed.push(count);
    spaces.push(Math.min(pending, glyph.size));
    pending = 0;
    count = 0;
  }
  const spaced = typed.map((number) => number > 0);
  const spacing = spacingOf(letters, spaced);
  const items: TextItem[] = [];
  let run: Glyph[] = [];
  let text = '';
  const close = () => {
    if (run.length) items.push(toItem(run, text, spacing.tracked));
    run = [];
    text = '';
  };
  letters.forEach((glyph, i) => {
    const last = run.at(-1);
    const gap = last ? glyph.x - last.end : 0;
    const iconChange = last && privateUse.test(last.text) !== privateUse.test(glyph.text);
    const isTypedGap = !spacing.spacesAreTracking && (typed[i] ?? 0) >= typedGap;
    if (last && (gap - (spaces[i] ?? 0) > spacing.run || isTypedGap || iconChange)) close();
    const space = run.length > 0 && (gap > spacing.word || (spaced[i] === true && !spacing.spacesAreTracking));
    text += (space ? ' ' : '') + glyph.text;
    run.push(glyph);
  });
  close();
  return items.filter((item) => item.text.trim() !== '');
}

/** Bold that is faked by drawing twice, and shadows, would double the text. */
function withoutDoubles(items: readonly TextItem[]): TextItem[] {
  const places = new Map<string, TextItem[]>();
  return items.filter((item) => {
    const drawn = places.get(item.text) ?? [];
    if (drawn.some((other) => Math.abs(other.x - item.x) < 1.2 && Math.abs(other.baseline - item.baseline) < 1.2)) return false;
    places.set(item.text, [...drawn, item]);
    return true;
  });
}

/** Joins characters to runs of text: words with their spaces, letter-spaced words without. */
export function joinGlyphs(glyphs: readonly Glyph[]): TextItem[] {
  return withoutDoubles(chains(underAccents(fromTheLeft(glyphs))).flatMap(itemsOf));
}
