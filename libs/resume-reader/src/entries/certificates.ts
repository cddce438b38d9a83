import { type Cell, cellOf, type Line, lineOf, type Span } from '../layout/line';
import type { Found } from '../result';
import { isBullet, isOnlyBullet, withoutBullet } from '../text/bullets';
import { findDates, hasDate, hasRange } from '../text/dates';
import { wordsOf } from '../text/fold';
import { found } from '../text/found';
import { sectionHeading } from '../vocabulary/headings';
import { companyScore, schoolScore } from '../vocabulary/organisations';
import { isTradePaper } from '../vocabulary/papers';
import { restOf } from './period-text';
import type { EntryRow } from './rows';
import type { Entry } from './split';

/** Where a text is parted: at semicolons, but not within brackets. */
const parting = /;\s*(?![^()]*\))/g;
const commas = /,\s+(?![^()]*\))/g;
const dots = /\s+[·•|]\s+/gu;
const strokes = /\s+[–—-]\s+(?![^()]*\))/gu;

/** The part of a span from one letter to another; its place is that of its letters. */
function clipped(span: Span, from: number, to: number): Span {
  const letter = span.width / Math.max(span.text.length, 1);
  return { ...span, text: span.text.slice(from, to), x: span.x + from * letter, width: (to - from) * letter };
}

/** The cell cut at a sign. */
function partsOf({ spans }: Cell, sign: RegExp): Cell[] {
  const parts: Span[][] = [[]];
  for (const span of spans) {
    let from = 0;
    for (const { index, 0: printed } of span.text.matchAll(sign)) {
      parts.at(-1)?.push(clipped(span, from, index));
      parts.push([]);
      from = index + printed.length;
    }
    parts.at(-1)?.push(from === 0 ? span : clipped(span, from, span.text.length));
  }
  return parts.map((part) => cellOf(part)).filter(({ text }) => /\p{L}/u.test(text));
}

/** "VCA Basis, 2021; BHV, 2022": each stands for itself. */
export const certificatesApart = (lines: readonly Line[]): Line[] =>
  withoutBullets(lines).flatMap((printed) => {
    const line = withoutLabel(printed);
    const [cell, ...others] = line.cells;
    const sign = cell ? signOf(cell.text, line === printed ? 3 : 2) : null;
    if (!cell || others.length > 0 || !sign) return [line];
    return partsOf(cell, sign).map((part) => ({ ...line, cells: [part], text: part.text, x: part.x, right: part.right }));
  });

/** "Cursussen: Excel, Photoshop" without the word that says what follows. */
function withoutLabel(line: Line): Line {
  const [first, ...others] = line.cells;
  const [span, ...spans] = first?.spans ?? [];
  const [printed = '', label = ''] = /^([^:]{2,30}):\s*(?=\S)/.exec(span?.text ?? '') ?? [];
  if (!span || sectionHeading(label) !== 'certificates') return line;
  return lineOf([cellOf([clipped(span, printed.length, span.text.length), ...spans]), ...others], line.labelled, line.column);
}

const withoutBrackets = (text: string): string => text.replace(/\([^()]*\)/g, ' ');

/** What parts the certificates of a line: semicolons, or dots where each has its year. */
function signOf(text: string, least: number): RegExp | null {
  if (text.search(parting) >= 0) return parting;
  const parts = text.split(dots);
  if (parts.length > 1 && parts.every((part) => hasDate(part))) return dots;
  // "VCA Vol – NIL niveau 4 – heftruck": papers of a trade, each in a few words; a period or a year of its own would be of one alone.
  const papers = text.split(strokes);
  const arePapers =
    papers.length > 2 && isTradePaper(papers[0] ?? '') && papers.every((part) => wordsOf(withoutBrackets(part)).length <= 4);
  if (arePapers && !hasDate(withoutBrackets(text))) return strokes;
  // "VCA (2024), BHV (2023)", "VCA, BHV, ADR"; but "Nurse, Board of Nursing, 2021" is one.
  const items = text.split(commas).map((part) => wordsOf(restOf(part)).length);
  const dated = text.split(commas).filter((part) => hasDate(part));
  // "BHV (2024), EHBO": the year in brackets is of the first alone.
  const isFirstDated = dated.length === 1 && /^[^,()]+\([^()]*\d{4}[^()]*\)\s*,/.test(text) && Math.max(...items.slice(1)) <= 3;
  // "C+E, Driver CPC (to 2029), ADR": that in brackets is of the one before it.
  const isOneDated =
    dated.length === 1 && isTradePaper(text) && items.length >= least && !hasDate(withoutBrackets(text)) && Math.max(...items) <= 3;
  const isList =
    items.every((words) => words > 0) &&
    (dated.length > 1 || isFirstDated || isOneDated || (dated.length === 0 && items.length >= least && Math.max(...items) <= 3));
  return isList && (dated.length > 1 || (schoolScore(text) === 0 && companyScore(text) === 0)) ? commas : null;
}

export const isBulleted = (line: Line): boolean => isBullet(line.text) || line.dotted;

/** Where every one has a bullet, the bullets say nothing; what goes on in a further line belongs to its own. */
export function withoutBullets(lines: readonly Line[]): Line[] {
  const [first] = lines;
  const isGoingOn = (line: Line) => !isBulleted(line) && first !== undefined && line.x > first.x + 3 && line.cells.length === 1;
  const bullets = lines.filter(isBulleted);
  const isList = first && isBulleted(first) && bullets.length > 1 && lines.every((line) => isBulleted(line) || isGoingOn(line));
  // What took years is no certificate.
  if (!isList || bullets.some(({ text }) => wordsOf(text).length > 14 || hasRange(text))) return [...lines];
  const items: Line[] = [];
  for (const line of lines) {
    const [above, cell] = [items.at(-1), line.cells[0]];
    if (!isBulleted(line) && above && cell) {
      const spans = [...(above.cells.at(-1)?.spans ?? []), ...cell.spans];
      items[items.length - 1] = lineOf([...above.cells.slice(0, -1), cellOf(spans)], false, line.column);
    } else if (isOnlyBullet(cell?.text ?? '') && line.cells.length > 1)
      items.push({ ...lineOf(line.cells.slice(1), false, line.column), dotted: false });
    else items.push({ ...line, dotted: false, cells: line.cells.map(withoutSign), text: withoutBullet(line.text) });
  }
  return items;
}

/** A cell without the bullet at its beginning. */
function withoutSign(cell: Cell): Cell {
  const [first, ...rest] = cell.spans;
  if (!first || !isBullet(cell.text)) return cell;
  if (isOnlyBullet(first.text)) return cellOf(rest);
  const sign = first.text.length - withoutBullet(first.text).length;
  return cellOf([clipped(first, sign, first.text.length), ...rest]);
}

/** Names no school or organisation; "Foundation" is the first degree of many certificates. */
function isNoBody(text: string): boolean {
  const name = text.replace(/\s+foundation\b/i, '');
  return schoolScore(name) === 0 && companyScore(name) === 0;
}

/** Where a line says all of a certificate and its year, and all lines look alike, each is one of its own. */
export function onePerLine(rows: readonly EntryRow[]): Entry[] | null {
  const isSaid = ({ date, line, dateCell }: EntryRow) => date !== null && wordsOf(restOf(line.cells[dateCell]?.text ?? '')).length > 0;
  const isName = ({ line: { text, cells } }: EntryRow) => cells.length === 1 && wordsOf(text).length <= 8 && isNoBody(text);
  const dated = rows.filter(({ date }) => date !== null);
  const isList = rows.every((row) => row.key === rows[0]?.key && !row.body && (row.date ? isSaid(row) : isName(row)));
  return isList && dated.length > 0 && dated.length < rows.length
    ? rows.map((row) => ({ head: [row], body: [], anchor: row.date ? row : null }))
    : null;
}

/** What stands before the end of a certificate, and elsewhere before something else: "exp." is also "expected". */
const expiry = /(?<!\p{L})(?:exp\.?|expiry|verval(?:t|datum)?|t\/m|tot(?: en met)?|(?<=\()to|until|till|renewal(?: date)?)\s*:?\s*$/iu;

/** Of certificates and papers of a trade, a date behind "exp." is the end of what it stands beside. */
export const withExpiry = (rows: readonly EntryRow[], areCertificates: boolean): EntryRow[] =>
  rows.map((row) => {
    const text = row.line.cells[row.dateCell]?.text ?? '';
    if (!row.date || row.date.isExpiry || !(areCertificates || isTradePaper(row.line.text))) return row;
    const last = findDates(text).at(-1);
    const { index, length, kind } = row.date;
    // "VCA, 2021 - exp. 2031" is no period.
    const [, own = ''] = kind === 'range' ? (/(?:19|20)\d{2}\s*[-–—]\s*(exp)/iu.exec(text.slice(index, index + length)) ?? []) : [];
    if (own && row.date.start) return { ...row, date: { ...row.date, kind: 'single', end: null } };
    const [words] = expiry.exec(text.slice(0, index)) ?? [];
    if (!words || last?.index !== index || kind !== 'single') return row;
    // "2022 (exp. 2025)": the other date is when it was earned.
    const earned = findDates(text).find((date) => date.index < index && date.kind === 'single');
    if (earned) return { ...row, date: earned };
    return { ...row, date: { ...row.date, index: index - words.length, length: length + words.length, isExpiry: true } };
  });

/** Until when a certificate holds, as it is printed. */
export function heldUntil({ head }: Entry): Found<string> | null {
  const row = head.find(({ date }) => date?.isExpiry);
  const cell = row?.line.cells[row.dateCell];
  if (!row?.date || !cell) return null;
  const text = cell.text.slice(row.date.index, row.date.index + row.date.length).trim();
  return found(text.charAt(0).toUpperCase() + text.slice(1), 0.9, cell.spans);
}
