import type { Flow, Row } from './flow';
import { baselineOf, type FontName, widthOf } from './measure';
import type { SectionName, TextItem } from './page';
import { wrap } from './wrap';
import { rounded } from './rounded';

/** How a text looks: size and line height in pixels. */
export type Ink = { font: FontName; size: number; line: number; color: string };

/** One line of text at x of a row; y is set so that lines of a row share the baseline of its ink. */
export const lineOf = (text: string, ink: Ink, x: number, block: number, link?: string): TextItem => ({
  kind: 'text',
  x: rounded(x),
  y: rounded(baselineOf(ink.size, ink.line)),
  width: rounded(widthOf(text, ink.font, ink.size)),
  text,
  font: ink.font,
  size: ink.size,
  color: ink.color,
  block,
  ...(link ? { link } : {}),
});

type Place = { section: SectionName; entryId?: string | null; gap?: number; x?: number; width?: number };

const rowOf = (height: number, gap: number, isKept: boolean, items: Row['items']): Row => ({ height, gap, isKept, items });

/** No first or last line of a paragraph stands alone. */
const isLoneLine = (i: number, count: number): boolean => i === 1 || i === count - 1;

/** Writes a paragraph over as many rows as it takes. */
export const writeParagraph = (flow: Flow, text: string, ink: Ink, place: Place, tag: 'P' | 'LI' | 'H1' | 'H3' = 'P'): void => {
  const { section, entryId = null, gap = 0, x = 0, width = flow.width - x } = place;
  const lines = wrap(text, ink, width);
  if (lines.length === 0) return;
  const block = flow.block(tag, section, entryId);
  lines.forEach((line, i) =>
    flow.add(rowOf(ink.line, i === 0 ? gap : 0, i > 0 && isLoneLine(i, lines.length), [lineOf(line, ink, x, block)])),
  );
};

const bulletSign = /^[-*•–]\s+/;
const indent = 14;

/** Markdown in people's own words: signs of emphasis go, lists stay. */
const withoutMarks = (line: string): string =>
  line
    .replace(/^#{1,6}\s+/, '')
    .replace(/(\*\*|__)(.*?)\1/g, '$2')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

/** Writes a description: paragraphs, and lines that begin with a dash or dot as items of a list. */
export const writeDescription = (flow: Flow, text: string, ink: Ink, place: Place): void => {
  let isFirst = true;
  let wasBullet = false;
  for (const raw of text.split('\n')) {
    const line = withoutMarks(raw.trim());
    if (line === '') continue;
    const isBullet = bulletSign.test(line);
    const own = isFirst ? (place.gap ?? 0) : isBullet && wasBullet ? 2 : 5;
    if (isBullet) writeBullet(flow, line.replace(bulletSign, ''), ink, { ...place, gap: own });
    else writeParagraph(flow, line, ink, { ...place, gap: own });
    isFirst = false;
    wasBullet = isBullet;
  }
};

const writeBullet = (flow: Flow, text: string, ink: Ink, { section, entryId = null, gap = 0, x = 0 }: Place): void => {
  const lines = wrap(text, ink, flow.width - x - indent);
  if (lines.length === 0) return;
  const block = flow.block('LI', section, entryId);
  lines.forEach((line, i) => {
    const items = [lineOf(line, ink, x + indent, block)];
    if (i === 0) items.unshift(lineOf('•', ink, x + 2, block));
    flow.add(rowOf(ink.line, i === 0 ? gap : 0, i > 0 && isLoneLine(i, lines.length), items));
  });
};

/** Writes a line with something at its right end, which keeps its place while the left part wraps. */
export const writePair = (
  flow: Flow,
  left: { text: string; ink: Ink; tag: 'H3' | 'P' | 'LI' },
  right: { text: string; ink: Ink } | null,
  place: Place & { isKept?: boolean },
): void => {
  const { section, entryId = null, gap = 0 } = place;
  const taken = right && right.text ? widthOf(right.text, right.ink.font, right.ink.size) + 16 : 0;
  const lines = wrap(left.text, left.ink, Math.max(flow.width - taken, flow.width / 3));
  if (lines.length === 0 && !right?.text) return;
  const block = flow.block(left.tag, section, entryId);
  const count = Math.max(lines.length, 1);
  for (let i = 0; i < count; i++) {
    const items: TextItem[] = lines[i] === undefined ? [] : [lineOf(lines[i] ?? '', left.ink, 0, block)];
    if (i === 0 && right?.text) {
      const item = lineOf(right.text, right.ink, flow.width - (taken - 16), flow.block('P', section, entryId));
      items.push({ ...item, y: rounded(baselineOf(left.ink.size, left.ink.line)) });
    }
    flow.add(rowOf(left.ink.line, i === 0 ? gap : 0, i > 0 || place.isKept === true, items));
  }
};
