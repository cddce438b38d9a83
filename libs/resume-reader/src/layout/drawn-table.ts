import type { Shape } from '@tandem/pdf-text/read';
import { segmentsOf } from './bands';
import type { Span } from './line';
import type { Row } from './rows';

/** Where a row of a table with borders begins and ends, down the page. */
export interface TableRow {
  top: number;
  bottom: number;
}

/** The borders between headings, or periods, and what stands beside them in a drawn table: one above the other, a row each. */
export function drawnBands(spans: readonly Span[], shapes: readonly Shape[]): (TableRow & { gutter: number })[] {
  const upright = shapes.filter(({ kind, width, height }) => kind === 'rule' && width < 3 && height > width);
  const segments = segmentsOf(spans);
  const places = upright.map(({ x }) => x).filter((x, i, all) => all.findIndex((other) => Math.abs(other - x) < 1.5) === i);
  return places.flatMap((gutter) => {
    const own = upright.filter(({ x }) => Math.abs(x - gutter) < 1.5);
    if (own.length < 2) return [];
    const [top, bottom] = [Math.min(...own.map(({ y }) => y)), Math.max(...own.map(({ y, height }) => y + height))];
    const inside = segments.filter((segment) => segment.top > top && segment.bottom < bottom);
    const left = inside.filter((segment) => segment.right <= gutter);
    const names = Math.max(left.filter(({ isHeading }) => isHeading).length, left.filter(({ isDate }) => isDate).length);
    const isClear = inside.every((segment) => segment.right <= gutter || segment.x >= gutter);
    return isClear && names > 1 && left.length < inside.length ? [{ top, bottom, gutter }] : [];
  });
}

/** The row of a drawn table that a label stands in, between two rules over the label and the text beside it. */
export function drawnRow(spans: readonly Span[], gutter: number, shapes: readonly Shape[]): TableRow | null {
  const [x, top] = [Math.min(...spans.map((span) => span.x)), Math.min(...spans.map(({ y }) => y))];
  const bottom = Math.max(...spans.map(({ y, height }) => y + height));
  const levels = shapes.filter(({ kind, width, height }) => kind === 'rule' && width > 20 && height < 3);
  const isOver = (place: number, level: number) =>
    levels.some((rule) => Math.abs(rule.y - level) < 1.5 && rule.x < place && rule.x + rule.width > place);
  const whole = levels.map(({ y }) => y).filter((level) => isOver(x + 1, level) && isOver(gutter + 15, level));
  const [from, to] = [Math.max(...whole.filter((y) => y <= top + 1)), Math.min(...whole.filter((y) => y >= bottom - 1))];
  // Between rules below two headings lies a section; a row has a border between its cells.
  const hasBorder = shapes.some(
    ({ kind, x: at, y, width, height }) =>
      kind === 'rule' && width < 3 && at > x && Math.abs(at - gutter) < 20 && y < from + 3 && y + height > to - 3,
  );
  return hasBorder ? { top: from, bottom: to } : null;
}

export const isInRow = ({ spans }: Row, { top, bottom }: TableRow): boolean =>
  spans.every(({ y, height }) => y > top - 1 && y + height < bottom + 1);
