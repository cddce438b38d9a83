import { verbose } from '@tandem/domain/verbose';
import { type Line, lookOf, styleKey } from '../layout/line';
import { isBullet, isOnlyBullet, withoutBullet } from '../text/bullets';
import { type DateMatch, findDates, hasRange } from '../text/dates';
import { wordsOf } from '../text/fold';
import { isFull, joinBrokenPeriods, joinStackedDates } from './broken-periods';
import { liftMargins } from './margin';
import { restOf } from './period-text';
import { joinWrappedCells } from './wrapped-cells';

/** A line of a section with entries, judged on its own and by its neighbours. */
export interface EntryRow {
  line: Line;
  key: string;
  /** Part of a description: a bullet, its continuation, or running text. */
  body: boolean;
  bullet: boolean;
  /** The date that belongs to an entry, and the index of its cell; null when the line has none. */
  date: DateMatch | null;
  dateCell: number;
}

/** What stands before the day a degree was earned. */
const earned = verbose('iu')`
  ^(?:
    grad(?:uated|uation|\.)?|(?:degree )?(?:expected|anticipated|conferred|awarded|completed)|class of|afgestudeerd|behaald
    |diploma behaald|geslaagd|abschluss|obtenue?|diplômée?
  )(?: in| on| op| im| en)?:?\s+$
`;

/** A date that could be the period of an entry: it stands alone in its cell, at an end of it, or in brackets. */
function entryDate(line: Line): { date: DateMatch; cell: number } | null {
  let weak: { date: DateMatch; cell: number } | null = null;
  for (const [cell, { text }] of line.cells.entries()) {
    const dates = findDates(text);
    const [first] = dates;
    if (!first) continue;
    const range = dates.find((date) => date.kind === 'range');
    const best = range ?? dates.findLast(({ isExpiry }) => !isExpiry) ?? first;
    const alone = wordsOf(restOf(text)).length <= 1;
    const atEnd = restOf(text.slice(best.index + best.length)).replace(/[\s.]+/g, '') === '';
    const atStart = best.index <= 1 || earned.test(text.slice(0, best.index));
    const inside = wordsOf(restOf(text)).length;
    if (alone) return { date: best, cell };
    if (range && inside <= 16) return { date: best, cell };
    if ((atEnd || atStart) && inside <= 14) weak ??= { date: best, cell };
  }
  return weak;
}

const sentence = /[.!?;]$/;

/** A sentence or a part of one, and no heading or value. */
export function isRunningText(line: Line): boolean {
  const words = wordsOf(line.text).length;
  const wide = (line.right - line.x) / Math.max(line.column.right - line.column.x, 1);
  if (line.cells.length > 1 && line.cells.some((cell, i) => i > 0 && cell.x - (line.cells[i - 1]?.right ?? 0) > 30)) return false;
  if (words >= 9 && wide > 0.7) return true;
  if (words >= 13) return true;
  return words >= 5 && sentence.test(line.text.trim()) && !line.style.bold;
}

/** The x at which the words of a line start, its bullet not counted. */
function textStart(line: Line): number {
  const spans = line.cells.flatMap((cell) => cell.spans);
  return (spans.find((span) => !isOnlyBullet(span.text) && !span.icon) ?? spans[0])?.x ?? line.x;
}

/** Running text is continued where the line above is full or the line begins in the middle of a sentence. */
function goesOn(above: Line, line: Line): boolean {
  if (above.page !== line.page || line.x < textStart(above) - 1.8 * line.style.fontSize) return false;
  // What begins in bold, to the left of a bullet's text, is the head of the next entry.
  if (line.x < textStart(above) - 3 && line.cells[0]?.spans[0]?.bold && !above.cells.at(-1)?.spans.at(-1)?.bold) return false;
  // A sentence that has ended, and some space, begin something new.
  const isOver = sentence.test(above.text.trim()) && line.top - above.bottom > 0.35 * line.style.fontSize;
  if (isOver && !/^\p{Ll}/u.test(line.text)) return false;
  const full = above.right - above.x > 0.6 * (line.column.right - above.x);
  const hanging = Math.abs(line.x - textStart(above)) < 3;
  return /^\p{Ll}/u.test(line.text) || (full && (hanging || above.right > line.column.right - 0.2 * (line.column.right - line.column.x)));
}

/** Some lists put their entries in bullets too: such a line has a place or a period at the far right. */
function isBulletedHead(line: Line): boolean {
  const [first, last] = [line.cells.at(-2), line.cells.at(-1)];
  if (!first || !last) return false;
  const width = line.column.right - line.column.x;
  const isApart = last.x - first.right > 3 * line.style.fontSize && last.right > line.column.right - 0.1 * width;
  return isApart && wordsOf(last.text).length <= 5 && wordsOf(line.text).length <= 14;
}

/** A sign drawn before the employer, and one before the period beside it: no bullet, for what was done has no period of its own. */
const isSigned = ({ dotted, text, cells }: Line): boolean =>
  dotted &&
  !isBullet(text) &&
  wordsOf(cells[0]?.text ?? '').length <= 8 &&
  cells.slice(1).some((cell) => hasRange(cell.text) && wordsOf(restOf(cell.text)).length === 0);

/** A dot drawn before what is bold marks an entry of a timeline where other lines are not bold. */
const marksHeads = (lines: readonly Line[]): boolean => {
  const dotted = lines.filter((line) => line.dotted && !isBullet(line.text) && line.style.bold && wordsOf(line.text).length <= 8);
  const others = lines.filter((line) => !line.style.bold);
  return (
    dotted.length > 0 && others.length >= dotted.length && lines.every((line) => !line.dotted || isBullet(line.text) || line.style.bold)
  );
};

const isBulleted = (line: Line): boolean => isBullet(line.text) || line.dotted;

/** "• 2022 – now: Cook, The Swan", "• Cook, The Swan (2022 – now)": in a section that begins so, such a bullet is an entry. */
function isEntryInBullet(line: Line): boolean {
  const text = withoutBullet(line.text);
  const dates = findDates(text);
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return false;
  const behind = (date: DateMatch) => text.slice(date.index + date.length);
  if (first.index <= 1) return first.kind === 'range' || /^\s*[:–—-]/.test(behind(first));
  const isInBrackets = /^\)[.,]?$/.test(behind(last)) && text[last.index - 1] === '(';
  return isInBrackets || (last.kind === 'range' && /^[\s.)]*$/.test(behind(last)) && /[,|–—-]\s*$/.test(text.slice(0, last.index)));
}

/** What stands farther in than all lines with periods, which begin at one edge, is description. */
function markIndented(rows: readonly EntryRow[]): void {
  const starts = rows.flatMap(({ date, line }) => (date && !line.labelled ? [textStart(line)] : []));
  const [least, most] = [Math.min(...starts), Math.max(...starts)];
  if (starts.length < 2 || most - least > 3) return;
  /** An employer alone beside a period, and the title below it at the same place. */
  const isBelowLone = (i: number, { x, page, style }: Line): boolean => {
    const above = rows[i - 1];
    const [, beside, ...more] = above?.line.cells ?? [];
    const isLone = above?.date?.kind === 'range' && above.dateCell === 0 && more.length === 0 && above.line.page === page;
    const places = rows.flatMap(({ date, line }) => (date && line.cells.length === 2 ? [line.cells[1]?.x ?? -Infinity] : []));
    const text = beside?.text ?? restOf(above?.line.cells[0]?.text ?? '');
    return isLone && places.some((place) => Math.abs(place - x) < style.fontSize) && text !== '' && !/[,|–—]/.test(text);
  };
  for (const [i, row] of rows.entries()) {
    const { line } = row;
    const isDeep =
      line.cells.length === 1 && !line.labelled && line.x > most + 1.2 * line.style.fontSize && line.right < line.column.right - 3;
    if (isDeep && !row.date && !isBelowLone(i, line)) row.body = true;
  }
}

/** "Cook | The Swan | Summer 2014": the last of the parts of a head. */
const isLastPart = (text: string, { index, length }: DateMatch): boolean =>
  /[|·•:]\s*$/.test(text.slice(0, index)) && restOf(text.slice(index + length)) === '';

/** Where the entries have periods, a lone year within a line of words is not one. */
function dropLoneYears(rows: readonly EntryRow[]): void {
  const ranges = rows.filter((row) => row.date?.kind === 'range').length;
  if (ranges < 2) return;
  const firstLook = ({ line }: EntryRow) => lookOf(line.cells[0]?.spans[0]);
  const model = rows.find((row) => row.date?.kind === 'range');
  const areFirst = rows.every(({ date }) => date?.kind !== 'range' || date.index <= 1);
  for (const row of rows) {
    const cell = row.line.cells[row.dateCell];
    if (
      row.date?.kind === 'single' &&
      cell &&
      wordsOf(restOf(cell.text)).length > 3 &&
      row.line.cells.length === 1 &&
      !/\)$/.test(cell.text) &&
      !(row.key === model?.key && areFirst && row.date.index <= 1) &&
      !(model && firstLook(row) === firstLook(model) && isLastPart(cell.text, row.date))
    ) {
      row.date = null;
      row.dateCell = -1;
    }
  }
}

/** Where periods stand in the margin, "Year head since 2022; ran the club." in the text beside it tells of that time. */
function dropToldPeriods(rows: readonly EntryRow[]): void {
  if (rows.filter(({ date, dateCell, line }) => date && dateCell === 0 && line.labelled).length < 2) return;
  for (const row of rows) {
    const text = row.line.cells[row.dateCell]?.text ?? '';
    if (!row.date || row.line.labelled || row.line.cells.length > 1 || !sentence.test(text) || wordsOf(restOf(text)).length <= 3) continue;
    row.date = null;
    row.dateCell = -1;
  }
}

/** Ends in ", 2012". */
const endsInDate = ({ text }: Line): boolean => {
  const last = findDates(text).at(-1);
  return last !== undefined && last.index + last.length === text.length && /[,|·•]\s*$/.test(text.slice(0, last.index));
};

/** In bold as the first line of the section, or beginning so: "**Cook** – The Swan Inn and Restaurant". */
function isLikeHead(line: Line, first: EntryRow | undefined): boolean {
  if (!first || first.body) return false;
  if (line.style.bold && first.key === styleKey(line.style)) return true;
  const looks = ({ cells }: Line) => cells.flatMap(({ spans }) => spans.filter(({ icon }) => !icon).map((span) => lookOf(span)));
  const [own, model] = [looks(line), looks(first.line)];
  return line.cells[0]?.spans[0]?.bold === true && own.length > 1 && own[0] !== own[1] && own[0] === model[0] && own[1] === model[1];
}

/** Judges the lines of a section. */
export function toEntryRows(broken: readonly Line[]): EntryRow[] {
  const lines = joinBrokenPeriods(joinWrappedCells(joinStackedDates(liftMargins(broken))));
  const [first] = lines;
  const isTimeline = marksHeads(lines);
  const isListOfEntries = first !== undefined && isBulleted(first) && isEntryInBullet(first);
  const isLed = lines.some(({ text }) => findDates(text).some(({ kind, index }) => kind === 'range' && index <= 1));
  const rows: EntryRow[] = [];
  for (const [i, line] of lines.entries()) {
    const isHead = isBulletedHead(line) || isSigned(line) || (isTimeline && line.dotted && !isBullet(line.text));
    const bullet = isBulleted(line) && !isHead && !(isListOfEntries && isEntryInBullet(line));
    const previous = rows.at(-1);
    const key = styleKey(line.style);
    const found = bullet ? null : entryDate(line);
    const gap = previous ? line.top - previous.line.bottom : 0;
    const continues = previous?.body === true && key === previous.key && gap < line.style.fontSize * 0.75 && goesOn(previous.line, line);
    const below =
      isListOfEntries && previous !== undefined && !isBulleted(line) && /^\p{Ll}/u.test(line.text) && line.x > previous.line.x - 3;
    const wrapped =
      previous &&
      !previous.body &&
      key === previous.key &&
      gap < 0.6 * line.style.fontSize &&
      line.cells.length === 1 &&
      isFull(previous.line, line);
    // Where entries begin with their period, a year may stand there too.
    const isFirst = isLed && found?.cell === 0 && found.date.index <= 1 && previous?.body !== true;
    // "BSc Nursing, Harbour University, Bristol, 2012" above: another line that ends in its year is no sentence.
    const isLast = found !== null && rows[0] !== undefined && rows[0].key === key && endsInDate(rows[0].line) && endsInDate(line);
    const isDated = found !== null && (found.date.kind === 'range' || (line.labelled && found.cell === 0) || isFirst || isLast);
    const running = isRunningText(line) && !isDated && !(wrapped && wordsOf(line.text).length < 9);
    // What looks like the first line of the section, and stands out, is the head of the next entry however long it is.
    const headLook = isLikeHead(line, rows[0]) && !/[.;]$/.test(line.text);
    const body = bullet || below || (!headLook && ((continues && !(found && found.date.kind === 'range')) || (running && i > 0)));
    rows.push({ line, key, body, bullet, date: body ? null : (found?.date ?? null), dateCell: body ? -1 : (found?.cell ?? -1) });
  }
  markIndented(rows);
  dropLoneYears(rows);
  dropToldPeriods(rows);
  return rows;
}
