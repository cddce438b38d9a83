import { type Line, styleKey } from '../layout/line';
import { isBullet, isOnlyBullet } from '../text/bullets';
import { closesPeriod, type DateMatch, findDates, opensPeriod, withoutDates } from '../text/dates';
import { wordsOf } from '../text/fold';

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

const duration = /[([]?\b\d{1,2}\+?\s*(?:years?|yrs?|jaar|jahre?n?|ans?|años?|anni|anno|months?|mos?|maand(?:en)?|monate?n?|mois|meses|mesi)\b\.?(?:\s*,?\s*(?:and|en|und|et|y|e)?\s*\d{1,2}\s*(?:months?|mos?|maand(?:en)?|monate?n?|mois|mes(?:es)?|mesi)\b\.?)?[)\]]?/giu;
export const withoutDuration = (text: string): string => text.replace(duration, ' ');

/** Words that stand beside a date without adding anything. */
const dateWords = /\b(?:expected|anticipated|graduation|graduated|graduating|date|verwacht|voraussichtlich|in progress|full-?time|part-?time|fulltime|parttime|completed|conferred|awarded|class of|afgerond|behaald|diploma)\b/giu;

export const restOf = (text: string): string =>
  withoutDuration(withoutDates(text))
    .replace(dateWords, ' ')
    .replace(/[()[\],:;|·•–—-]/g, ' ')
    .trim();

/** A date that could be the period of an entry: it stands alone in its cell, at an end of it, or in brackets. */
function entryDate(line: Line): { date: DateMatch; cell: number } | null {
  let weak: { date: DateMatch; cell: number } | null = null;
  for (const [cell, { text }] of line.cells.entries()) {
    const dates = findDates(text);
    const [first] = dates;
    if (!first) continue;
    const range = dates.find((date) => date.kind === 'range');
    const best = range ?? dates.at(-1) ?? first;
    const alone = wordsOf(restOf(text)).length <= 1;
    const atEnd = best.index + best.length >= text.replace(/[\s)\].,]+$/, '').length;
    const atStart = best.index <= 1;
    const inside = wordsOf(restOf(text)).length;
    if (alone) return { date: best, cell };
    if (range && inside <= 16) return { date: best, cell };
    if ((atEnd || atStart) && inside <= 14) weak ??= { date: best, cell };
  }
  return weak;
}

const sentence = /[.!?;]$/;

function isRunningText(line: Line): boolean {
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

/** A period that runs over the end of a line is read as one. */
function joinBrokenPeriods(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [first, ...rest] = line.cells;
    const last = above?.cells.at(-1);
    const near = above && above.page === line.page && line.top - above.bottom < 0.6 * line.style.fontSize;
    if (above && first && last && near && !above.dotted && opensPeriod(last.text) && closesPeriod(first.text)) {
      const cell = { ...last, spans: [...last.spans, ...first.spans], text: `${last.text} ${first.text}` };
      joined[joined.length - 1] = { ...above, cells: [...above.cells.slice(0, -1), cell, ...rest], text: `${above.text} ${line.text}`, bottom: line.bottom };
    } else joined.push(line);
  }
  return joined;
}

/** Judges the lines of a section. */
export function toEntryRows(broken: readonly Line[]): EntryRow[] {
  const lines = joinBrokenPeriods(broken);
  const rows: EntryRow[] = [];
  for (const [i, line] of lines.entries()) {
    const bullet = isBullet(line.text) || line.dotted;
    const previous = rows.at(-1);
    const key = styleKey(line.style);
    const found = bullet ? null : entryDate(line);
    const gap = previous ? line.top - previous.line.bottom : 0;
    const continues =
      previous?.body === true &&
      previous.line.page === line.page &&
      key === previous.key &&
      gap < line.style.fontSize * 0.75 &&
      line.x >= textStart(previous.line) - 3 &&
      (previous.line.right - previous.line.x > 0.6 * (line.column.right - previous.line.x) || /^\p{Ll}/u.test(line.text));
    const running = isRunningText(line) && !(found && found.date.kind === 'range');
    const body = bullet || (continues && !(found && found.date.kind === 'range')) || (running && i > 0);
    rows.push({ line, key, body, bullet, date: body ? null : (found?.date ?? null), dateCell: body ? -1 : (found?.cell ?? -1) });
  }
  const ranges = rows.filter((row) => row.date?.kind === 'range').length;
  if (ranges >= 2) {
    // Where the entries have periods, a lone year within a line of words is not one.
    for (const row of rows) {
      const cell = row.line.cells[row.dateCell];
      if (row.date?.kind === 'single' && cell && wordsOf(restOf(cell.text)).length > 3 && row.line.cells.length === 1 && !/\)$/.test(cell.text)) {
        row.date = null;
        row.dateCell = -1;
      }
    }
  }
  return rows;
}
