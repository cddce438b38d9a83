import { type Cell, type Line, lookOf } from '../layout/line';
import { isBullet } from '../text/bullets';
import { closesPeriod, endsInMonth, findDates, hasDate, hasRange, opensPeriod } from '../text/dates';
import { wordsOf } from '../text/fold';
import { joinLines } from '../text/join-lines';
import { companyScore, schoolScore } from '../vocabulary/organisations';
import { titleScore } from '../vocabulary/titles';
import { restOf } from './period-text';

const sharesEdge = (a: Cell, b: Cell): boolean => Math.abs(a.x - b.x) < 2 || Math.abs(a.right - b.right) < 2;
const goesOnInLook = (above: Cell, below: Cell): boolean => lookOf(above.spans.at(-1)) === lookOf(below.spans[0]);

/** "Mar 2020 –" over "Aug 2022", or over "Aug" over "2022": a period in a column too narrow for it. */
function isTornPeriod(above: Cell, below: Cell): boolean {
  if (hasRange(above.text)) return /\([^()]*$/.test(above.text) && /^[^()]*\)$/.test(below.text);
  if (wordsOf(below.text).length > 3 || hasRange(below.text)) return false;
  if (/^[-–—→]$/.test(below.text)) return hasDate(above.text);
  const [whole] = findDates(`${above.text} ${below.text}`);
  if (!whole || (endsInMonth(above.text) && !hasDate(below.text) && !/^\d{4}/.test(below.text))) return false;
  if (endsInMonth(above.text)) return /^(?:(?:19|20)\d{2}|['’]\d{2})(?!\d)/.test(below.text);
  if (!opensPeriod(above.text)) return false;
  if (endsInMonth(below.text)) return wordsOf(below.text).length === 1;
  const isInOrder = whole.kind === 'range' && (whole.end === 'present' || (whole.start ?? '') <= (whole.end ?? ''));
  return isInOrder && closesPeriod(below.text) && wordsOf(restOf(below.text)).length <= 1;
}

/** The first word below would have touched what stands beside the cell. */
function isFull(above: Cell, limit: number, below: Cell): boolean {
  const [word = ''] = below.text.split(' ');
  const letter = (below.right - below.x) / Math.max(below.text.length, 1);
  return above.right + letter * (word.length + 1) > limit - 0.8 * (above.spans[0]?.fontSize ?? 10);
}

const isOwnValue = (text: string): boolean =>
  !/^\p{Ll}/u.test(text) && (schoolScore(text) >= 1 || companyScore(text) > 0.4 || titleScore(text) > 0.5);

const withCells = (line: Line, cells: Cell[]): Line => ({ ...line, cells, text: cells.map(({ text }) => text).join('  ') });

const joined = (above: Cell, below: Cell): Cell => ({
  ...above,
  spans: [...above.spans, ...below.spans.map((span, i) => (i === 0 ? { ...span, text: ` ${span.text}` } : span))],
  text: joinLines(above.text, below.text),
});

/** The last column of a table of three or more. */
const isLastColumn = ({ cells }: Line, at: number): boolean => at > 1 && at === cells.length - 1;

/** Which cell above each cell of a line is the rest of; -1 for what begins anew. */
function restsOf(above: Line, line: Line): number[] {
  const partner = line.cells.map((cell) => above.cells.findIndex((other) => sharesEdge(other, cell) && goesOnInLook(other, cell)));
  const isTorn = line.cells.map((cell, i) => {
    const other = above.cells[partner[i] ?? -1];
    return other !== undefined && isTornPeriod(other, cell);
  });
  // What has a period of its own, as the line above has, is another row.
  const isRow = [above, line].every(({ cells }) => cells.some(({ text }) => hasRange(text)));
  return line.cells.map((cell, i) => {
    const at = partner[i] ?? -1;
    const [other, next] = [above.cells[at], above.cells[at + 1]];
    if (!other) return -1;
    if (isTorn[i]) return at;
    if (isRow || hasDate(cell.text) || hasRange(other.text)) return -1;
    if (!next) return isLastColumn(above, at) && line.cells.length === 1 && isFull(other, above.column.right, cell) ? at : -1;
    if (cell.right > next.x) return -1;
    // Text and period share their line so that both run over it.
    const isShared = isTorn[i + 1] === true && !isOwnValue(cell.text);
    return isShared || isFull(other, next.x, cell) ? at : -1;
  });
}

/** Texts and periods side by side, each too long for its part of the line, go on below themselves. */
export function joinWrappedCells(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const isBelow =
      above !== undefined &&
      above.cells.length > 1 &&
      above.page === line.page &&
      line.top > above.top &&
      line.top - above.bottom < 0.6 * Math.max(line.style.fontSize, above.style.fontSize) &&
      !line.dotted &&
      !isBullet(line.text);
    const rests = isBelow ? restsOf(above, line) : [];
    if (!above || !rests.some((at) => at >= 0)) {
      whole.push(line);
      continue;
    }
    const cells = [...above.cells];
    line.cells.forEach((cell, i) => {
      const at = rests[i] ?? -1;
      const other = cells[at];
      if (other) cells[at] = joined(other, cell);
    });
    const left = line.cells.filter((_, i) => (rests[i] ?? -1) < 0);
    whole[whole.length - 1] = { ...withCells(above, cells), bottom: left.length > 0 ? above.bottom : line.bottom };
    const isLabelGone = line.labelled && (rests[0] ?? -1) >= 0;
    if (left.length > 0) whole.push({ ...withCells(line, left), x: left[0]?.x ?? line.x, labelled: line.labelled && !isLabelGone });
  }
  return whole;
}
