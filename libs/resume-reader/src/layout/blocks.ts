import { type Band, findBands, type Segment, segmentsOf } from './bands';
import { hasRange } from '../text/dates';
import type { Span } from './line';

/** Narrower than this is a word space, not a gap between two blocks. */
const narrowest = 9;

/** A heading with nothing beside it. */
function isLoneHeading(segment: Segment, all: readonly Segment[]): boolean {
  return segment.isHeading && all.every((other) => other === segment || Math.abs(other.baseline - segment.baseline) > 2);
}

/** The text of a page cut at its headings; each piece after the first begins with one. */
export function betweenHeadings(segments: readonly Segment[]): Segment[][] {
  const pieces: Segment[][] = [[]];
  for (const segment of [...segments].sort((a, b) => a.baseline - b.baseline)) {
    if (isLoneHeading(segment, segments)) pieces.push([]);
    pieces.at(-1)?.push(segment);
  }
  return pieces.filter((piece) => piece.length > 0);
}

const firstOf = (side: readonly Segment[]): Segment | undefined =>
  side.reduce<Segment | undefined>((first, segment) => (first && first.baseline <= segment.baseline ? first : segment), undefined);

/**
 * Entries set beside each other under one heading: both begin on one line and in one look, and each has a period of its own. A table has
 * its periods on one side, and text with places or periods at its right end does not begin alike on both sides.
 */
function isGrid({ left, right, width }: Band): boolean {
  const [a, b] = [firstOf(left), firstOf(right)];
  if (!a || !b || width < narrowest || Math.abs(a.baseline - b.baseline) > 2 || a.look !== b.look || a.isDate || b.isDate) return false;
  const edge = Math.min(...right.map(({ x }) => x));
  const flush = right.filter(({ x }) => x - edge < 3).length;
  const [own, other] = [left, right].map((side) => side.filter(({ isDate }) => isDate));
  if (!own || !other || b.x - edge >= 3 || flush < 2) return false;
  // One date of birth among the values of a form is no period.
  const isLevel = own.some((date) => other.some(({ baseline }) => Math.abs(baseline - date.baseline) < 2));
  const [fewer, more] = [Math.min(own.length, other.length), Math.max(own.length, other.length)];
  const arePeriods = fewer === more && [...own, ...other].every(({ text }) => hasRange(text));
  return fewer > more / 3 && (isLevel || fewer > 1 || arePeriods);
}

const spansIn = (segments: readonly Segment[]): Span[] => segments.flatMap(({ spans }) => spans);

/** One piece of text: as it is, or each of its blocks. */
function blocksIn(segments: readonly Segment[]): Span[][] {
  const heading = segments[0]?.isHeading ? segments.slice(0, 1) : [];
  const rest = segments.slice(heading.length);
  const grid = rest.length < 4 ? undefined : findBands(rest).find((band) => !band.isTable && isGrid(band));
  if (!grid) return [spansIn(segments)];
  const inside = new Set([...grid.left, ...grid.right]);
  const top = firstOf(grid.left)?.baseline ?? 0;
  const above = rest.filter((segment) => !inside.has(segment) && segment.baseline < top);
  const below = rest.filter((segment) => !inside.has(segment) && segment.baseline >= top);
  return [spansIn([...heading, ...above]), ...blocksIn(grid.left), ...blocksIn(grid.right), ...blocksIn(below)];
}

/** Text parted into what is read one after the other: all of it at once, unless entries stand side by side in it. */
export function inBlocks(spans: Span[]): Span[][] {
  const blocks: Span[][] = [];
  let plain: Span[] = [];
  for (const piece of betweenHeadings(segmentsOf(spans))) {
    const parts = blocksIn(piece);
    if (parts.length === 1) {
      plain.push(...spansIn(piece));
      continue;
    }
    if (plain.length) blocks.push(plain);
    plain = [];
    blocks.push(...parts.filter((part) => part.length > 0));
  }
  if (plain.length) blocks.push(plain);
  return blocks.length > 1 ? blocks : [spans];
}
