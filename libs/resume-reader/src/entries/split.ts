import { styleKey, styleOf } from '../layout/line';
import { isOnlyBullet } from '../text/bullets';
import { wordsOf } from '../text/fold';
import { degreeType } from '../vocabulary/degrees';
import { titleScore } from '../vocabulary/titles';
import { isFull } from './broken-periods';
import { startsClosed } from './period-below';
import type { EntryRow } from './rows';

export interface Entry {
  /** Lines with title, organisation, place and period. */
  head: EntryRow[];
  body: EntryRow[];
  /** The line with the period. */
  anchor: EntryRow | null;
}

const maxHead = 4;

const gapBefore = (rows: readonly EntryRow[], i: number): number => {
  const [above, below] = [rows[i - 1], rows[i]];
  if (!above || !below) return 0;
  return above.line.page === below.line.page ? below.line.top - above.line.bottom : 0;
};

/** The look of what a line begins with: a long place at its end says nothing of the entry. */
function lookAt(rows: readonly EntryRow[], i: number): string | undefined {
  const line = rows[i]?.line;
  const first = line?.cells[line.labelled && line.cells.length > 1 ? 1 : 0];
  const begin = first?.spans.find((span) => !span.icon && !isOnlyBullet(span.text));
  return begin && styleKey(styleOf([begin]));
}

/** How many lines above a period may belong to it: no description, no wide gap, not the line of the period before. */
function reach(rows: readonly EntryRow[], anchor: number, floor: number): number {
  let count = 0;
  while (anchor - count - 1 >= floor && count < maxHead) {
    const row = rows[anchor - count - 1];
    if (!row || row.body) break;
    if (gapBefore(rows, anchor - count) > 1.6 * row.line.style.fontSize) break;
    count++;
  }
  return count;
}

/** The first of the lines that a wrapped line is the end of. */
function beginning(rows: readonly EntryRow[], start: number, floor: number): number {
  const [above, row] = [rows[start - 1], rows[start]];
  if (!above || !row || start <= floor || above.body || above.date || above.key !== row.key || row.line.labelled) return start;
  const near = row.line.top - above.line.bottom < 0.6 * row.line.style.fontSize && row.line.page === above.line.page;
  return near && lookAt(rows, start - 1) === lookAt(rows, start) && isFull(above.line, row.line)
    ? beginning(rows, start - 1, floor)
    : start;
}

/** Names no work and no degree. */
const isBare = ({ line }: EntryRow): boolean => {
  const text = line.cells[1]?.text ?? '';
  return !text.includes(',') && titleScore(text) === 0 && degreeType(text) === null;
};

/** Periods in a margin stand beside the second line of an entry where a line in another look stands right above: the title over the employer. */
function startsAbove(rows: readonly EntryRow[], anchors: readonly number[]): number[] {
  const floors = anchors.map((_, n) => (n > 0 ? (anchors[n - 1] ?? 0) + 1 : 0));
  const isTitled = (anchor: number, n: number) =>
    anchor > (floors[n] ?? 0) &&
    lookAt(rows, anchor - 1) !== lookAt(rows, anchor) &&
    gapBefore(rows, anchor) <= 1.6 * (rows[anchor - 1]?.line.style.fontSize ?? 0);
  const areAll = anchors.every(isTitled) && new Set(anchors.map((anchor) => lookAt(rows, anchor - 1))).size === 1;
  return anchors.map((anchor, n) => {
    const row = rows[anchor];
    // Some entries have no title of their own: those that have one begin as the section does.
    const isOwn = areAll || (anchors[0] === 1 && row && isBare(row) && isTitled(anchor, n) && lookAt(rows, anchor - 1) === lookAt(rows, 0));
    return isOwn ? beginning(rows, anchor - 1, floors[n] ?? 0) : anchor;
  });
}

/** Where each entry starts, told by its period and by what the first entry looks like. */
function startsByDate(rows: readonly EntryRow[], anchors: readonly number[]): number[] {
  const first = anchors[0] ?? 0;
  const inLabel = anchors.filter((i) => rows[i]?.line.labelled && rows[i]?.dateCell === 0).length >= anchors.length / 2;
  if (inLabel) return startsAbove(rows, anchors);
  const usual = reach(rows, first, 0);
  const look = lookAt(rows, first - usual);
  const starts: number[] = [beginning(rows, first - usual, 0)];
  for (let n = 1; n < anchors.length; n++) {
    const anchor = anchors[n] ?? 0;
    const floor = (anchors[n - 1] ?? 0) + 1;
    const most = reach(rows, anchor, floor);
    let start = anchor - Math.min(usual, most);
    if (lookAt(rows, start) !== look) {
      const alike = Array.from({ length: most + 1 }, (_, up) => anchor - up).find((i) => lookAt(rows, i) === look);
      // Where none looks like the first, what stands farther below is apart from what ends the entry above.
      const parted = Array.from({ length: anchor - start }, (_, down) => start + down + 1).find(
        (i) => gapBefore(rows, i) > gapBefore(rows, start) + 0.4 * (rows[i]?.line.style.fontSize ?? 0),
      );
      start = alike ?? parted ?? start;
    }
    starts.push(beginning(rows, start, floor));
  }
  return starts;
}

/** Without periods, entries start at lines that look like the first one, or after a gap. */
function startsByLook(rows: readonly EntryRow[]): number[] {
  const [first] = rows;
  if (!first) return [];
  const goesOn = (i: number) => /[–—&,/]$/.test(rows[i - 1]?.line.text ?? '');
  const heads = rows.map((row, i) => (row.body || goesOn(i) ? -1 : i)).filter((i) => i >= 0);
  const alike = heads.filter((i) => rows[i]?.key === first.key);
  if (alike.length < rows.length || rows.length === 1) return alike;
  const gaps = rows.map((_, i) => gapBefore(rows, i)).slice(1);
  // Lines of one entry stand closest; only the first line of a page has nothing above it.
  const least = Math.min(...gaps.filter((gap) => gap !== 0));
  const parted = heads.filter((i) => i === 0 || gapBefore(rows, i) === 0 || gapBefore(rows, i) > least + 0.4 * first.line.style.fontSize);
  return parted.length > 1 ? parted : heads;
}

/** "Wrote the newsletter.": a sentence below the period tells what was done. */
const isTold = (text: string): boolean => /\p{Ll}{3}\.$/u.test(text) && wordsOf(text).length > 2;
/** "Nursery group." below a title and an employer; "Baker Corp." may be one. */
const isBrieflyTold = (text: string): boolean => /\s\p{Ll}{4,}\.$/u.test(text);

function headLength(rows: readonly EntryRow[], anchorOffset: number): number {
  let length = anchorOffset + 1;
  // The title above, the employer beside the period: what follows is what was done.
  const anchor = rows[anchorOffset];
  if (anchorOffset > 0 && anchor?.line.labelled && anchor.dateCell === 0) return length;
  while (length < rows.length && length < anchorOffset + maxHead) {
    const row = rows[length];
    if (!row || row.body || wordsOf(row.line.text).length > 12 || isTold(row.line.text)) break;
    if (length > 1 && isBrieflyTold(row.line.text)) break;
    if (gapBefore(rows, length) > 1.6 * row.line.style.fontSize) break;
    length++;
  }
  return length;
}

/** An entry that ends with its period: said first, as its other lines are read with the period known. */
function closedEntry(rows: readonly EntryRow[]): Entry[] {
  const anchor = rows.at(-1);
  const part = rows.slice(0, -1);
  const length = headLength(part, 0);
  return anchor ? [{ head: [anchor, ...part.slice(0, length)], body: part.slice(length), anchor }] : [];
}

/** Cuts the lines of a section into entries. */
export function splitEntries(rows: readonly EntryRow[]): Entry[] {
  const anchors = rows.map((row, i) => (row.date ? i : -1)).filter((i) => i >= 0);
  const closed = anchors.length ? startsClosed(rows, anchors, (i) => lookAt(rows, i)) : null;
  if (closed) return closed.flatMap((start, n) => closedEntry(rows.slice(start, closed[n + 1] ?? rows.length)));
  const starts = anchors.length ? startsByDate(rows, anchors) : startsByLook(rows);
  return starts.flatMap((start, n) => {
    const part = rows.slice(start, starts[n + 1] ?? rows.length);
    const anchor = anchors.length ? part.findIndex((row) => row.date !== null) : -1;
    if (!part.length) return [];
    const length = headLength(part, Math.max(anchor, 0));
    return [{ head: part.slice(0, length), body: part.slice(length), anchor: part[anchor] ?? null }];
  });
}
