import type { Shape } from '@tandem/pdf-text/read';
import { sectionHeading } from '../vocabulary/headings';
import { type Band, headingBelow, isLevel, rowCount, type Segment } from './bands';

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

/** Borders between cells, upright along the strip and level across it, are those of a table. */
function isGrid({ top, bottom, gutter, width }: Band, shapes: readonly Shape[]): boolean {
  const upright = shapes.filter((shape) => shape.width < 3 && shape.height > 3 * shape.width && Math.abs(shape.x - gutter) < width / 2 + 6);
  const [from, to] = [Math.min(...upright.map(({ y }) => y)), Math.max(...upright.map(({ y, height }) => y + height))];
  const isAcross = ({ kind, x, y, width: length, height }: Shape) =>
    kind === 'rule' &&
    height < 3 &&
    length > 20 &&
    x < gutter + 1 &&
    x + length > gutter - 1 &&
    y > Math.max(top, from) + 2 &&
    y < Math.min(bottom, to) - 2;
  return new Set(shapes.filter(isAcross).map(({ y }) => Math.round(y / 3))).size >= 2;
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

/** A time line: all that stands beside the entries right of the line drawn down the page, but for headings, are their periods. */
function isTimeline(dates: readonly Segment[], entries: readonly Segment[]): boolean {
  const [from, to] = [Math.min(...entries.map(({ top }) => top)), Math.max(...entries.map(({ bottom }) => bottom))];
  const periods = dates.filter(({ isHeading, top, bottom }) => !isHeading && bottom > from && top < to);
  return (
    periods.length > 1 &&
    periods.every((period) => period.isDate && entries.some((entry) => isLevel(entry, period))) &&
    entries.every(({ isDate, isHeading }) => !isDate && !isHeading)
  );
}

const firstOf = (side: readonly Segment[]): Segment | undefined => [...side].sort((a, b) => a.baseline - b.baseline)[0];

/** Two headings in one look, on one line: each has its own text below it. */
function beginsInHeadings({ left, right }: Band): boolean {
  const [a, b] = [firstOf(left), firstOf(right)];
  return a !== undefined && b !== undefined && a.isHeading && b.isHeading && a.look === b.look && isLevel(a, b);
}

/** Looks that headings have, and hardly anything else: what is in them is a heading whatever it says. */
function headingLooks(segments: readonly Segment[]): ReadonlySet<string> {
  const known = new Map<string, number>();
  for (const { look, isHeading } of segments) if (isHeading) known.set(look, (known.get(look) ?? 0) + 1);
  const isShort = ({ text, isDate }: Segment) => !isDate && text.length <= 30;
  return new Set(
    [...known].flatMap(([look, count]) => {
      const all = count > 1 ? segments.filter((segment) => segment.look === look) : [];
      return count > 1 && count >= 0.4 * all.length && all.every(isShort) ? [look] : [];
    }),
  );
}

/** Both sides have headings in one look, with text of their own below each, though not all of them are words that are known. */
function areHeadedAlike({ left, right }: Band): boolean {
  const looks = headingLooks([...left, ...right]);
  if (looks.size === 0) return false;
  const side = (segments: readonly Segment[]) =>
    describeSide(segments.map((segment) => ({ ...segment, isHeading: segment.isHeading || looks.has(segment.look) })));
  const sides = [side(left), side(right)];
  return sides.every(({ filled, headings }) => filled > 1 && filled === headings);
}

/**
 * Tells columns, which are read one after the other, from a table, whose rows are read across. In a table one side holds labels,
 * headings or dates on the baselines of the other side; in columns every heading has its text below it, on its own side.
 */
export const isColumns = (band: Band, shapes: readonly Shape[]): boolean =>
  !band.isTable && !isGrid(band, shapes) && standAsColumns(band, shapes);

function standAsColumns(band: Band, shapes: readonly Shape[]): boolean {
  const left = describeSide(band.left);
  const right = describeSide(band.right);
  const sides = [left, right];
  const { ofShorter, ofLonger } = overlap(band);
  if (ofShorter < 0.5) return false;
  if (sides.some(({ headings, filled }) => headings > 1 && filled < 0.5 * headings)) return false;
  if (!isDrawn(band, shapes) && (isStacked(band.left, band.right) || isStacked(band.right, band.left))) return false;
  if (isDatesBeside(band.left, band.right) || isDatesBeside(band.right, band.left)) return false;
  if (isTimeline(band.left, band.right)) return false;
  if (left.filled > 0 && right.filled > 0 && beginsInHeadings(band) && !headingBelow(band)) return true;
  const aligned = alignment(band);
  if (areHeadedAlike(band)) return true;
  if (left.filled > 0 && right.filled > 0) return aligned < 0.75 || left.filled + right.filled >= 4 || isDrawn(band, shapes);
  if (Math.min(left.rows, right.rows) < 4) return false;
  if (isDrawn(band, shapes) && aligned < 0.85) return true;
  if (left.dates > 0.3 || right.dates > 0.5) return false;
  // Centred lines beside short ones are no columns: those begin at one place, or end there.
  return left.headings + right.headings > 0 && aligned < 0.5 && ofLonger > 0.6 && isStraight(band.left) && isStraight(band.right);
}
