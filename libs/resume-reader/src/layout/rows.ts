import { type Cell, cellOf, type Line, type Span } from './line';
import { unifySmallCaps } from './small-caps';

/** Spans that share a baseline, from left to right. */
export interface Row {
  baseline: number;
  spans: Span[];
}

const isNear = (span: Span, row: { baseline: number; size: number }) =>
  Math.abs(span.baseline - row.baseline) <= Math.max(0.3 * Math.min(row.size, span.fontSize), span.icon ? 0.55 * row.size : 0, 1.2);

/** Two texts that stand one above the other are two lines, however small the step; single letters may be raised or lowered. */
const isApart = (a: Span, b: Span) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) < 0.3 * Math.min(a.width, b.width) ||
  a.icon ||
  b.icon ||
  Math.min(a.text.length, b.text.length) < 4;

/** Text in another size may be aligned by its top or middle: it shares most of its height with the row. */
function isBeside(span: Span, row: readonly Span[]): boolean {
  const shared = (other: Span) => Math.min(span.y + span.height, other.y + other.height) - Math.max(span.y, other.y);
  return row.every((other) => shared(other) > 0.65 * Math.min(span.height, other.height));
}

/** Groups spans by baseline. Raised and lowered signs stay with the line they touch. */
export function toRows(spans: readonly Span[]): Row[] {
  const sorted = [...spans].sort((a, b) => a.baseline - b.baseline || a.x - b.x);
  const rows: { baseline: number; size: number; spans: Span[] }[] = [];
  for (const span of sorted) {
    const row = rows.at(-1);
    if (row && (isNear(span, row) || isBeside(span, row.spans)) && row.spans.every((other) => isApart(span, other))) {
      row.spans.push(span);
      if (span.fontSize > row.size && !span.icon) {
        row.size = span.fontSize;
        row.baseline = span.baseline;
      }
    } else rows.push({ baseline: span.baseline, size: span.fontSize, spans: [span] });
  }
  return rows.map((row) => ({ baseline: row.baseline, spans: unifySmallCaps(row.spans.sort((a, b) => a.x - b.x)) }));
}

/** Splits a row where the gap is wider than a stretched word space; an icon starts a cell of its own with the text behind it. */
export function toCells(row: Row, widestSpace = 1.25, iconGap = 2.2): Cell[] {
  const cells: Span[][] = [];
  let right = -Infinity;
  let previous: Span | undefined;
  for (const span of row.spans) {
    const gap = span.x - right;
    const em = Math.max(Math.min(span.fontSize, previous?.fontSize ?? span.fontSize), 6);
    const current = cells.at(-1);
    const iconBreak = span.icon && previous !== undefined && !previous.icon && gap > 0.5 * em;
    if (!current || gap > widestSpace * em || iconBreak) {
      // An icon stands farther from its text than one word from the next.
      if (current && previous?.icon && current.every((other) => other.icon) && gap < iconGap * em) current.push(span);
      else cells.push([span]);
    } else current.push(span);
    right = Math.max(right, span.x + span.width);
    previous = span;
  }
  return cells.map(cellOf);
}

/** Words of a cell with more than a space before them. */
const wordsApart = ({ spans }: Cell, least = 0.5): number[] =>
  spans.flatMap((span, i) => {
    const last = spans[i - 1];
    return last && !last.icon && span.x - last.x - last.width > least * span.fontSize ? [span.x] : [];
  });

/** Words that begin at one place in two lines of cells or more, each an em behind the word before them: a narrow column. */
function narrowEdges(lines: readonly Line[]): number[] {
  const cells = lines.flatMap((line) => line.cells.slice(1));
  const places = cells.flatMap((cell) => wordsApart(cell, 0.7)).sort((a, b) => a - b);
  return places.filter((x, i) => x - (places[i - 1] ?? -Infinity) < 1 || (places[i + 1] ?? Infinity) - x < 1);
}

/** Left edges of columns in whole points: where the cells of two lines or more begin, or that of one and words of two others. */
function edgesOf(lines: readonly Line[]): ReadonlySet<number> {
  const starts = lines.flatMap(({ cells }) => cells.slice(1).map(({ x }) => x)).sort((a, b) => a - b);
  const words = new Map<number, number>();
  for (const x of lines.flatMap(({ cells }) => cells.flatMap((cell) => wordsApart(cell))))
    words.set(Math.round(x), (words.get(Math.round(x)) ?? 0) + 1);
  const isHeaded = (edge: number) => (words.get(Math.round(edge)) ?? 0) > 1;
  const shared = starts.filter((x, i) => x - (starts[i - 1] ?? -Infinity) < 1 || (starts[i + 1] ?? Infinity) - x < 1 || isHeaded(x));
  return new Set([...shared, ...narrowEdges(lines)].map(Math.round));
}

/** A cell cut where one of its words stands at the left edge of a column, with more than a space before it. */
function cutAt(cell: Cell, edges: ReadonlySet<number>): Cell[] {
  const parts: Span[][] = [];
  for (const span of cell.spans) {
    const last = parts.at(-1)?.at(-1);
    const gap = last ? span.x - last.x - last.width : 0;
    const isEdge = last && !last.icon && gap > 0.5 * span.fontSize && edges.has(Math.round(span.x));
    if (isEdge || !last) parts.push([span]);
    else parts.at(-1)?.push(span);
  }
  return parts.length > 1 ? parts.map(cellOf) : [cell];
}

/** In a table the longest text comes close to the next column: it ends where the cells of two other lines begin. */
export function alignCells(lines: readonly Line[]): Line[] {
  const edges = edgesOf(lines);
  if (edges.size === 0) return [...lines];
  return lines.map((line) => {
    const cells = line.cells.flatMap((cell) => cutAt(cell, edges));
    if (cells.length === line.cells.length) return line;
    return { ...line, cells, text: cells.flatMap(({ text }) => (text === '' ? [] : [text])).join('  ') };
  });
}
