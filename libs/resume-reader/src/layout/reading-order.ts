import { hasDrawnBullet } from '@tandem/pdf-text/drawn-bullet';
import type { Box, Page, PdfDocument, Shape } from '@tandem/pdf-text/read';
import { isSectionHeading } from '../vocabulary/headings';
import { hasDate } from '../text/dates';
import { columnsAbreast } from './abreast';
import { inBlocks } from './blocks';
import { type Band, findBands, headedPart, type Segment, segmentsOf } from './bands';
import { isColumns, isDrawn } from './columns';
import { isFurniture, isSignature, withoutDottedLines } from './furniture';
import { linesOf } from './labelled-lines';
import { cellOf, type Line, type Span } from './line';
import { toRows } from './rows';
import { turnedHeadings } from './turned-headings';

/** Lines in the order in which a person reads them; one flow per column, running over the pages. */
export type Flow = Line[];

interface Region {
  role: 'full' | 'left' | 'right';
  spans: Span[];
  gutter: number;
}

const maxDepth = 4;

/** The strip between columns; one that is drawn down most of the text comes before gaps within a column. */
function columnsIn(spans: readonly Span[], shapes: readonly Shape[]): Band | undefined {
  const bands = findBands(segmentsOf(spans));
  const height = Math.max(...spans.map(({ baseline }) => baseline)) - Math.min(...spans.map(({ baseline }) => baseline));
  const drawn = bands.filter((band) => band.bottom - band.top > 0.6 * height && isDrawn(band, shapes));
  return [...drawn, ...bands, ...bands.flatMap(headedPart)].find((band) => isColumns(band, shapes));
}

const inside = (side: readonly Segment[]): Span[] => side.flatMap((segment) => segment.spans);

/** Cuts a page into the text above columns, the columns, and the text below. */
function regionsOf(spans: Span[], shapes: readonly Shape[], depth = 0): Region[] {
  if (spans.length === 0) return [];
  const full: Region[] = [{ role: 'full', spans, gutter: 0 }];
  if (depth >= maxDepth) return full;
  const abreast = columnsAbreast(segmentsOf(spans));
  if (abreast) {
    const { columns, top, bottom } = abreast;
    const last = columns.length - 1;
    return [
      ...regionsOf(
        spans.filter(({ y }) => y < top),
        shapes,
        depth + 1,
      ),
      ...columns.map(({ segments, gutter }, i): Region => ({ role: i < last ? 'left' : 'right', spans: inside(segments), gutter })),
      ...regionsOf(
        spans.filter(({ y }) => y > bottom),
        shapes,
        depth + 1,
      ),
    ];
  }
  const band = columnsIn(spans, shapes);
  if (!band) return full;
  const left = inside(band.left);
  const right = inside(band.right);
  const taken = new Set([...left, ...right]);
  const rest = spans.filter((span) => !taken.has(span));
  const above = rest.filter((span) => span.baseline < band.top + (band.bottom - band.top) / 2);
  const below = rest.filter((span) => !above.includes(span));
  return [
    ...regionsOf(above, shapes, depth + 1),
    { role: 'left', spans: left, gutter: band.gutter },
    { role: 'right', spans: right, gutter: band.gutter },
    ...regionsOf(below, shapes, depth + 1),
  ];
}

/** A level rule along the line, close below or above it, or an area of its own behind it. */
function isRuled({ x, right, top, bottom, style }: Line, shapes: readonly Shape[]): boolean {
  return shapes.some(({ kind, x: from, y, width, height }) => {
    if (width < height || from > right || from + width < x + 0.5 * (right - x)) return false;
    if (kind === 'area') return y <= top + 2 && y + height >= bottom - 2 && height < 3 * style.fontSize;
    return kind === 'rule' && y > top - 0.7 * style.fontSize && y < bottom + 0.7 * style.fontSize;
  });
}

/** What lies outside the paper, or is larger than it, nobody sees. */
function isOnPaper({ x, y, width, height }: Box, page: Page): boolean {
  return x > -page.width && x + width < 2 * page.width && y > -page.height && y + height < 2 * page.height && height < page.height / 2;
}

/** A line that somebody typed below a heading. */
const typedRule = /^[=_~*#-]{5,}$/;

function spansOf(page: Page, document: PdfDocument): Span[] {
  const items = page.items.filter((item) => isOnPaper(item, page) && !isFurniture(item, page, document) && !typedRule.test(item.text));
  return [...items.map((item) => ({ ...item, page: page.number })), ...turnedHeadings(page)];
}

/**
 * Brings the pages of a document into reading order. Columns with the same place on following pages become one flow, so a section that
 * goes on overleaf stays in one piece.
 */
export function readingOrder(document: PdfDocument): Flow[] {
  const flows: OpenFlow[] = [];
  for (const page of document.pages) {
    // Small capitals are unified before the page is parted: a text is known by its span.
    const spans = toRows(spansOf(page, document)).flatMap((row) => row.spans);
    const regions = regionsOf(spans, page.shapes);
    const marks = withoutDottedLines(page.shapes);
    const margin = page.width - Math.min(...spans.map(({ x }) => x));
    regions.forEach((region, i) => {
      const lines = inBlocks(region.spans)
        .flatMap((block) => linesOf(block, region.role === 'left' ? 0 : margin, page.shapes))
        .map((line) => ({
          ...line,
          dotted: hasDrawnBullet({ ...line, fontSize: line.style.fontSize }, marks),
          ruled: isRuled(line, page.shapes),
        }));
      const open = region.role === 'full' ? openFull(flows, page) : openColumn(flows, page, region, i, regions);
      if (open) open.lines.push(...lines);
      else flows.push({ role: region.role, gutter: region.gutter, lines });
    });
  }
  return withDrawnBullets(flows.map(({ lines }) => (isSignature(lines.at(-1)?.text ?? '') ? lines.slice(0, -1) : lines)));
}

const iconBefore = ({ cells: [first, second] }: Line): Span | null => {
  const [sign, next] = [first?.spans[0], first?.spans[1] ?? second?.spans[0]];
  if (!sign?.icon || !next || next.icon) return null;
  return next.x - sign.x - sign.width < 1.6 * next.fontSize ? sign : null;
};

/** One symbol before many sentences is the bullet of their list; before places, days or addresses it says what they are. */
function withDrawnBullets(flows: readonly Flow[]): Flow[] {
  const behind = new Map<string, string[]>();
  for (const line of flows.flat()) {
    const sign = iconBefore(line);
    if (sign) behind.set(sign.text, [...(behind.get(sign.text) ?? []), line.text]);
  }
  const isSentence = (text: string) => text.split(' ').length >= 6 && !hasDate(text);
  const isBullet = (sign: Span | null): boolean => {
    const texts = (sign && behind.get(sign.text)) ?? [];
    return texts.length >= 4 && texts.filter(isSentence).length >= 0.6 * texts.length;
  };
  return flows.map((lines) => lines.map((line) => (isBullet(iconBefore(line)) ? { ...line, dotted: true } : line)));
}

interface OpenFlow {
  role: Region['role'];
  gutter: number;
  lines: Line[];
}

const isOn = (flow: OpenFlow, page: Page) => flow.lines.at(-1)?.page === page.number;

/** Text over the full width at the top of a page goes on with the main flow of the page before. */
function openFull(flows: readonly OpenFlow[], page: Page): OpenFlow | undefined {
  if (flows.some((flow) => isOn(flow, page))) return undefined;
  return flows.reduce<OpenFlow | undefined>((a, b) => (a && total(a.lines) >= total(b.lines) ? a : b), undefined);
}

/** The gap between columns is as wide as their text lets it be, so a column is known by its left edge too. */
function isBelow(flow: OpenFlow, region: Region): boolean {
  const edge = Math.min(...flow.lines.map(({ x }) => x));
  return Math.abs(edge - Math.min(...region.spans.map(({ x }) => x))) < 3;
}

/** A column goes on overleaf, and below a stray line that crosses both columns. */
function openColumn(flows: readonly OpenFlow[], page: Page, region: Region, i: number, regions: readonly Region[]): OpenFlow | undefined {
  const same = flows.filter(
    (flow) => flow.role === region.role && (Math.abs(flow.gutter - region.gutter) < 12 || (!isOn(flow, page) && isBelow(flow, region))),
  );
  const overleaf = same.find((flow) => !isOn(flow, page));
  if (overleaf) return overleaf;
  const first = region.role === 'left' ? i : i - 1;
  const between = regions[first - 1];
  const rows = between?.role === 'full' ? toRows(between.spans) : [];
  const isStray = rows.length > 0 && rows.length <= 2 && !rows.some((row) => isSectionHeading(cellOf(row.spans).text));
  return isStray && regions[first - 2]?.role === 'right' ? same.find((flow) => isOn(flow, page)) : undefined;
}

const total = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.text.length, 0);
