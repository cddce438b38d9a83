import type { Cell, Line } from '../layout/line';
import { isBullet } from '../text/bullets';
import { joinLines } from '../text/join-lines';
import { skillNamed } from '../vocabulary/skill-names';

interface Item {
  cell: Cell;
  line: Line;
}

/** Cells that begin at one place, from the top; null where the lines are no list in columns. */
function columnsIn(lines: readonly Line[]): Item[][] | null {
  const columns: Item[][] = [];
  for (const line of lines)
    for (const cell of line.cells) {
      const own = columns.find(([first]) => first !== undefined && Math.abs(first.cell.x - cell.x) < 2);
      if (own) own.push({ cell, line });
      else columns.push([{ cell, line }]);
    }
  const isList = columns.length > 1 && columns.every((items) => items.length > 1) && lines.every(({ page }) => page === lines[0]?.page);
  return isList ? columns.sort((a, b) => (a[0]?.cell.x ?? 0) - (b[0]?.cell.x ?? 0)) : null;
}

const baselineOf = ({ cell, line }: Item): number => cell.spans[0]?.baseline ?? line.baseline;

/** How far apart lines of one item stand, where items stand farther apart; null where all stand alike. */
function closeness(columns: readonly Item[][]): number | null {
  const gaps = columns.flatMap((items) => items.slice(1).map((item, i) => baselineOf(item) - baselineOf(items[i] ?? item)));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return most - least > 0.2 * (columns[0]?.[0]?.cell.spans[0]?.fontSize ?? 10) ? (least + Math.min(most, 2 * least)) / 2 : null;
}

/** The first word below would not have fitted beside the text above. */
function isFull({ cell: above }: Item, { cell: below }: Item, limit: number): boolean {
  const [word = ''] = below.text.split(' ');
  const letter = (below.right - below.x) / Math.max(below.text.length, 1);
  return above.right + letter * (word.length + 1) > limit;
}

const isKnown = ({ cell }: Item): boolean => skillNamed(cell.text) !== undefined;

/** Short items in columns, some of which go on below: "Crowd" over "management". */
export function joinWrappedColumns(lines: readonly Line[]): readonly Line[] {
  const columns = columnsIn(lines);
  const close = columns && closeness(columns);
  if (!columns || close === null) return lines;
  const joined = columns.map((items, c) => {
    const limit = (columns[c + 1]?.[0]?.cell.x ?? Math.max(...items.map(({ cell }) => cell.right)) + 16) - 16;
    const whole: Item[][] = [];
    for (const item of items) {
      const above = whole.at(-1)?.at(-1);
      const isRest = above && !isBullet(item.cell.text) && baselineOf(item) - baselineOf(above) < close;
      // A group and its first item would have room beside each other; what is known as it stands is whole.
      if (isRest && (!isFull(above, item, limit) || (isKnown(above) && isKnown(item)))) return null;
      if (isRest) whole.at(-1)?.push(item);
      else whole.push([item]);
    }
    return whole;
  });
  if (joined.some((whole) => whole === null)) return lines;
  return joined.flatMap((whole) =>
    (whole ?? []).flatMap((items) => {
      const [first] = items;
      if (!first) return [];
      const text = items.map(({ cell }) => cell.text).reduce(joinLines);
      const spans = items.flatMap(({ cell }) => cell.spans);
      return [{ ...first.line, labelled: false, text, cells: [{ ...first.cell, spans, text }], x: first.cell.x, right: first.cell.right }];
    }),
  );
}
