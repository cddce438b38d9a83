import { hasDrawnBullet } from '@tandem/pdf-text/drawn-bullet';
import type { PdfDocument, Shape, TextItem } from '@tandem/pdf-text/read';
import type { Piece } from '../document/document';
import { headingKind } from '../sections/headings';
import { withoutOthers } from '../sections/others';
import { bullet } from '../text/items';
import { piecesOfText } from '../text/pieces';
import { columnsOf } from './columns';
import { withLabelsTold } from './bold-labels';
import { withoutLabelTable } from './label-table';

interface Line {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
}

const sameLine = 0.5;
const titleWithin = 80;

/** Runs on one baseline, from left to right; a bullet that is drawn is as good as one that is written. */
const linesOf = (items: readonly TextItem[], shapes: readonly Shape[]): Line[] => {
  const rows: TextItem[][] = [];
  for (const item of items) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(first.baseline - item.baseline) < sameLine * Math.min(first.fontSize, item.fontSize)) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => {
    const sorted = row.sort((a, b) => a.x - b.x);
    const text = sorted
      .map((item) => (item.icon ? '•' : item.text))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
    const letters = sorted.reduce((sum, item) => sum + item.text.length, 0);
    const [first] = sorted;
    const right = Math.max(...sorted.map((item) => item.x + item.width));
    const size = Math.max(...sorted.map((item) => item.fontSize));
    const isDotted =
      first !== undefined &&
      !bullet.test(text) &&
      hasDrawnBullet({ x: first.x, right, top: first.y, baseline: first.baseline, fontSize: size }, shapes);
    const bold = sorted.filter((item) => item.bold).reduce((sum, item) => sum + item.text.length, 0);
    return {
      text: isDotted ? `• ${text}` : text,
      x: first?.x ?? 0,
      right,
      y: first?.baseline ?? 0,
      size,
      isBold: bold > letters * 0.8,
    };
  });
};

/** What a browser prints around a page: the date, the address, page numbers. */
const isFurniture = ({ text }: Line): boolean =>
  /^(?:https?:\/\/|file:\/\/)\S+(?: \d+\/\d+)?$|^\d+\s*\/\s*\d+$|^\d{1,2}[-/]\d{1,2}[-/]\d{2,4},? \d{1,2}:\d{2}/.test(text);

const isList = /^[•●▪◦‣·–*✓✔-]$|^[•●▪◦‣·✓✔]/u;

/** Letters of a line from which on it is a line of running text. */
const runningText = 40;
/** How far to the right of running text an item stands whose mark is drawn and not written, in letters' heights. */
const indent = { least: 0.8, most: 5 };

/** Where the running text of a page begins at its left; lines a little to the right of it are items. */
const leftOf = (lines: readonly Line[], body: number): number => {
  const running = lines.filter(({ text, size }) => text.length >= runningText && Math.abs(size - body) < 0.6);
  // A narrow column has its headings at the left.
  return Math.min(...(running.length > 2 ? running : lines).map(({ x }) => x));
};

const isIndented = (line: Line, left: number): boolean => {
  const by = line.x - left;
  return by > indent.least * line.size && by < indent.most * line.size;
};

/** Whether the first word of a line would still have fitted at the end of the one before: that one was ended on purpose. */
const wouldHaveFitted = (line: Line, before: Line, width: number): boolean => {
  const word = (/^\S+/.exec(line.text)?.[0].length ?? 0) + 1;
  return before.right + (word * (line.right - line.x)) / Math.max(1, line.text.length) < width;
};

const almostFull = 0.93;
/** Whether a line that begins with a capital begins another item: the one before it has room left and ends with a word that may end one. */
const beginsItem = (line: Line, before: Line, width: number, left: number): boolean =>
  /^\p{Lu}/u.test(line.text) &&
  !/(?:[,:&(/–-]|\s(?:de|het|een|van|in|op|met|en|of|voor|door|aan|bij|naar|the|a|an|of|with|and|or|for|to|by|at|from|als|as))$/iu.test(
    before.text,
  ) &&
  before.right - left < (width - left) * almostFull;

const leastCentred = { lines: 4, share: 0.8, spread: 2 };
/** Whether the lines of a page stand around its middle, as those of a poster do. */
const isCentred = (lines: readonly Line[]): boolean => {
  const middles = lines.map(({ x, right }) => (x + right) / 2).sort((one, other) => one - other);
  const middle = middles[Math.floor(middles.length / 2)] ?? 0;
  const near = lines.filter(({ x, right, size }) => Math.abs((x + right) / 2 - middle) < size / 2);
  const lefts = near.map(({ x }) => x);
  const isSpread = Math.max(...lefts) - Math.min(...lefts) > leastCentred.spread * Math.min(...near.map(({ size }) => size));
  return near.length >= leastCentred.lines && near.length >= lines.length * leastCentred.share && isSpread;
};
/** Where lines of a page that has no left edge begin: none of them is to the right of it. */
const nowhere = Number.POSITIVE_INFINITY;

/** Whether a line goes on with the sentence of the one before. */
const goesOn = (line: Line, before: Line, width: number, left: number): boolean => {
  // Of a poster every line stands for itself, unless it begins in the middle of a sentence.
  if (left === nowhere) return /^\p{Ll}/u.test(line.text) && line.isBold === before.isBold && Math.abs(line.size - before.size) < 0.6;
  const areItems = isIndented(line, left) && isIndented(before, left);
  if (areItems && (wouldHaveFitted(line, before, width) || beginsItem(line, before, width, left))) return false;
  const gap = line.y - before.y;
  const isNear = gap > 0 && gap < before.size * 1.75;
  const isSameLook = Math.abs(line.size - before.size) < 0.6 && line.isBold === before.isBold;
  const start = Math.min(left, before.x);
  const isFull = before.right - start > (width - start) * 0.7;
  return isNear && isSameLook && isFull && !isList.test(line.text) && !bullet.test(line.text);
};

const mostCommonSize = (lines: Line[]): number => {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) letters.set(Math.round(size * 2), (letters.get(Math.round(size * 2)) ?? 0) + text.length);
  return ([...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 20) / 2;
};

/** A PDF in pieces: lines are joined to paragraphs, headings known by their look, items by their marks. */
export const piecesOfPdf = ({ pages }: PdfDocument): { pieces: Piece[]; heading: string | null } => {
  const byPage = pages.flatMap((page) =>
    columnsOf(withLabelsTold(withoutLabelTable(page.items.filter((item) => item.text.trim() !== '')))).map((items) =>
      linesOf(items, page.shapes).filter((line) => !isFurniture(line)),
    ),
  );
  const body = mostCommonSize(byPage.flat());
  const lines = byPage.flatMap((page) => {
    const left = isCentred(page) ? nowhere : leftOf(page, body);
    const width = Math.max(...page.map(({ right }) => right), 1);
    return page.map((line) => ({ ...line, left, width }));
  });
  const paragraphs: (Line & { left: number; width: number; last: Line })[] = [];
  for (const line of lines) {
    const present = paragraphs.at(-1);
    const isBare = present !== undefined && isList.test(present.text) && present.text.length === 1;
    if (present && (isBare || goesOn(line, present.last, line.width, line.left)))
      Object.assign(present, { text: `${present.text} ${line.text}`, last: line, size: Math.max(present.size, line.size) });
    else paragraphs.push({ ...line, last: line });
  }
  const pieces = paragraphs.flatMap((paragraph): Piece[] => {
    const looks = (paragraph.size > body * 1.12 || paragraph.isBold) && paragraph.text.length <= 110 && !bullet.test(paragraph.text);
    if (looks && (paragraph.size > body * 1.12 || headingKind(paragraph.text) !== null || !/[.,;]$/.test(paragraph.text)))
      return [{ kind: 'heading', text: paragraph.text.replace(/\s*:$/, '') }];
    const pieces = piecesOfText(paragraph.text);
    return isIndented(paragraph, paragraph.left)
      ? pieces.map((piece) => (piece.kind === 'text' ? { ...piece, kind: 'item' } : piece))
      : pieces;
  });
  const largest = paragraphs
    .slice(0, titleWithin)
    .reduce<(typeof paragraphs)[number] | undefined>((best, each) => (best && best.size >= each.size ? best : each), undefined);
  const heading =
    largest &&
    largest.size > body * 1.25 &&
    largest.text.length <= 120 &&
    headingKind(largest.text.replace(/\s/g, '')) === null &&
    headingKind(largest.text) === null
      ? largest.text
      : null;
  // What a browser prints above the title is the menu of the site; the line before it may name the company.
  const first = heading === null ? 0 : pieces.findIndex((piece) => piece.text === heading);
  return { pieces: withoutOthers(pieces.slice(Math.max(0, first - 2))), heading };
};
