import type { Shape } from './document';

/** A line of text in points, y growing downwards, with the size of its letters. */
export interface PlacedLine {
  x: number;
  right: number;
  top: number;
  baseline: number;
  fontSize: number;
}

/**
 * Whether a bullet that is no character stands before a line, as browsers print those of a web page: a small mark just left of the first
 * letter, no higher than the line. One at each end is an ornament, one on a rule belongs to a time line.
 */
export function hasDrawnBullet({ x, right, top, baseline, fontSize }: PlacedLine, shapes: readonly Shape[]): boolean {
  const marks = shapes.filter(
    ({ kind, y, width, height }) =>
      kind === 'mark' &&
      width < 0.7 * fontSize &&
      height < 0.7 * fontSize &&
      Math.abs(width - height) < 1.5 &&
      y > top - 1 &&
      y + height < baseline + 1,
  );
  const isOnRule = (mark: Shape) =>
    shapes.some(
      (shape) => shape.kind === 'rule' && shape.height > shape.width && Math.abs(shape.x + shape.width / 2 - mark.x - mark.width / 2) < 2,
    );
  const isClose = (distance: number) => distance > 0 && distance < 1.6 * fontSize;
  return marks.some((mark) => isClose(x - mark.x - mark.width) && !isOnRule(mark)) && !marks.some((mark) => isClose(mark.x - right));
}
