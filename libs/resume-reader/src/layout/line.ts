import type { Box, TextItem } from '@tandem/pdf-text/read';
import { isUpperCase } from '../text/fold';

/** A run of text on a page. */
export interface Span extends TextItem {
  page: number;
}

/** Text that stands together on a line; a wide gap starts the next cell. */
export interface Cell {
  spans: Span[];
  text: string;
  x: number;
  right: number;
}

export interface Style {
  fontName: string;
  fontSize: number;
  bold: boolean;
  italic: boolean;
  color: string;
  spaced: boolean;
  caps: boolean;
}

/** One line of one column: cells from left to right. */
export interface Line {
  page: number;
  cells: Cell[];
  text: string;
  x: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  style: Style;
  /** The first cell stands in a column of labels or dates beside the text. */
  labelled: boolean;
  /** A dot is drawn before the line: a bullet that is no character. */
  dotted: boolean;
  /** A rule is drawn right below or above it, or an area behind it. */
  ruled: boolean;
  /** Left and right edge of the column the line belongs to. */
  column: { x: number; right: number; /** How far text could reach before it breaks. */ limit?: number };
}

const joinGap = 0.14;

/** Text of neighbouring spans; a space where the gap shows one. Icons are left out. */
export function textOf(spans: readonly Span[]): string {
  let text = '';
  let previous: Span | undefined;
  for (const span of spans) {
    if (span.icon) {
      if (previous && !text.endsWith(' ')) text += ' ';
      continue;
    }
    const gap = previous ? span.x - (previous.x + previous.width) : 0;
    const glue = previous && gap < joinGap * Math.min(previous.fontSize, span.fontSize);
    text += (text && !glue && !text.endsWith(' ') ? ' ' : '') + span.text;
    previous = span;
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** The style of most of the letters. */
export function styleOf(spans: readonly Span[]): Style {
  const weights = new Map<string, { style: Style; letters: number }>();
  const text = spans.filter((span) => !span.icon);
  for (const span of text.length ? text : spans) {
    const { fontName, fontSize, bold, italic, color, spaced } = span;
    const key = `${fontName}|${fontSize.toFixed(1)}|${color}`;
    const entry = weights.get(key) ?? { style: { fontName, fontSize, bold, italic, color, spaced, caps: false }, letters: 0 };
    entry.letters += span.text.length;
    weights.set(key, entry);
  }
  const [main] = [...weights.values()].sort((a, b) => b.letters - a.letters);
  const caps = isUpperCase(textOf(spans));
  return main ? { ...main.style, caps } : { fontName: '', fontSize: 0, bold: false, italic: false, color: '', spaced: false, caps };
}

/** Two lines look alike: same font, size, colour and case. */
export function styleKey(style: Style): string {
  return [style.fontName, style.fontSize.toFixed(1), style.color].join('|');
}

/** The look of one text; of none an empty one. */
export function lookOf(span: Span | undefined): string {
  return span ? styleKey(styleOf([span])) : '';
}

export function cellOf(spans: Span[]): Cell {
  const x = Math.min(...spans.map((span) => span.x));
  return { spans, text: textOf(spans), x, right: Math.max(...spans.map((span) => span.x + span.width)) };
}

/** `own` are the spans that say how high and in which style the line stands; by default all of them. */
export function lineOf(cells: Cell[], labelled: boolean, column: Line['column'], own?: readonly Span[]): Line {
  const spans = cells.flatMap((cell) => cell.spans);
  const words = (own ?? spans).filter((span) => !span.icon);
  const main = words.length ? words : spans;
  const tall = main.reduce((a, b) => (b.fontSize > a.fontSize ? b : a));
  return {
    page: tall.page,
    cells,
    text: cells
      .map((cell) => cell.text)
      .filter((text) => text !== '')
      .join('  '),
    x: Math.min(...main.map((span) => span.x)),
    right: Math.max(...spans.map((span) => span.x + span.width)),
    top: tall.y,
    bottom: tall.y + tall.height,
    baseline: tall.baseline,
    style: styleOf(own ?? spans),
    labelled,
    dotted: false,
    ruled: false,
    column,
  };
}

/** The rectangle around spans, with the page of the first: a value never runs over a page. */
export function boxOf(spans: readonly Span[]): { page: number; box: Box } | null {
  const [first] = spans;
  if (!first) return null;
  const onPage = spans.filter((span) => span.page === first.page);
  const x = Math.min(...onPage.map((span) => span.x));
  const y = Math.min(...onPage.map((span) => span.y));
  const width = Math.max(...onPage.map((span) => span.x + span.width)) - x;
  const height = Math.max(...onPage.map((span) => span.y + span.height)) - y;
  return { page: first.page, box: { x, y, width, height } };
}
