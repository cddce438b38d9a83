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

/** "★★★☆☆" among the words of a line. */
export function ratingIn(text: string): Rating | null {
  const [scale] = /[★☆●○⬤◯■□◆◇⚫⚪]{3,10}/u.exec(text) ?? [];
  if (!scale) return null;
  const signs = [...scale];
  return { filled: signs.filter((each) => filledSign.test(each)).length, most: signs.length, isMixed: new Set(signs).size === 2 };
}

const isOnLine = (item: TextItem, line: Line) => Math.abs(item.baseline - line.baseline) < 0.5 * line.style.fontSize;

/** Characters or signs of an icon font beside a name: ●●●○○. */
function signsBeside(line: Line, from: number, to: number, { items }: Page): Dot[] {
  const isSign = ({ text, icon }: TextItem) => icon || sign.test(text.replaceAll(' ', ''));
  const all = items.filter((item) => isOnLine(item, line) && item.x >= from && item.x < to).sort((a, b) => a.x - b.x);
  // What stands far behind the scale is of another column.
  const end = all.findIndex((item, i) => {
    const before = all[i - 1];
    return before !== undefined && !isSign(item) && item.x - before.x - before.width > 2 * line.style.fontSize;
  });
  const beside = end < 0 ? all : all.slice(0, end);
  if (!beside.every(isSign)) return [];
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
  // Where it is filled all over, no track may be drawn behind it.
  if (shapes.length === 1) return { filled: track.width, most: track.width, isMixed: false };
  const fill = shapes.find((shape) => shape !== track);
  if (!fill || fill.color === track.color || Math.abs(fill.x - track.x) > 1.5 || fill.height > 2 * track.height) return null;
  return { filled: fill.width, most: track.width, isMixed: true };
}

/** Shapes that stand together, from the left; what stands behind a gap is of another column. */
function untilGap(shapes: readonly Shape[], widest: number): Shape[] {
  const sorted = [...shapes].sort((a, b) => a.x - b.x);
  const end = sorted.findIndex(({ x }, i) => i > 0 && x - Math.max(...sorted.slice(0, i).map((shape) => shape.x + shape.width)) > widest);
  return end < 0 ? sorted : sorted.slice(0, end);
}

/** Shapes beside a name; where there are none, those right below it. */
function shapesNear(line: Line, cell: Cell, to: number, { shapes }: Page): Shape[] {
  const { fontSize } = line.style;
  const middle = ({ y, height }: Shape) => y + height / 2 - line.baseline;
  const near = shapes.filter(
    (shape) =>
      shape.height <= 1.6 * fontSize && shape.width <= 300 && shape.x < to && middle(shape) >= -fontSize && middle(shape) <= 1.3 * fontSize,
  );
  const beside = near.filter((shape) => shape.x >= cell.right - 1 && middle(shape) <= 0.4 * fontSize);
  return beside.length
    ? untilGap(beside, 4 * fontSize)
    : near.filter((shape) => shape.x >= cell.right - 1 || (middle(shape) > 0 && shape.x >= cell.x - 3));
}

/** How far a scale beside or below a name is filled; `to` is where the next name on its line begins. */
export function ratingOf(line: Line, cell: Cell, to: number, page: Page): Rating | null {
  const shapes = shapesNear(line, cell, to, page);
  return countDots(signsBeside(line, cell.right, to, page)) ?? countDots(drawnDots(shapes)) ?? barOf(shapes);
}
