import type { Shape } from '@tandem/pdf-text/read';
import { columnFields } from '../vocabulary/fields';
import { isSectionHeading, sectionHeading } from '../vocabulary/headings';
import { hasDate } from '../text/dates';
import { type Cell, type Span, styleKey, styleOf } from './line';
import { toCells, toRows } from './rows';

/** Text between two horizontal lines of a page with a clear strip between left and right. */
export interface Band {
  top: number;
  bottom: number;
  /** Middle of the strip. */
  gutter: number;
  width: number;
  left: Segment[];
  right: Segment[];
  /** The names of the columns of a table stand beside each other, on both sides of the strip. */
  isTable: boolean;
}

type Sides = Omit<Band, 'isTable'>;

export interface Segment extends Cell {
  top: number;
  bottom: number;
  baseline: number;
  isHeading: boolean;
  isDate: boolean;
  look: string;
}

/** The pieces of text that belong together whatever the columns are. */
export function segmentsOf(spans: readonly Span[], widestSpace = 1): Segment[] {
  return toRows(spans).flatMap((row) =>
    toCells(row, widestSpace, widestSpace).map((cell) => ({
      ...cell,
      top: Math.min(...cell.spans.map((span) => span.y)),
      bottom: Math.max(...cell.spans.map((span) => span.y + span.height)),
      baseline: row.baseline,
      isHeading: isSectionHeading(cell.text),
      isDate: cell.text.length < 40 && hasDate(cell.text),
      look: lookOf(cell.spans),
    })),
  );
}

function lookOf(spans: readonly Span[]): string {
  const style = styleOf(spans);
  return styleKey(style) + (style.caps ? '|caps' : '');
}

/** Lines of segments that are sorted from top to bottom. */
function rowCount(segments: readonly Segment[]): number {
  let count = 0;
  let last = -Infinity;
  for (const { baseline } of segments) {
    if (Math.abs(baseline - last) > 0.5) count++;
    last = baseline;
  }
  return count;
}

/** Narrower than this no strip is one. */
const narrowest = 6;

/** The strip between two sides of at least two lines each. */
function bandOf(left: Segment[], right: Segment[]): Sides | null {
  let [edge, next] = [-Infinity, Infinity];
  for (const segment of left) edge = Math.max(edge, segment.right);
  for (const segment of right) next = Math.min(next, segment.x);
  if (next - edge < narrowest || rowCount(left) < 2 || rowCount(right) < 2) return null;
  const all = [...left, ...right];
  return {
    top: Math.min(...all.map((segment) => segment.top)),
    bottom: Math.max(...all.map((segment) => segment.bottom)),
    gutter: (edge + next) / 2,
    width: next - edge,
    left,
    right,
  };
}

/** The runs of text lines at x that nothing crosses. */
function bandsAt(x: number, segments: readonly Segment[]): Sides[] {
  const bands: Sides[] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  const close = () => {
    const band = left.length > 1 && right.length > 1 ? bandOf(left, right) : null;
    if (band) bands.push(band);
    left = [];
    right = [];
  };
  for (const segment of segments) {
    if (segment.x < x && segment.right > x) close();
    else (segment.right <= x ? left : right).push(segment);
  }
  close();
  return bands;
}

/** How many of the edges, which are sorted, lie left of each place in turn. */
function countUntil(edges: readonly number[]): (isLeft: (edge: number) => boolean) => number {
  let count = 0;
  return (isLeft) => {
    while (isLeft(edges[count] ?? Infinity)) count++;
    return count;
  };
}

/** Where the names of the columns of a table stand. */
interface Head {
  baseline: number;
  x: number;
  right: number;
}

function headsIn(sorted: readonly Segment[]): Head[] {
  const rows: Segment[][] = [];
  for (const segment of sorted) {
    const row = rows.at(-1);
    if (row?.[0] && Math.abs(row[0].baseline - segment.baseline) < 1.6) row.push(segment);
    else rows.push([segment]);
  }
  return rows.flatMap((row) => {
    const cells = [...row].sort((a, b) => a.x - b.x);
    const [names, last] = [cells.map(({ text }) => text), cells.at(-1)];
    const isHead = names.length > 2 && (columnFields(names, 'experience') ?? columnFields(names, 'education')) !== null;
    return isHead && cells[0] && last ? [{ baseline: cells[0].baseline, x: cells[0].right, right: last.x }] : [];
  });
}

/** Every strip of a page worth a look, the one with most text beside it first. */
export function findBands(segments: readonly Segment[]): Band[] {
  const sorted = [...segments].sort((a, b) => a.baseline - b.baseline);
  const starts = segments.map((segment) => segment.x).sort((a, b) => a - b);
  const ends = segments.map((segment) => segment.right).sort((a, b) => a - b);
  const [from, to] = [starts[0] ?? Infinity, ends.at(-1) ?? -Infinity];
  const found = new Map<string, Band>();
  const step = Math.max(2, (to - from) / 400);
  const [begun, ended] = [countUntil(starts), countUntil(ends)];
  const heads = headsIn(sorted);
  const isHeaded = ({ top, bottom, gutter }: Sides): boolean =>
    heads.some(({ baseline, x, right }) => baseline > top && baseline < bottom && x < gutter && right > gutter);
  let edges = -1;
  for (let x = from + 20; x < to - 20; x += step) {
    const passed = begun((start) => start < x) + ended((end) => end <= x);
    // Where no text begins or ends, the strips are those of the place before.
    if (passed === edges) continue;
    edges = passed;
    for (const band of bandsAt(x, sorted))
      found.set(`${band.gutter.toFixed(0)}/${band.top.toFixed(0)}`, { ...band, isTable: isHeaded(band) });
  }
  // The true strip ends where the lines of the right column begin, all at one place.
  const flush = ({ right }: Band) => {
    const start = Math.min(...right.map((segment) => segment.x));
    return right.filter((segment) => segment.x < start + 4).length / right.length;
  };
  const weight = (band: Band) => {
    const rows = [rowCount(band.left), rowCount(band.right)];
    return Math.min(...rows) * 3 + (rows[0] ?? 0) + (rows[1] ?? 0) + Math.min(band.width, 30) / 10 + 25 * flush(band);
  };
  return [...found.values()]
    .map((band) => ({ band, weight: weight(band) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ band }) => band);
}

const bottomOf = (side: readonly Segment[]): number => Math.max(...side.map(({ bottom }) => bottom));

/** The first heading of one side that stands below all of the other: a section over the full width, whose lines happen to be short. */
function headingBelow({ left, right }: Sides): Segment | undefined {
  const end = Math.min(bottomOf(left), bottomOf(right));
  return [...left, ...right].sort((a, b) => a.baseline - b.baseline).find(({ isHeading, top }) => isHeading && top > end);
}

/** Two headings on one line begin columns: what stands above them on one side, or below the end of the other, is no part of these. */
export function headedPart(band: Band): Band[] {
  const heading = band.left.find((own) => own.isHeading && band.right.some((other) => isLevel(own, other) && other.isHeading));
  if (!heading) return [];
  const from = (side: readonly Segment[]) => side.filter(({ baseline }) => baseline > heading.baseline - 2);
  const below = bandOf(from(band.left), from(band.right));
  const last = below && headingBelow(below);
  const until = (side: readonly Segment[]) => side.filter(({ baseline }) => !last || baseline < last.baseline - 2);
  const part = below && bandOf(until(below.left), until(below.right));
  return part ? [{ ...part, isTable: band.isTable }] : [];
}

const isLevel = (a: Segment, b: Segment): boolean => Math.abs(a.baseline - b.baseline) < 1.6;

/** How many lines of the side with fewer lines have a neighbour on their own baseline. */
function alignment(band: Band): number {
  const [few, many] = rowCount(band.left) <= rowCount(band.right) ? [band.left, band.right] : [band.right, band.left];
  if (!few.length) return 0;
  const near = few.filter((segment) => many.some((other) => isLevel(other, segment)));
  return near.length / few.length;
}

/** A coloured block behind one side, or a line along the strip, is how designers say "column". */
export function isDrawn(band: Band, shapes: readonly Shape[]): boolean {
  const height = band.bottom - band.top;
  const middle = (shape: Shape) => shape.x + shape.width / 2;
  const within = (shape: Shape) => Math.min(shape.y + shape.height, band.bottom) - Math.max(shape.y, band.top) > 0.6 * height;
  const ends = (x: number) => Math.abs(x - band.gutter) < band.width / 2 + 6;
  return shapes.some((shape) => {
    if (!within(shape)) return false;
    if (shape.kind === 'rule' && shape.height > shape.width) return ends(middle(shape));
    return shape.kind === 'area' && (ends(shape.x) || ends(shape.x + shape.width));
  });
}

/** At least half of the lines begin, or end, at one of two places: the edge of the column and that of its lists. */
function isStraight(segments: readonly Segment[]): boolean {
  const share = (edges: readonly number[]) => {
    const counts = new Map<number, number>();
    for (const edge of edges) counts.set(Math.round(edge / 3), (counts.get(Math.round(edge / 3)) ?? 0) + 1);
    const [first = 0, second = 0] = [...counts.values()].sort((one, other) => other - one);
    return (first + second) / edges.length;
  };
  return share(segments.map((segment) => segment.x)) >= 0.5 || share(segments.map((segment) => segment.right)) >= 0.5;
}

interface Side {
  headings: number;
  /** Headings with text of their own below them, in the same column. */
  filled: number;
  dates: number;
  rows: number;
}

function describeSide(segments: readonly Segment[]): Side {
  const sorted = [...segments].sort((a, b) => a.baseline - b.baseline);
  let headings = 0;
  let filled = 0;
  sorted.forEach((segment, i) => {
    if (!segment.isHeading) return;
    headings++;
    const until = sorted.findIndex((other, k) => k > i && other.isHeading);
    const own = sorted.slice(i + 1, until < 0 ? undefined : until);
    if (own.some((other) => !other.isDate && other.look !== segment.look)) filled++;
  });
  return { headings, filled, dates: segments.filter((segment) => segment.isDate).length / segments.length, rows: rowCount(segments) };
}

/** How far both sides stand beside each other. */
function overlap(band: Band): { ofShorter: number; ofLonger: number } {
  const extent = (side: readonly Segment[]) =>
    [Math.min(...side.map((segment) => segment.top)), Math.max(...side.map((segment) => segment.bottom))] as const;
  const [leftTop, leftBottom] = extent(band.left);
  const [rightTop, rightBottom] = extent(band.right);
  const shared = Math.min(leftBottom, rightBottom) - Math.max(leftTop, rightTop);
  const heights = [leftBottom - leftTop, rightBottom - rightTop];
  return { ofShorter: shared / Math.min(...heights), ofLonger: shared / Math.max(...heights) };
}

/**
 * Sections of one column, each with blocks side by side below its heading: wherever one side has a heading the other is empty. Columns
 * do not wait for each other.
 */
function isStacked(headed: readonly Segment[], other: readonly Segment[]): boolean {
  if (other.filter(({ isHeading }) => isHeading).length > 1) return false;
  const above = headed.filter(({ isHeading, bottom }) => isHeading && other.some((each) => each.top > bottom));
  const within = above.filter(({ top }) => other.some((each) => each.bottom < top));
  return (
    above.length > 1 && within.length > 0 && above.every(({ top, bottom }) => other.every((each) => each.bottom < top || each.top > bottom))
  );
}

/** Periods below no heading belong to the entries beside them, which have none of their own. */
const isDatesBeside = (dates: readonly Segment[], entries: readonly Segment[]): boolean =>
  dates.filter(({ isDate }) => isDate).length > 1 &&
  dates.every(({ isHeading }) => !isHeading) &&
  entries.some(({ text, isHeading }) => isHeading && ['experience', 'education'].includes(sectionHeading(text) ?? '')) &&
  entries.every(({ isDate }) => !isDate);

const firstOf = (side: readonly Segment[]): Segment | undefined => [...side].sort((a, b) => a.baseline - b.baseline)[0];

/** Two headings in one look, on one line: each has its own text below it. */
function beginsInHeadings({ left, right }: Band): boolean {
  const [a, b] = [firstOf(left), firstOf(right)];
  return a !== undefined && b !== undefined && a.isHeading && b.isHeading && a.look === b.look && isLevel(a, b);
}

/**
 * Tells columns, which are read one after the other, from a table, whose rows are read across. In a table one side holds labels,
 * headings or dates on the baselines of the other side; in columns every heading has its text below it, on its own side.
 */
export const isColumns = (band: Band, shapes: readonly Shape[]): boolean => !band.isTable && standAsColumns(band, shapes);

function standAsColumns(band: Band, shapes: readonly Shape[]): boolean {
  const left = describeSide(band.left);
  const right = describeSide(band.right);
  const sides = [left, right];
  const { ofShorter, ofLonger } = overlap(band);
  if (ofShorter < 0.5) return false;
  if (sides.some(({ headings, filled }) => headings > 1 && filled < 0.5 * headings)) return false;
  if (!isDrawn(band, shapes) && (isStacked(band.left, band.right) || isStacked(band.right, band.left))) return false;
  if (isDatesBeside(band.left, band.right) || isDatesBeside(band.right, band.left)) return false;
  if (left.filled > 0 && right.filled > 0 && beginsInHeadings(band) && !headingBelow(band)) return true;
  const aligned = alignment(band);
  if (left.filled > 0 && right.filled > 0) return aligned < 0.75 || left.filled + right.filled >= 4 || isDrawn(band, shapes);
  if (Math.min(left.rows, right.rows) < 4) return false;
  if (isDrawn(band, shapes) && aligned < 0.85) return true;
  if (left.dates > 0.3 || right.dates > 0.5) return false;
  // Centred lines beside short ones are no columns: those begin at one place, or end there.
  return left.headings + right.headings > 0 && aligned < 0.5 && ofLonger > 0.6 && isStraight(band.left) && isStraight(band.right);
}
