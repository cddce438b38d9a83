import type { Box, Page, TurnedText } from '@tandem/pdf-text/read';
import { sectionHeading } from '../vocabulary/headings';
import type { Line, Span } from './line';

const turnedFont = 'turned';
/** Stood on its side: close above its text because it was put there. */
export const isTurned = ({ style }: Line): boolean => style.fontName === turnedFont;

/** What is drawn behind a heading on its side and no larger than a section: it shows from where to where that reaches. */
function areaBehind({ x, y, width, height }: TurnedText, page: Page): Box | undefined {
  const middle = x + width / 2;
  return page.shapes.find(
    (shape) =>
      shape.width < 3 * width &&
      shape.x < middle &&
      shape.x + shape.width > middle &&
      shape.y < y + 3 &&
      shape.y + shape.height > y + height - 3 &&
      shape.height < 0.9 * page.height,
  );
}

/** Of the lines beside a heading the one farthest below what stands above it. */
function afterGap(lines: readonly number[], all: readonly number[]): number | undefined {
  const gap = (top: number) => top - Math.max(0, ...all.filter((other) => other < top));
  return [...lines].sort((a, b) => gap(b) - gap(a) || a - b)[0];
}

/** Headings that stand on their side in the margin, as lines above the text they stand beside. */
export function turnedHeadings(page: Page): Span[] {
  const turned = page.turned ?? [];
  const known = turned.filter(({ text }) => sectionHeading(text) !== null);
  // Beside two that are known a third is one too, whatever it says.
  const isAlike = (other: TurnedText) =>
    known.length > 1 && known.every(({ x, width }) => Math.abs(x - other.x) + Math.abs(width - other.width) < 2);
  const headings = turned.filter((text) => known.includes(text) || isAlike(text)).sort((a, b) => a.y - b.y);
  return headings.flatMap((heading, i) => {
    const beside = page.items.filter(({ icon, x }) => !icon && x > heading.x + heading.width / 2);
    // Farther right may stand another column.
    const edge = Math.min(...beside.map(({ x }) => x));
    const tops = [...new Set(beside.flatMap(({ x, y }) => (x < edge + 60 ? [y] : [])))].sort((a, b) => a - b);
    const area = areaBehind(heading, page);
    const above = headings[i - 1];
    const [from, to] = [above ? above.y + above.height / 2 : 0, heading.y + heading.height / 2];
    const apart = afterGap(
      tops.filter((each) => each > from && each < to),
      tops,
    );
    // The name may stand above them all, larger than anything else: then the heading is level with what it announces.
    const largest = Math.max(...page.items.map(({ fontSize }) => fontSize));
    const isName =
      page.items.some(({ y, fontSize }) => y === apart && fontSize === largest) && beside.some(({ fontSize }) => fontSize < 0.8 * largest);
    const level = isName ? tops.find((each) => Math.abs(each - heading.y) < 3) : undefined;
    const top = area ? tops.find((each) => each > area.y - 3) : (level ?? apart);
    if (top === undefined) return [];
    const x = Math.min(...beside.filter(({ y }) => y >= top && y < top + 40).map((item) => item.x));
    // A line of hardly any height: it stands between two others.
    const look = { fontSize: 14, fontName: turnedFont, bold: true, italic: false, color: '#000000', spaced: false, icon: false };
    return [
      { ...look, text: heading.text, x, y: top - 3, width: 7 * heading.text.length, height: 2, baseline: top - 1, page: page.number },
    ];
  });
}
