import type { Line, Word } from 'tesseract.js';
import type { TextItem } from './document';
import { median } from './median';

interface Drawn {
  /** Four bytes a dot: red, green, blue, and how opaque. */
  pixels: Uint8ClampedArray;
  width: number;
  /** Dots per point. */
  scale: number;
}

/** Less certain than this is dirt, a drawing or a photo. */
const leastCertain = 0.35;

/** Strokes this much wider than the usual ones of a page are bold. */
const boldness = 1.28;

/** The usual width of a stroke across a word, in dots: dark stretches against the lighter of its two colours, or the other way round. */
function strokeOf({ bbox }: Word, { pixels, width }: Drawn): number {
  const shade = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return (pixels[at] ?? 255) * 0.3 + (pixels[at + 1] ?? 255) * 0.59 + (pixels[at + 2] ?? 255) * 0.11;
  };
  const paper = shade(Math.max(0, bbox.x0 - 2), Math.round((bbox.y0 + bbox.y1) / 2));
  const runs: number[] = [];
  for (let y = bbox.y0; y < bbox.y1; y++) {
    let run = 0;
    for (let x = bbox.x0; x <= bbox.x1; x++) {
      if (x < bbox.x1 && Math.abs(shade(x, y) - paper) > 90) run++;
      else if (run > 0) {
        runs.push(run);
        run = 0;
      }
    }
  }
  return median(runs);
}

/** Sizes differ by the noise of recognition: those near a common one are that one. */
function commonSizes(sizes: readonly number[]): (size: number) => number {
  const groups: number[] = [];
  const left = [...sizes];
  while (left.length > 0) {
    const middle = median(left);
    groups.push(Math.round(middle * 2) / 2);
    for (let i = left.length - 1; i >= 0; i--) if (Math.abs((left[i] ?? 0) - middle) <= 0.14 * middle) left.splice(i, 1);
  }
  return (size) => groups.reduce((best, each) => (Math.abs(each - size) < Math.abs(best - size) ? each : best), groups[0] ?? size);
}

/** A dot, a dash or a drawn sign at the beginning of a line comes out as any small character, and an uncertain one. */
const isBulletLike = ({ text, confidence }: Word) =>
  text.length <= 2 && (/^[^\p{L}\p{N}(€$£]+$/u.test(text) || (confidence < 60 && /^[eoa¢©£=«»*+.-]+$/i.test(text)));

function wordsOf(line: Line): Word[] {
  const words = line.words.filter((word) => word.confidence / 100 >= leastCertain && word.text.trim() !== '');
  const [first, ...rest] = words;
  if (!first || rest.length === 0 || !isBulletLike(first)) return words;
  // Before a heading it was an icon.
  const isHeading = rest.every(({ text }) => text === text.toUpperCase());
  return isHeading ? rest : [{ ...first, text: '•' }, ...rest];
}

interface SizedWord {
  word: Word;
  line: Line;
  size: number;
  /** Width of its strokes as a share of its size. */
  weight: number;
}

function toItem({ word, line, size }: SizedWord, bold: boolean, scale: number): TextItem {
  const { x0, x1 } = word.bbox;
  const { baseline } = line;
  const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);
  const y = (baseline.y0 + slope * ((line.bbox.x0 + line.bbox.x1) / 2 - baseline.x0)) / scale;
  return {
    text: word.text,
    x: x0 / scale,
    y: y - size * 0.8,
    width: (x1 - x0) / scale,
    height: size,
    baseline: y,
    fontSize: size,
    fontName: bold ? 'Scan-Bold' : 'Scan',
    bold,
    italic: false,
    color: '#000000',
    spaced: false,
    icon: false,
    certainty: word.confidence / 100,
  };
}

/** Recognised lines as text with places, sizes and weights: dots become points. */
export function itemsOfLines(lines: readonly Line[], drawn: Drawn): TextItem[] {
  const { scale } = drawn;
  const sure = lines.filter((line) => line.confidence / 100 >= leastCertain && /[\p{L}\p{N}]/u.test(line.text));
  const sizeOf = commonSizes(sure.map((line) => line.rowAttributes.rowHeight / scale));
  const rows = sure.map((line) => {
    const size = sizeOf(line.rowAttributes.rowHeight / scale);
    return wordsOf(line).map((word): SizedWord => ({ word, line, size, weight: strokeOf(word, drawn) / (size * scale) }));
  });
  const usual = median(rows.flat().map(({ weight }) => weight));
  return rows.flatMap((words) => {
    const ofLine = median(words.map(({ weight }) => weight));
    // Few letters tell little of a weight: they are taken for what the rest of their line is.
    return words.map((each) => toItem(each, (each.word.text.length < 4 ? ofLine : each.weight) > boldness * usual, scale));
  });
}
