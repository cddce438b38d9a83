import { columnFields } from '../vocabulary/fields';
import { findBands, type Segment } from './columns';

/** Three columns or more below headings on one line. */
export interface Abreast {
  columns: { segments: Segment[]; gutter: number }[];
  top: number;
  bottom: number;
}

/** Three headings or more on one line, in one look; the names of the columns of a table are none. */
function headingsAbreast(segments: readonly Segment[]): Segment[] | undefined {
  const headings = segments.filter(({ isHeading }) => isHeading);
  const rows = headings.map((first) => headings.filter(({ baseline }) => Math.abs(baseline - first.baseline) < 1.6));
  const isTable = (row: readonly Segment[]) => {
    const names = row.map(({ text }) => text);
    return (columnFields(names, 'experience') ?? columnFields(names, 'education')) !== null;
  };
  const row = rows.find((all) => all.length > 2 && new Set(all.map(({ look }) => look)).size === 1 && !isTable(all));
  return row?.sort((a, b) => a.x - b.x);
}

/** Where text begins that runs under several of the headings; null where columns go on beside it. */
function endOf(segments: readonly Segment[], headings: readonly Segment[]): number | null {
  const below = segments.filter(({ top }) => top > (headings[0]?.bottom ?? 0));
  const isUnderTwo = ({ x, right }: Segment) =>
    headings.some((heading, i) => x < heading.right && right > (headings[i + 1]?.x ?? Infinity));
  const wide = below.filter(isUnderTwo).sort((a, b) => a.top - b.top)[0];
  const [first, last] = [headings[0], headings.at(-1)];
  if (!wide || !first || !last) return Infinity;
  const isBeside = wide.x > first.right || (wide.right < last.x && below.some(({ x, top }) => top > wide.top && x > last.x - 6));
  if (isBeside) return null;
  // The heading of what runs below the columns stands below them all.
  const above = below.filter(({ bottom }) => bottom < wide.top);
  const isUnder = ({ isHeading, x, top }: Segment) =>
    isHeading && x < first.right && above.every((other) => other.x < first.right || other.bottom < top);
  return Math.min(wide.top, ...above.filter(isUnder).map(({ top }) => top)) - 1;
}

/** Columns that stand three or more abreast, parted where nothing crosses them from their headings to their end. */
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
  if (edges.length !== headings.length + 1) return null;
  const columns = headings.map((_, i) => ({
    segments: part.filter(({ x }) => x > (edges[i] ?? 0) && x < (edges[i + 1] ?? 0)),
    gutter: edges[Math.min(i + 1, headings.length - 1)] ?? 0,
  }));
  const isFilled = columns.every(({ segments: own }) => own.some(({ isHeading }) => !isHeading));
  return isFilled ? { columns, top, bottom: Math.max(...part.map(({ bottom }) => bottom)) } : null;
}
