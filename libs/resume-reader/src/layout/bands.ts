import { columnFields } from '../vocabulary/fields';
import { isSectionHeading } from '../vocabulary/headings';
import { isBullet } from '../text/bullets';
import { hasDate, hasRange } from '../text/dates';
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

export type Sides = Omit<Band, 'isTable'>;

export interface Segment extends Cell {
  top: number;
  bottom: number;
  baseline: number;
  isHeading: boolean;
  isDate: boolean;
  look: string;
}

/** "• Worked a lever frame of 1911": what was done, and no period. */
const isTold = (text: string): boolean => isBullet(text) && !hasRange(text);

/** The pieces of text that belong together whatever the columns are. */
export function segmentsOf(spans: readonly Span[], widestSpace = 1): Segment[] {
  return toRows(spans).flatMap((row) =>
    toCells(row, widestSpace, widestSpace).map((cell) => ({
      ...cell,
      top: Math.min(...cell.spans.map((span) => span.y)),
      bottom: Math.max(...cell.spans.map((span) => span.y + span.height)),
      baseline: row.baseline,
      isHeading: isSectionHeading(cell.text),
      isDate: cell.text.length < 40 && hasDate(cell.text) && !isTold(cell.text),
      look: lookOf(cell.spans),
    })),
  );
}

function lookOf(spans: readonly Span[]): string {
  const style = styleOf(spans);
  return styleKey(style) + (style.caps ? '|caps' : '');
}

/** Lines of segments that are sorted from top to bottom. */
export function rowCount(segments: readonly Segment[]): number {
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
export function headingBelow({ left, right }: Sides): Segment | undefined {
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

export const isLevel = (a: Segment, b: Segment): boolean => Math.abs(a.baseline - b.baseline) < 1.6;
