import { columnFields } from '../vocabulary/fields';
import { findBands, type Segment } from './bands';

/** Columns below headings on one line. */
interface Abreast {
  columns: { segments: Segment[]; gutter: number }[];
  top: number;
  bottom: number;
}

/** Headings on one line, in one look; the names of the columns of a table are none, nor is what a row of a table says twice. */
function headingsAbreast(segments: readonly Segment[]): Segment[] | undefined {
  const headings = segments.filter(({ isHeading }) => isHeading);
  const rows = headings.map((first) => headings.filter(({ baseline }) => Math.abs(baseline - first.baseline) < 1.6));
  const isTable = (row: readonly Segment[]) => {
    const names = row.map(({ text }) => text);
    return (columnFields(names, 'experience') ?? columnFields(names, 'education')) !== null;
  };
  const isTold = (row: readonly Segment[]) => new Set(row.map(({ text }) => text)).size === row.length;
  const row = rows.find((all) => all.length > 1 && new Set(all.map(({ look }) => look)).size === 1 && isTold(all) && !isTable(all));
  return row?.sort((a, b) => a.x - b.x);
}

/** The text below a heading begins where it does, or a little farther in. */
function isFlush(heading: Segment, segments: readonly Segment[]): boolean {
  const below = segments.filter(({ top, x, right }) => top > heading.bottom && x < heading.right && right > heading.x);
  const [first] = below.sort((a, b) => a.top - b.top);
  return first !== undefined && first.x > heading.x - 4 && first.x < heading.x + 20;
}

/** Where text begins that runs under several of the headings; null where columns go on beside it. */
function endOf(segments: readonly Segment[], headings: readonly Segment[]): number | null {
  const [first, second] = headings;
  const last = headings.at(-1);
  if (!first || !second || !last) return null;
  const below = segments.filter(({ top }) => top > first.bottom);
  const edges = headings
    .map((heading, i) => ({ end: headings[i - 1]?.right ?? 0, start: heading.x, isFlush: isFlush(heading, segments) }))
    .slice(1);
  const isWide = ({ x, right }: Segment) => edges.some((edge) => x < (edge.isFlush ? edge.start - 6 : edge.end) && right > edge.start + 6);
  const [wide] = below.filter(isWide).sort((a, b) => a.top - b.top);
  if (!wide) return Infinity;
  const isBeside = wide.x > second.x - 6 || (wide.right < last.x && below.some(({ x, top }) => top > wide.top && x > last.x - 6));
  if (isBeside) return null;
  // The heading of what runs below the columns stands below them all.
  const above = below.filter(({ bottom }) => bottom < wide.top);
  const isUnder = ({ isHeading, x, top }: Segment) =>
    isHeading && x < first.right && above.every((other) => other.x < second.x - 6 || other.bottom < top);
  return Math.min(wide.top, ...above.filter(isUnder).map(({ top }) => top)) - 1;
}

/** Two columns that begin above their first headings are found whole, without them. */
const areBegunAbove = (segments: readonly Segment[], top: number, gutter: number): boolean => {
  const above = segments.filter((segment) => segment.bottom <= top + 1);
  const [left, right] = [above.filter((segment) => segment.right < gutter), above.filter(({ x }) => x > gutter)];
  return left.length > 0 && right.length > 0 && left.length + right.length === above.length;
};

/** Columns that begin with headings abreast, parted where nothing crosses them from their headings to their end. */
export function columnsAbreast(segments: readonly Segment[]): Abreast | null {
  const headings = headingsAbreast(segments);
  const end = headings ? endOf(segments, headings) : null;
  if (!headings || end === null) return null;
  const top = Math.min(...headings.map((heading) => heading.top)) - 1;
  const part = segments.filter((segment) => segment.top > top && segment.bottom < end);
  const bands = findBands(part).filter(({ left, right }) => left.length + right.length === part.length);
  // Of several clear strips, the one right before the next column.
  const gutters = headings.slice(1).map((next, i) => {
    const own = headings[i];
    const between = bands.filter(({ gutter, left, right }) => own && gutter < next.x && left.includes(own) && right.includes(next));
    return between.length > 0 ? Math.max(...between.map(({ gutter }) => gutter)) : null;
  });
  const edges = [-Infinity, ...gutters.flatMap((gutter) => gutter ?? []), Infinity];
  if (edges.length !== headings.length + 1 || (headings.length === 2 && areBegunAbove(segments, top, edges[1] ?? 0))) return null;
  const columns = headings.map((_, i) => ({
    segments: part.filter(({ x }) => x > (edges[i] ?? 0) && x < (edges[i + 1] ?? 0)),
    gutter: edges[Math.min(i + 1, headings.length - 1)] ?? 0,
  }));
  const isFilled = columns.every(({ segments: own }) => own.some(({ isHeading }) => !isHeading));
  return isFilled ? { columns, top, bottom: Math.max(...part.map(({ bottom }) => bottom)) } : null;
}
