import { type Cell, cellOf, type Line } from '../layout/line';
import { isBullet } from '../text/bullets';
import { closesPeriod, hasDate, opensPeriod } from '../text/dates';
import { wordsOf } from '../text/fold';
import { titleScore } from '../vocabulary/titles';
import { restOf } from './period-text';

/** Farther below the head than this, a margin belongs to something else. */
const deepest = 3;

const isDescription = (line: Line): boolean => {
  const text = line.cells[0]?.text ?? '';
  return (isBullet(text) || line.dotted) && (titleScore(text) <= 0.5 || wordsOf(text).length >= 7);
};

const sharesEdge = (a: Cell, b: Cell) => Math.abs(a.right - b.right) < 3 || Math.abs(a.x - b.x) < 3;
const isPeriod = (text: string) => hasDate(text) && wordsOf(restOf(text)).length <= 1;

function withoutLast(line: Line): Line {
  const cells = line.cells.slice(0, -1);
  const [first, last] = [cells[0], cells.at(-1)];
  return { ...line, cells, text: cells.map(({ text }) => text).join('  '), x: first?.x ?? line.x, right: last?.right ?? line.right };
}

function withCell(line: Line, cell: Cell): Line {
  const cells = [...line.cells, cell];
  return { ...line, cells, text: cells.map(({ text }) => text).join('  ') };
}

/** The line an entry begins with, when the margin beside it holds something but no period yet. */
function headOf(lines: readonly Line[], below: number): number | null {
  for (let i = below - 1; i >= Math.max(0, below - deepest); i--) {
    const line = lines[i];
    if (!line || line.page !== lines[below]?.page) return null;
    if (isBullet(line.text) || line.dotted) continue;
    return line.cells.length > 1 && !line.cells.some(({ text }) => hasDate(text)) ? i : null;
  }
  return null;
}

/**
 * Place, period and length of a job may stand below each other in a margin, beside the first lines of its description: the period is
 * moved up to the head, which it belongs to.
 */
export function liftMargins(printed: readonly Line[]): Line[] {
  const lines = [...printed];
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i];
    const period = line?.cells.at(-1);
    if (!line || !period || line.cells.length < 2 || !isDescription(line) || !isPeriod(period.text)) continue;
    const at = headOf(lines, i);
    const head = at === null ? undefined : lines[at];
    const beside = head?.cells.at(-1);
    if (at === null || !head || !beside || !sharesEdge(beside, period)) continue;
    const [next, end] = [lines[i + 1], lines[i + 1]?.cells.at(-1)];
    const goesOn = next && end && opensPeriod(period.text) && closesPeriod(end.text) && sharesEdge(end, period);
    const whole = goesOn ? { ...cellOf([...period.spans, ...end.spans]), text: `${period.text} ${end.text}` } : period;
    lines[at] = withCell(head, whole);
    lines[i] = withoutLast(line);
    if (goesOn) lines.splice(i + 1, 1, ...(next.cells.length > 1 ? [withoutLast(next)] : []));
  }
  return lines;
}
