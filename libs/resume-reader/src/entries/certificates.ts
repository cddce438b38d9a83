import { type Cell, cellOf, type Line, type Span } from '../layout/line';
import type { Found } from '../result';
import { wordsOf } from '../text/fold';
import { found } from '../text/found';
import { companyScore, schoolScore } from '../vocabulary/organisations';
import { restOf } from './period-text';
import type { EntryRow } from './rows';
import type { Entry } from './split';

/** Where a text is parted: at semicolons, but not within brackets. */
const parting = /;\s*(?![^()]*\))/g;

/** The part of a span from one letter to another; its place is that of its letters. */
function clipped(span: Span, from: number, to: number): Span {
  const letter = span.width / Math.max(span.text.length, 1);
  return { ...span, text: span.text.slice(from, to), x: span.x + from * letter, width: (to - from) * letter };
}

/** The cell cut at its semicolons. */
function partsOf({ spans }: Cell): Cell[] {
  const parts: Span[][] = [[]];
  for (const span of spans) {
    let from = 0;
    for (const { index, 0: sign } of span.text.matchAll(parting)) {
      parts.at(-1)?.push(clipped(span, from, index));
      parts.push([]);
      from = index + sign.length;
    }
    parts.at(-1)?.push(from === 0 ? span : clipped(span, from, span.text.length));
  }
  return parts.map((part) => cellOf(part)).filter(({ text }) => /\p{L}/u.test(text));
}

/** "VCA Basis, 2021; BHV, 2022": each stands for itself. */
export const certificatesApart = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const [cell, ...others] = line.cells;
    if (!cell || others.length > 0 || cell.text.search(parting) < 0) return [line];
    return partsOf(cell).map((part) => ({ ...line, cells: [part], text: part.text, x: part.x, right: part.right }));
  });

/** Where a line says all of a certificate and its year, and all lines look alike, each is one of its own. */
export function onePerLine(rows: readonly EntryRow[]): Entry[] | null {
  const isSaid = ({ date, line, dateCell }: EntryRow) => date !== null && wordsOf(restOf(line.cells[dateCell]?.text ?? '')).length > 0;
  const isName = ({ line: { text, cells } }: EntryRow) =>
    cells.length === 1 && wordsOf(text).length <= 8 && schoolScore(text) === 0 && companyScore(text) === 0;
  const dated = rows.filter(({ date }) => date !== null);
  const isList = rows.every((row) => row.key === rows[0]?.key && !row.body && (row.date ? isSaid(row) : isName(row)));
  return isList && dated.length > 0 && dated.length < rows.length
    ? rows.map((row) => ({ head: [row], body: [], anchor: row.date ? row : null }))
    : null;
}

/** Until when a certificate holds, as it is printed. */
export function heldUntil({ head }: Entry): Found<string> | null {
  const row = head.find(({ date }) => date?.isExpiry);
  const cell = row?.line.cells[row.dateCell];
  if (!row?.date || !cell) return null;
  const text = cell.text.slice(row.date.index, row.date.index + row.date.length).trim();
  return found(text.charAt(0).toUpperCase() + text.slice(1), 0.9, cell.spans);
}
