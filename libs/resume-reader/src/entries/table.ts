import { type Cell, cellOf, type Line, lineOf } from '../layout/line';
import { findDates, opensPeriod } from '../text/dates';
import { type Field, fieldNamed, type FormKind } from '../vocabulary/fields';
import { joinLines } from '../text/join-lines';
import { emptyEntry, fill, type FormEntry } from './form';

interface Column {
  field: Field;
  x: number;
}

/** The head of a table, "Periode | Functie | Werkgever"; null for any other line. */
function columnsOf(line: Line | undefined, kind: FormKind): Column[] | null {
  const cells = line?.cells.filter(({ text }) => text !== '') ?? [];
  const columns = cells.flatMap(({ text, x }) => {
    const field = fieldNamed(text, kind);
    return field ? [{ field, x }] : [];
  });
  const isHead = columns.length === cells.length && new Set(columns.map(({ field }) => field)).size === columns.length;
  const fields = columns.map(({ field }) => field);
  return isHead && columns.length > 1 && (fields.includes('title') || fields.includes('organisation')) ? columns : null;
}

const columnAt = (columns: readonly Column[], x: number): number =>
  Math.max(
    0,
    columns.findLastIndex((column) => column.x <= x + 4),
  );

/** One row of the table: what stands in each of its columns, over however many lines. */
interface TableRow {
  cells: (Cell | null)[];
  lines: Line[];
}

const goOn = (above: Cell | null, cell: Cell): Cell =>
  above ? { ...cellOf([...above.spans, ...cell.spans]), text: joinLines(above.text, cell.text) } : cell;

/** Rows stand apart, or begin with a period of their own. */
function beginsRow(row: TableRow | undefined, line: Line, columns: readonly Column[]): boolean {
  const above = row?.lines.at(-1);
  if (!row || !above || above.page !== line.page) return true;
  if (line.top - above.bottom > 0.5 * line.style.fontSize) return true;
  const at = columns.findIndex(({ field }) => field === 'period');
  const period = row.cells[at];
  const own = line.cells.find((cell) => columnAt(columns, cell.x) === at);
  return at >= 0 && own !== undefined && findDates(own.text).length > 0 && !(period && opensPeriod(period.text));
}

function rowsOf(lines: readonly Line[], columns: readonly Column[]): TableRow[] {
  const rows: TableRow[] = [];
  for (const line of lines) {
    let row = rows.at(-1);
    if (!row || beginsRow(row, line, columns)) rows.push((row = { cells: columns.map(() => null), lines: [] }));
    row.lines.push(line);
    for (const cell of line.cells) {
      const at = columnAt(columns, cell.x);
      row.cells[at] = goOn(row.cells[at] ?? null, cell);
    }
  }
  return rows;
}

/** The entries of a section that is a table with a head; null where it is not. */
export function readTable([head, ...lines]: readonly Line[], kind: FormKind): FormEntry[] | null {
  const columns = columnsOf(head, kind);
  if (!columns) return null;
  return rowsOf(lines, columns).map((row) => {
    const entry = emptyEntry();
    entry.lines.push(...row.lines);
    row.cells.forEach((cell, i) => {
      const field = columns[i]?.field;
      if (cell && field) fill(entry, { field, value: lineOf([cell], false, { x: cell.x, right: cell.right }) });
    });
    return entry;
  });
}
