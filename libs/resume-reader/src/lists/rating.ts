import type { Page, Shape, TextItem } from '@tandem/pdf-text/read';
import type { Cell, Line } from '../layout/line';

/** So many of `most` dots or points of a bar are filled. Where all look alike nothing shows that they are not all empty. */
export interface Rating {
  filled: number;
  most: number;
  isMixed: boolean;
}

const fewest = 3;
const mostDots = 10;
const sign = /^[•●○•◦★☆■□▪▫⬤◯◉✦✩◆◇⚫⚪]+$/u;
const filledSign = /[•●★■▪⬤◉✦◆⚫]/u;

type Dot = { x: number; look: string; isFilled: boolean | null };

/** Dots in reading order; those that look like the first one are filled, unless their signs say which are. */
function countDots(dots: readonly Dot[]): Rating | null {
  if (dots.length < fewest || dots.length > mostDots) return null;
  const sorted = [...dots].sort((a, b) => a.x - b.x);
  const looks = new Set(sorted.map(({ look }) => look));
  if (looks.size > 2) return null;
  const first = sorted[0]?.look;
  const isKnown = sorted.every(({ isFilled }) => isFilled !== null) && sorted.some(({ isFilled }) => isFilled !== sorted[0]?.isFilled);
  const isFull = (dot: Dot) => (isKnown ? dot.isFilled === true : dot.look === first);
  const filled = sorted.filter(isFull).length;
  // A scale is filled from its beginning.
  return sorted.slice(0, filled).every(isFull) ? { filled, most: sorted.length, isMixed: looks.size === 2 } : null;
}

const isOnLine = (item: TextItem, line: Line) => Math.abs(item.baseline - line.baseline) < 0.5 * line.style.fontSize;

/** Characters or signs of an icon font beside a name: ●●●○○. */
function signsBeside(line: Line, from: number, to: number, { items }: Page): Dot[] {
  const beside = items.filter((item) => isOnLine(item, line) && item.x >= from && item.x < to);
  if (beside.some(({ text, icon }) => !icon && !sign.test(text.replaceAll(' ', '')))) return [];
  return beside.flatMap(({ text, x, color, icon }) =>
    [...text.replaceAll(' ', '')].map((letter, place) => ({
      x: x + place,
      look: `${letter} ${color}`,
      isFilled: icon ? null : filledSign.test(letter),
    })),
  );
}

const alike = (a: number, b: number) => Math.abs(a - b) <= 0.1 * Math.max(a, b) + 0.2;

/** Drawn dots of one size in a row. */
function drawnDots(shapes: readonly Shape[]): Dot[] {
  const [first] = shapes;
  if (!first || !alike(first.width, first.height)) return [];
  const same = shapes.filter((shape) => alike(shape.width, first.width) && alike(shape.height, first.height) && alike(shape.y, first.y));
  return same.length === shapes.length ? same.map(({ x, color }) => ({ x, look: color, isFilled: null })) : [];
}

/** A bar on a longer one. */
function barOf(shapes: readonly Shape[]): Rating | null {
  const [track] = [...shapes].sort((a, b) => b.width - a.width);
  if (!track || track.width < 4 * track.height || shapes.length > 2) return null;
  const fill = shapes.find((shape) => shape !== track);
  if (!fill || fill.color === track.color || Math.abs(fill.x - track.x) > 1.5 || fill.height > 2 * track.height) return null;
  return { filled: fill.width, most: track.width, isMixed: true };
}

/** Shapes beside a name, or right below it. */
function shapesNear(line: Line, cell: Cell, to: number, { shapes }: Page): Shape[] {
  const { fontSize } = line.style;
  const lowest = line.baseline + 1.3 * fontSize;
  return shapes.filter(({ x, y, width, height }) => {
    const middle = y + height / 2;
    if (height > 1.6 * fontSize || width > 300 || x >= to || middle < line.baseline - fontSize || middle > lowest) return false;
    return x >= cell.right - 1 || (middle > line.baseline && x >= cell.x - 3);
  });
}

/** How far a scale beside or below a name is filled; `to` is where the next name on its line begins. */
export function ratingOf(line: Line, cell: Cell, to: number, page: Page): Rating | null {
  const shapes = shapesNear(line, cell, to, page);
  return countDots(signsBeside(line, cell.right, to, page)) ?? countDots(drawnDots(shapes)) ?? barOf(shapes);
}
