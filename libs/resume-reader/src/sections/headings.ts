import { isFull } from '../entries/broken-periods';
import { cellOf, type Line, lineOf, type Style, styleKey } from '../layout/line';
import { hasDate } from '../text/dates';
import { isUpperCase, wordsOf } from '../text/fold';
import { degreeType } from '../vocabulary/degrees';
import { looseHeading, sectionHeading, type SectionKind } from '../vocabulary/headings';
import { titleScore } from '../vocabulary/titles';

export interface Body {
  fontSize: number;
  color: string;
  fontName: string;
}

const bulletStart = /^[•·∙▪‣◦●○■□➢➤✓►▸⁃*–-]\s/;

/** The look of most of the text. */
export function bodyOf(lines: readonly Line[]): Body {
  const letters = new Map<string, { style: Style; count: number }>();
  for (const { style, text } of lines) {
    const key = styleKey(style);
    const entry = letters.get(key) ?? { style, count: 0 };
    entry.count += text.length;
    letters.set(key, entry);
  }
  const [main] = [...letters.values()].sort((a, b) => b.count - a.count);
  return main?.style ?? { fontSize: 10, color: '#000000', fontName: '' };
}

const isProminent = (style: Style, text: string, body: Body) =>
  style.bold ||
  style.fontSize > body.fontSize * 1.05 ||
  isUpperCase(text) ||
  style.color !== body.color ||
  style.fontName !== body.fontName;

/** The text of a line when a heading may be in it: a line of one cell, or the label beside a table. */
export function headingText(line: Line): string | null {
  const filled = (line.labelled ? line.cells.slice(0, 1) : line.cells).filter((cell) => cell.text !== '' && !/^[\d\W_]+$/.test(cell.text));
  const [first] = filled;
  if (!first || filled.length > 1 || bulletStart.test(line.text)) return null;
  const text = first.text.replace(/[:.]$/, '');
  // A dot beside a label is that of the text.
  return line.dotted && !line.labelled && !isMarkedHeading(line, text) ? null : text;
}

/** Designers draw a square before their headings too; an item of a list is not set in bold capitals. */
const isMarkedHeading = (line: Line, text: string): boolean => line.style.bold && isUpperCase(text) && sectionHeading(text) !== null;

/** A line that announces a section; `kind` is null when its words do not say of which kind. */
export interface Candidate {
  kind: SectionKind | null;
  /** Words or look leave no doubt; otherwise what stands below decides. */
  isSure: boolean;
  text: string;
  key: string;
  /** The label takes this line and the next: "Professional" over "Experience". */
  lines: number;
}

const labelStyle = (line: Line) => lineOf([line.cells[0] ?? cellOf([])], false, line.column).style;
export const headingStyle = (line: Line) => (line.labelled ? labelStyle(line) : line.style);
export const headingKey = (style: Style) => styleKey(style) + (style.spaced ? '|spaced' : '') + (style.caps ? '|caps' : '');

/** A heading too long for its column: the line and the next in one look, which together are a known one. */
function wrappedHeading(line: Line, next: Line | undefined, text: string, key: string): Pick<Candidate, 'kind' | 'text' | 'isSure'> | null {
  const tail = next?.cells[0];
  if (!next || !tail || next.baseline - line.baseline >= headingStyle(line).fontSize * 2 || next.baseline <= line.baseline) return null;
  if (headingKey(line.labelled || next.labelled ? labelStyle(next) : next.style) !== key) return null;
  const start = line.cells[0]?.x ?? 0;
  const isCentred = Math.abs(line.x + line.right - next.x - next.right) < 4;
  const isAligned =
    next.labelled || (next.cells.length === 1 && (Math.abs(next.x - start) < 3 || Math.abs(next.right - line.right) < 3 || isCentred));
  const whole = `${text} ${tail.text}`;
  const kind = isAligned ? sectionHeading(whole) : null;
  return kind && { kind, text: whole, isSure: true };
}

function headingAt(lines: readonly Line[], i: number, body: Body): Candidate | null {
  const line = lines[i];
  if (!line) return null;
  const text = headingText(line);
  if (!text || hasDate(text)) return null;
  const style = headingStyle(line);
  const key = headingKey(style);
  const both = wrappedHeading(line, lines[i + 1], text, key);
  if (both && isProminent(style, text, body)) return { ...both, key, lines: 2 };
  const kind = sectionHeading(text);
  if (kind && isProminent(style, text, body)) return { kind, text, key, lines: 1, isSure: true };
  const gapAbove = line.top - (lines[i - 1]?.bottom ?? -Infinity);
  const isAlone = line.labelled || text === line.text.replace(/:$/, '');
  if (kind && isAlone && (gapAbove > style.fontSize * 0.8 || gapAbove < 0)) return { kind, text, key, lines: 1, isSure: true };
  return null;
}

/** Styles that only headings have: a line in such a style is one too, whatever it says. */
function headingStyles(lines: readonly Line[], known: ReadonlyMap<number, Candidate>): Set<string> {
  const counts = new Map<string, { headings: number; sure: number; all: number }>();
  lines.forEach((line, i) => {
    const candidate = known.get(i);
    const key = candidate?.key ?? headingKey(headingStyle(line));
    const entry = counts.get(key) ?? { headings: 0, sure: 0, all: 0 };
    const text = headingText(line);
    entry.all += 1;
    if (candidate) entry.sure += 1;
    if (candidate || (text && looseHeading(text))) entry.headings += 1;
    counts.set(key, entry);
  });
  return new Set(
    [...counts]
      .filter(([, { headings, sure, all }]) => (sure >= 2 || (sure === 1 && headings >= 3)) && headings / all >= 0.5)
      .map(([key]) => key),
  );
}

/** The end of a line that was too long, in the same look: no heading, whatever word it is. */
function isWrapped(lines: readonly Line[], i: number, found: ReadonlyMap<number, Candidate>): boolean {
  const [above, line] = [lines[i - 1], lines[i]];
  if (!above || !line || found.has(i - 1) || above.page !== line.page || above.labelled || line.labelled) return false;
  const gap = line.top - above.bottom;
  const isNear = gap >= -1 && gap < 0.6 * line.style.fontSize && Math.abs(above.x - line.x) < 3;
  return isNear && headingKey(above.style) === headingKey(line.style) && isFull(above, line);
}

/** A heading is said once; labels that come back are the fields of a form: "School" beside each school. */
function repeatedLabels(lines: readonly Line[]): Set<string> {
  const labels = lines.flatMap(({ labelled, cells: [first] }) => (labelled && first ? [first.text] : []));
  return new Set(labels.filter((label, i) => labels.indexOf(label) !== i));
}

/** The headings of a document by the numbers of their lines. */
export function findHeadings(lines: readonly Line[], body: Body): Map<number, Candidate> {
  const found = new Map<number, Candidate>();
  const fields = repeatedLabels(lines);
  lines.forEach((line, i) => {
    const candidate = line.labelled && fields.has(line.cells[0]?.text ?? '') ? null : headingAt(lines, i, body);
    if (candidate && !isWrapped(lines, i, found)) found.set(i, candidate);
  });
  const styles = headingStyles(lines, found);
  if (styles.size > 0) addStyled(found, lines, styles, body);
  return found;
}

/** Two headings begin, end or have their middle at one place of their columns. */
function standAlike(a: Line, b: Line): boolean {
  const edges = ({ cells: [first], labelled, x, right, column }: Line) => {
    const [from, to] = labelled && first ? [first.x, first.right] : [x, right];
    return [from - column.x, column.right - to] as const;
  };
  const [[left, right], [otherLeft, otherRight]] = [edges(a), edges(b)];
  const [onLeft, onRight] = [left - otherLeft, right - otherRight];
  return Math.abs(onLeft) < 4 || Math.abs(onRight) < 4 || Math.abs(onLeft - onRight) < 16;
}

function addStyled(found: Map<number, Candidate>, lines: readonly Line[], styles: ReadonlySet<string>, body: Body): void {
  lines.forEach((line, i) => {
    const text = headingText(line);
    const style = headingStyle(line);
    const key = headingKey(style);
    if (!text || found.has(i)) return;
    // A paper begins with a name, which may look like its headings, as a title or a diploma in capitals may.
    if ((i === 0 || titleScore(text) > 0.5 || degreeType(text) !== null) && !looseHeading(text)) return;
    // Abbreviations are capitals by nature, not by design.
    const plain = style.fontName === body.fontName && style.fontSize <= body.fontSize * 1.05 && style.color === body.color && !style.spaced;
    const gap = line.top - (lines[i - 1]?.bottom ?? -Infinity);
    if (plain && !looseHeading(text) && (text.length <= 8 || (gap >= 0 && gap < 0.8 * style.fontSize))) return;
    // Where headings stand in the margin, what stands beside it is none.
    const inMargin = [...found].flatMap(([n, own]) => (own.key === key && lines[n]?.labelled ? (lines[n] ?? []) : []));
    if (!line.labelled && inMargin.length > 1 && !inMargin.some((other) => standAlike(other, line))) return;
    if (text.length <= 5 && !style.spaced && style.fontSize <= body.fontSize * 1.05) return;
    if (
      styles.has(key) &&
      wordsOf(text).length <= 7 &&
      !hasDate(text) &&
      (line.labelled || style.fontSize > body.fontSize * 1.05 || isUpperCase(text))
    ) {
      if (line.labelled && found.get(i - 1)?.lines === 2) return;
      found.set(i, { kind: looseHeading(text), text, key, lines: 1, isSure: true });
    }
  });
  // Words of a heading inside an entry do not look like the headings of the page.
  const looks = new Set([...styles].map((key) => key.replace('|caps', '')));
  const looksRight = (key: string) => looks.has(key.replace('|caps', ''));
  const strong = [...found.values()].filter(({ key }) => styles.has(key)).length;
  if (strong >= 3) {
    for (const [i, { key }] of found) {
      const line = lines[i];
      if (looksRight(key) || !line) continue;
      if (line.labelled || (!isUpperCase(line.text) && line.style.fontSize <= body.fontSize * 1.05)) found.delete(i);
    }
  }
}

/** Lines directly below a heading leave it with nothing to announce: where that happens twice, their look makes no heading of other words. */
function withoutItems(found: Map<number, Candidate>, own: readonly [number, Candidate][]): void {
  const isKnown = ({ text }: Candidate) => sectionHeading(text) !== null;
  const at = new Map(own);
  const counts = new Map<string, number>();
  for (const [i, heading] of own) {
    const below = at.get(i + heading.lines);
    if (below && !isKnown(below) && (isKnown(heading) || below.key !== heading.key))
      counts.set(below.key, (counts.get(below.key) ?? 0) + 1);
  }
  for (const [i, candidate] of own) {
    if ((counts.get(candidate.key) ?? 0) >= 2 && !isKnown(candidate)) found.delete(i);
  }
}

/** A column has its headings in one look; a smaller look below it is that of sub-headings. */
export function withoutSubheadings(found: Map<number, Candidate>, lines: readonly Line[], from: number, count: number) {
  const own = [...found].filter(([i]) => i >= from && i < from + count);
  const looks = new Map<string, { size: number; count: number }>();
  for (const [i, { key }] of own) {
    const line = lines[i];
    if (line) looks.set(key, { size: headingStyle(line).fontSize, count: (looks.get(key)?.count ?? 0) + 1 });
  }
  withoutItems(found, own);
  const [main] = [...looks].sort((a, b) => b[1].count - a[1].count || b[1].size - a[1].size);
  if (!main || main[1].count < 2) return;
  // Far below everything else stands a section in a look of its own, not a part of the one above.
  const isApart = (i: number, line: Line) => line.top - (lines[i - 1]?.bottom ?? line.top) > 4 * headingStyle(line).fontSize;
  for (const [i, { key }] of own) {
    const line = lines[i];
    if (
      line &&
      !isApart(i, line) &&
      key !== main[0] &&
      !isUpperCase(headingText(line) ?? '') &&
      headingStyle(line).fontSize < 0.95 * main[1].size
    )
      found.delete(i);
  }
}
