import type { Shape } from '@tandem/pdf-text/read';
import { isSectionHeading } from '../vocabulary/headings';
import { hasDate } from '../text/dates';
import type { Cell, Span } from './line';
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
}

export interface Segment extends Cell {
  top: number;
  bottom: number;
  baseline: number;
}

/** The pieces of text that belong together whatever the columns are. */
export function segmentsOf(spans: readonly Span[]): Segment[] {
  return toRows(spans).flatMap((row) =>
    toCells(row, 1).map((cell) => ({
      ...cell,
      top: Math.min(...cell.spans.map((span) => span.y)),
      bottom: Math.max(...cell.spans.map((span) => span.y + span.height)),
      baseline: row.baseline,
    })),
  );
}

const rowCount = (segments: readonly Segment[]) => new Set(segments.map((segment) => Math.round(segment.baseline))).size;

/** The runs of text lines at x that nothing crosses. */
function bandsAt(x: number, segments: readonly Segment[]): Band[] {
  const bands: Band[] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  const close = () => {
    if (rowCount(left) >= 2 && rowCount(right) >= 2) {
      const all = [...left, ...right];
      const edge = Math.max(...left.map((segment) => segment.right));
      const next = Math.min(...right.map((segment) => segment.x));
      bands.push({
        top: Math.min(...all.map((segment) => segment.top)),
        bottom: Math.max(...all.map((segment) => segment.bottom)),
        gutter: (edge + next) / 2,
        width: next - edge,
        left,
        right,
      });
    }
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

/** Every strip of a page worth a look, the one with most text beside it first. */
export function findBands(segments: readonly Segment[]): Band[] {
  const sorted = [...segments].sort((a, b) => a.baseline - b.baseline);
  const from = Math.min(...segments.map((segment) => segment.x));
  const to = Math.max(...segments.map((segment) => segment.right));
  const found = new Map<string, Band>();
  for (let x = from + 20; x < to - 20; x += 2) {
    for (const band of bandsAt(x, sorted)) {
      if (band.width < 6) continue;
      found.set(`${band.gutter.toFixed(0)}/${band.top.toFixed(0)}`, band);
    }
  }
  const weight = (band: Band) => Math.min(rowCount(band.left), rowCount(band.right)) * 3 + rowCount(band.left) + rowCount(band.right) + Math.min(band.width, 30) / 10;
  return [...found.values()].sort((a, b) => weight(b) - weight(a));
}

const isDateLike = (segment: Segment) => hasDate(segment.text) && segment.text.length < 40;

/** How many lines of the side with fewer lines have a neighbour on their own baseline. */
function alignment(band: Band): number {
  const [few, many] = rowCount(band.left) <= rowCount(band.right) ? [band.left, band.right] : [band.right, band.left];
  if (!few.length) return 0;
  const near = few.filter((segment) => many.some((other) => Math.abs(other.baseline - segment.baseline) < 1.6));
  return near.length / few.length;
}

/** A coloured block behind one side, or a line along the strip, is how designers say "column". */
function isDrawn(band: Band, shapes: readonly Shape[]): boolean {
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

/**
 * Tells columns, which are read one after the other, from a table, whose rows are read across: in a table the left side holds labels
 * or dates on the baselines of the right side, and only one side has section headings.
 */
export function isColumns(band: Band, shapes: readonly Shape[]): boolean {
  const headings = (side: readonly Segment[]) => side.filter((segment) => isSectionHeading(segment.text)).length;
  const left = headings(band.left);
  const right = headings(band.right);
  const dates = band.left.filter(isDateLike).length / band.left.length;
  const aligned = alignment(band);
  const rightDates = band.right.filter(isDateLike).length / band.right.length;
  if (rowCount(band.left) < 4 || rowCount(band.right) < 3) return left > 0 && right > 0;
  if (left > 0 && right > 0) return aligned < 0.9 || isDrawn(band, shapes) || left + right >= 4;
  if (isDrawn(band, shapes)) return aligned < 0.85;
  if (dates > 0.3 || rightDates > 0.5) return false;
  if (left + right === 0) return false;
  return aligned < 0.5;
}
