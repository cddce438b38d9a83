import type { Shape } from '@tandem/pdf-text/read';
import { joinLines } from '../text/join-lines';
import { closesPeriod, endsInMonth, hasDate, hasRange, opensPeriod } from '../text/dates';
import { wordsOf } from '../text/fold';
import { betweenHeadings } from './blocks';
import { type Band, findBands, type Segment, segmentsOf } from './bands';
import { drawnBands, drawnRow, isInRow, type TableRow } from './drawn-table';
import { type Cell, cellOf, type Line, lineOf, type Span, styleKey, styleOf } from './line';
import { alignCells, type Row, toCells, toRows } from './rows';

/** The strips right of columns of labels or dates, where text is laid out as a table; where two overlap, the first one counts. */
function labelBands(spans: readonly Span[]): Band[] {
  // Labels stand close to their text: the strip shows because it is clear on many lines.
  const segments = segmentsOf(spans, 0.6);
  if (segments.length < 6) return [];
  // Periods beside entries: each section has a table of its own, whose strip need not be where that of the next one is.
  const periods = betweenHeadings(segments).flatMap((piece) => labelBandsIn(piece[0]?.isHeading ? piece.slice(1) : piece).filter(isDated));
  return [...periods, ...labelBandsIn(segments)];
}

const isJustBelow = (above: Segment, below: Segment): boolean =>
  below.top > above.top && below.top - above.bottom < 0.4 * (above.bottom - above.top);

const isDated = ({ left }: Band): boolean => left.filter(({ text }) => hasDate(text)).length >= Math.max(2, 0.4 * left.length);

const apart = (bands: readonly Band[]): Band[] => {
  const chosen: Band[] = [];
  for (const band of bands) {
    if (chosen.every((other) => band.bottom <= other.top || band.top >= other.bottom)) chosen.push(band);
  }
  return chosen;
};

function labelBandsIn(segments: readonly Segment[]): Band[] {
  const edge = Math.min(...segments.map((segment) => segment.x));
  const right = Math.max(...segments.map((segment) => segment.right));
  const rowsIn = (band: Band) =>
    new Set(
      segments.filter((segment) => segment.top >= band.top && segment.bottom <= band.bottom).map((segment) => Math.round(segment.baseline)),
    ).size;
  const all = new Set(segments.map((segment) => Math.round(segment.baseline))).size;
  const candidates = findBands(segments).filter((band) => {
    const starts = band.right.map((segment) => segment.x);
    const flush = starts.filter((x) => Math.abs(x - Math.min(...starts)) < 3).length / starts.length;
    const dated = band.left.filter((segment) => hasDate(segment.text)).length;
    const labels = new Set(band.left.map((segment) => Math.round(segment.baseline))).size;
    const isPaired = (label: Segment) =>
      band.right.some(
        (segment) => Math.min(label.bottom, segment.bottom) - Math.max(label.top, segment.top) > 0.35 * (label.bottom - label.top),
      );
    // The second line of a label that was too long for its column has nothing beside it.
    const goesOn = (label: Segment) =>
      band.left.some((above) => isPaired(above) && above.look === label.look && isJustBelow(above, label) && !above.isDate);
    const paired = band.left.filter((label) => isPaired(label) || goesOn(label)).length;
    const single = paired >= 0.6 * band.left.length && labels >= 0.9 * band.left.length;
    const enough = labels >= 0.3 * rowsIn(band) || dated >= 2 || rowsIn(band) >= 0.5 * all;
    // Headings in the margin: the text beside them begins at several places, with lists and lists in lists.
    const isHeaded = band.left.filter(({ isHeading }) => isHeading).length >= Math.max(3, 0.5 * labels);
    return band.gutter < edge + 0.45 * (right - edge) && single && enough && (flush > 0.3 || isHeaded) && band.width > 6;
  });
  return apart(candidates);
}

/** Where no text is set to a common right edge, a line may go on to the margin of the page. */
function columnOf(spans: readonly Span[], margin: number): Line['column'] {
  const [x, right] = [Math.min(...spans.map((span) => span.x)), Math.max(...spans.map((span) => span.x + span.width))];
  const near = spans.filter((span) => span.x + span.width > right - 0.06 * (right - x));
  const isEdge = new Set(near.map(({ baseline }) => Math.round(baseline))).size > 2;
  return { x, right, limit: isEdge ? right : Math.max(right, margin) };
}

interface Label {
  rows: Row[];
  /** The row of a drawn table that it names. */
  row: TableRow | null;
  taken: boolean;
}

/** Lines of a label in one row of a drawn table are one label, wherever in its height they stand. */
function inDrawnRows(labels: readonly Label[]): Label[] {
  const whole: Label[] = [];
  for (const label of labels) {
    const above = whole.at(-1);
    if (above?.row && above.row.top === label.row?.top) above.rows = [...above.rows, ...label.rows];
    else whole.push({ ...label });
  }
  return whole;
}

/** The lines of a text; labels or dates in a column of their own stand on the lines that they name. */
export function linesOf(spans: Span[], margin: number, shapes: readonly Shape[]): Line[] {
  if (!spans.length) return [];
  const bands = [...drawnBands(spans, shapes), ...labelBands(spans)];
  const column = columnOf(spans, margin);
  const bandAt = (span: Span) => bands.find(({ top, bottom }) => span.y + span.height >= top && span.y <= bottom);
  const isLabel = (span: Span) => span.x + span.width <= (bandAt(span)?.gutter ?? -Infinity);
  const texts = toRows(spans.filter((span) => !isLabel(span)));
  const labels = inDrawnRows(
    joinLabels(toRows(spans.filter(isLabel)), texts).map((rows) => {
      const own = rows.flatMap((row) => row.spans);
      return { rows, row: own[0] ? drawnRow(own, bandAt(own[0])?.gutter ?? Infinity, shapes) : null, taken: false };
    }),
  );
  const lines = texts.map((row) => {
    const label = labels.find(
      (candidate) => !candidate.taken && (candidate.row ? isInRow(row, candidate.row) : candidate.rows.some((own) => beside(own, row))),
    );
    if (!label) return lineOf(toCells(row), false, column);
    label.taken = true;
    return lineOf([labelOf(label.rows), ...toCells(row)], true, column, row.spans);
  });
  const alone = labels.filter(({ taken }) => !taken).flatMap(({ rows }) => rows.map((row) => lineOf(toCells(row), false, column)));
  return alignCells([...lines, ...alone].sort((a, b) => a.baseline - b.baseline));
}

const textIn = (row: Row): string => cellOf(row.spans).text;

/** "2021" over "now". */
const isUndashed = ([first, second, ...more]: readonly Row[]): boolean =>
  more.length === 0 &&
  first !== undefined &&
  second !== undefined &&
  /^\d{4}$/.test(textIn(first)) &&
  closesPeriod(textIn(second)) &&
  !/^[-–—]/.test(textIn(second));

/** A line behind the ones above it: a word or a date that was parted at the end of a line is whole again. */
function goOn(above: Cell, below: Cell): Cell {
  const text = joinLines(above.text, below.text);
  const isParted = text.length <= above.text.length + below.text.length;
  const spans = isParted && !text.startsWith(above.text) ? withoutHyphen(above.spans) : above.spans;
  const added = below.spans.map((span, i) => (i === 0 && !isParted ? { ...span, text: ` ${span.text}` } : span));
  return { ...cellOf([...spans, ...added]), text };
}

const withoutHyphen = (spans: readonly Span[]): Span[] =>
  spans.map((span, i) => (i === spans.length - 1 ? { ...span, text: span.text.replace(/-$/, '') } : span));

function labelOf(rows: readonly Row[]): Cell {
  const whole = rows.map(({ spans }) => cellOf(spans)).reduce(goOn);
  return isUndashed(rows) ? { ...whole, text: rows.map(textIn).join(' – ') } : whole;
}

/** A label that was too long for its column goes on in small letters, beside nothing. */
function isOneLabel(above: Row, row: Row, texts: readonly Row[]): boolean {
  const look = (spans: Span[]) => styleKey(styleOf(spans));
  return (
    (/^[\p{Ll}(]/u.test(textIn(row)) || /\s\/$/.test(textIn(above))) &&
    look(above.spans) === look(row.spans) &&
    !hasDate(textIn(above)) &&
    row.baseline - above.baseline < 1.45 * (row.spans[0]?.fontSize ?? 10) &&
    !texts.some((text) => beside(row, text))
  );
}

/** "2019 –" over "2021", "jan. 2022" over "– nu"; a whole period below is that of the next line. */
function isOnePeriod(above: string, below: string): boolean {
  // "01-09-2022 tot 01-07-" over "2024", "mei 2020 – septem-" over "ber 2021", "Autumn 2020 – Spring" over "2025".
  if (!hasRange(above) && hasDate(above) && !hasRange(below) && hasRange(joinLines(above, below))) return true;
  // "Mar" over "2019–Present": of the period below the month stands above.
  if (endsInMonth(above) && wordsOf(above).length === 1 && /^\d{4}/.test(below)) return true;
  if (!closesPeriod(below) || hasRange(below)) return false;
  return opensPeriod(above) || (/^[-–—]/.test(below) && hasDate(above) && !hasRange(above));
}

/** A year over a later one, or over "now", closer to each other than to what stands above and below them. */
function isStacked([above, first, second, below]: readonly (Row | undefined)[]): boolean {
  if (!first || !second) return false;
  const [start, end] = [textIn(first), textIn(second)];
  const year = /^(?:19|20)\d{2}$/;
  if (!year.test(start) || hasRange(end)) return false;
  const gap = second.baseline - first.baseline;
  const isApart = (a: Row | undefined, b: Row | undefined) => !a || !b || b.baseline - a.baseline > 1.3 * gap;
  const isEnd = year.test(end) ? start <= end : closesPeriod(end) && !/\d/.test(end);
  return isEnd && isApart(above, first) && isApart(second, below);
}

/** Ends of periods one below the other all down a margin, the latest first: "2021" over "now", "2016" over "2021". */
function arePairs(texts: readonly string[]): boolean {
  const pairs = texts.flatMap((start, i) => (i % 2 === 0 ? [[start, texts[i + 1] ?? '']] : []));
  const isPair = ([start = '', end = '']: readonly string[]) => loneYear.test(start) && (loneYear.test(end) ? start <= end : isNow(end));
  const isAfter = ([start = '']: readonly string[], [, end = '']: readonly string[] = []) => !loneYear.test(end) || start >= end;
  return pairs.length > 1 && pairs.every((pair, i) => isPair(pair) && (i + 1 === pairs.length || isAfter(pair, pairs[i + 1])));
}

const loneYear = /^(?:19|20)\d{2}$/;
const isNow = (text: string): boolean => closesPeriod(text) && !/\d/.test(text);

/** The numbers of rows that end the period begun in the row above them, in runs of such rows between headings. */
function pairedRuns(rows: readonly Row[]): ReadonlySet<number> {
  const ends = new Set<number>();
  let from = 0;
  rows.forEach((row, i) => {
    const isEnd = (text: string) => loneYear.test(text) || isNow(text);
    const [text, next] = [textIn(row), rows[i + 1]];
    if (!isEnd(text)) from = i + 1;
    else if ((!next || !isEnd(textIn(next))) && arePairs(rows.slice(from, i + 1).map(textIn)))
      for (let k = from + 1; k <= i; k += 2) ends.add(k);
  });
  return ends;
}

/** A period in a narrow column may take two lines, "2019 -" over "2021", and so may a long label. */
function joinLabels(rows: readonly Row[], texts: readonly Row[]): Row[][] {
  const joined: Row[][] = [];
  const runs = pairedRuns(rows);
  for (const [i, row] of rows.entries()) {
    const open = joined.at(-1);
    const above = open?.at(-1);
    if (open && runs.has(i)) {
      open.push(row);
      continue;
    }
    const isNear = above && row.baseline - above.baseline < 1.7 * (row.spans[0]?.fontSize ?? 10);
    const isStack = open?.length === 1 && isStacked([rows[i - 2], above, row, rows[i + 1]]);
    const isOne = above && (isStack || isOnePeriod(textIn(above), textIn(row)) || isOneLabel(above, row, texts));
    if (open && isNear && isOne) open.push(row);
    else joined.push([row]);
  }
  return joined;
}

/** A label may be set in another size than its text, so it stands beside it when they share most of their height. */
function beside(label: Row, row: Row): boolean {
  const [a, b] = [label.spans[0], row.spans.find((span) => !span.icon) ?? row.spans[0]];
  if (!a || !b) return false;
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return shared > 0.35 * Math.min(a.height, b.height);
}
