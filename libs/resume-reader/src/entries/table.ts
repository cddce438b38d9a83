import { type Cell, cellOf, type Line, lineOf, type Span } from '../layout/line';
import { findDates, opensPeriod } from '../text/dates';
import { columnFields, type Field, type FormKind } from '../vocabulary/fields';
import { isTown, placeScore } from '../vocabulary/places';
import { joinLines } from '../text/join-lines';
import { emptyEntry, fill, type FormEntry } from './form';

interface Column {
  field: Field;
  /** What stands above it. */
  name: string;
  x: number;
  right: number;
}

/** The cells of a line; a column of labels may hold two columns of a table, "Van" and "Tot". */
const cellsIn = ({ labelled, cells: [first, ...rest] }: Line): Cell[] => {
  if (!first || !labelled) return first ? [first, ...rest] : [];
  const groups: Span[][] = [];
  for (const span of first.spans) {
    const last = groups.at(-1)?.at(-1);
    if (last && span.x - last.x - last.width < span.fontSize) groups.at(-1)?.push(span);
    else groups.push([span]);
  }
  return groups.length > 1 ? [...groups.map(cellOf), ...rest] : [first, ...rest];
};

/** The head of a table, "Periode | Functie | Werkgever"; null for any other line. */
function columnsOf(line: Line | undefined, kind: FormKind): Column[] | null {
  const cells = line ? cellsIn(line).filter(({ text }) => text !== '') : [];
  const fields = columnFields(
    cells.map(({ text }) => text),
    kind,
  );
  return fields && cells.map(({ text, x, right }, i) => ({ field: fields[i] ?? 'aside', name: text, x, right }));
}

/** The column that a cell stands in: its text ends where its name does, or begins no farther left. */
function columnAt(columns: readonly Column[], { x, right }: Cell): number {
  const flush = columns.findIndex((column) => Math.abs(column.right - right) < 3 && Math.abs(column.x - x) > 4);
  const before = columns.findLastIndex((column) => column.x <= x + 4);
  return Math.max(0, flush > before ? flush : before);
}

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
  // Texts in the middle of their cells stand between the lines of the longest.
  if (line.top < above.bottom - 0.2 * line.style.fontSize) return false;
  const at = columns.findIndex(({ field }) => field === 'period' || field === 'from');
  const period = row.cells[at];
  const own = cellsIn(line).find((cell) => columnAt(columns, cell) === at);
  return at >= 0 && own !== undefined && findDates(own.text).length > 0 && !(period && opensPeriod(period.text));
}

/** The places at which texts begin, from left to right. */
function startsOf(lines: readonly Line[]): number[] {
  const starts: number[] = [];
  for (const x of lines.flatMap((line) => cellsIn(line).map((cell) => cell.x)).sort((a, b) => a - b))
    if (x - (starts.at(-1) ?? -Infinity) > 4) starts.push(x);
  return starts;
}

/** Names may be centred above their columns: whole rows say where those begin, or as many places at which texts begin as there are names. */
function withEdges(columns: readonly Column[], lines: readonly Line[]): Column[] {
  const whole = lines.map(cellsIn).filter((cells) => cells.length === columns.length);
  const starts = startsOf(lines);
  const areAll =
    starts.length === columns.length && columns.every(({ right }, i) => right > (starts[i] ?? 0) && right < (starts[i + 1] ?? Infinity));
  return columns.map((column, i) => ({
    ...column,
    x: Math.min(column.x, ...whole.map((cells) => cells[i]?.x ?? column.x), areAll ? (starts[i] ?? column.x) : column.x),
  }));
}

function rowsOf(lines: readonly Line[], columns: readonly Column[]): TableRow[] {
  const rows: TableRow[] = [];
  for (const line of lines) {
    let row = rows.at(-1);
    if (!row || beginsRow(row, line, columns)) rows.push((row = { cells: columns.map(() => null), lines: [] }));
    row.lines.push(line);
    for (const cell of cellsIn(line)) {
      const at = columnAt(columns, cell);
      row.cells[at] = goOn(row.cells[at] ?? null, cell);
    }
  }
  return rows;
}

/** The lines of a row in one of its columns. */
const linesIn = (row: TableRow, { x }: Pick<Cell, 'x'>): Cell[] =>
  row.lines.flatMap(({ cells }) => cells.filter((cell) => Math.abs(cell.x - x) < 4));

/** The town below the employer, in one cell. */
function townBelow(lines: readonly Cell[]): Cell | undefined {
  const last = lines.length > 1 ? lines.at(-1) : undefined;
  return last && (placeScore(last.text) >= 0.9 || isTown(last.text)) ? last : undefined;
}

/** Whether towns stand below employers: some would have had room beside them. */
function arePlaced(rows: readonly TableRow[], columns: readonly Column[]): boolean {
  const at = columns.findIndex(({ field }) => field === 'organisation');
  const cells = rows.flatMap((row) => row.cells[at] ?? []);
  const limit = columns[at + 1]?.x ?? Math.max(...cells.map(({ right }) => right));
  return rows.some((row) => {
    const cell = row.cells[at];
    const lines = cell ? linesIn(row, cell) : [];
    const [town, above] = [townBelow(lines), lines.at(-2)];
    return town !== undefined && above !== undefined && above.right + town.right - town.x < limit - 10;
  });
}

/** What a row says in one of its columns. */
function fillFrom(entry: FormEntry, { field, name }: Column, cell: Cell, row: TableRow, isPlaced: boolean): void {
  const value = (cells: Cell[]) => lineOf(cells, false, { x: cell.x, right: cell.right });
  if (field === 'expiry') return void entry.body.push({ ...value([cell]), text: `${name}: ${cell.text}` });
  const lines = linesIn(row, cell);
  const town = isPlaced && field === 'organisation' ? townBelow(lines) : undefined;
  if (town) {
    fill(entry, { field: 'place', value: value([town]) });
    return fill(entry, { field, value: value([lines.slice(0, -1).reduce<Cell | null>(goOn, null) ?? cell]) });
  }
  if (field !== 'tasks') return fill(entry, { field, value: value([cell]) });
  // The title is in the first line, and below it what was done.
  const [title = cell, ...tasks] = lines;
  fill(entry, { field: 'title', value: value([title]) });
  tasks.forEach((task) => fill(entry, { field: 'text', value: value([task]) }));
}

/** The kind of entries that a row of names of columns announces; null for any other line. */
export function tableKind(line: Line): FormKind | null {
  const [job, study] = [columnsOf(line, 'experience'), columnsOf(line, 'education')];
  return job && !study ? 'experience' : study && !job ? 'education' : null;
}

/** The entries of a section that is a table with a head; null where it is not. */
export function readTable([head, ...lines]: readonly Line[], kind: FormKind): FormEntry[] | null {
  const named = columnsOf(head, kind);
  if (!named) return null;
  const columns = withEdges(named, lines);
  const rows = rowsOf(lines, columns);
  const isPlaced = arePlaced(rows, columns);
  return rows.map((row) => {
    const entry = emptyEntry();
    entry.lines.push(...row.lines);
    row.cells.forEach((cell, i) => {
      const column = columns[i];
      if (cell && column) fillFrom(entry, column, cell, row, isPlaced);
    });
    return entry;
  });
}
