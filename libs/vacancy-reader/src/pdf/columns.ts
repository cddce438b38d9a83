import type { TextItem } from '@tandem/pdf-text/read';
import { headingKind, type SectionKind } from '../sections/headings';

const gutter = { from: 0.25, to: 0.75, step: 4, half: 5 };
/** What a column has at least: lines, and letters in each of them. Cells of tables have fewer. */
const column = { lines: 6, letters: 18, headed: 3 };
const parts = new Set<SectionKind>(['duties', 'requirements', 'wishes', 'benefits']);

const right = (item: TextItem): number => item.x + item.width;
const crosses = (item: TextItem, x: number): boolean => item.x < x + gutter.half && right(item) > x - gutter.half;

interface Run {
  x: number;
  from: number;
  to: number;
}

const lettersOf = (items: readonly TextItem[]): number => items.reduce((sum, { text }) => sum + text.length, 0);

const isColumn = (items: readonly TextItem[]): boolean => {
  const lines = new Set(items.map(({ baseline }) => Math.round(baseline))).size;
  return lines >= column.lines && lettersOf(items) >= lines * column.letters;
};

const onOneLine = 2;
/** Whether the lines of two sides stand at heights of their own, as those of a margin do and the cells of a table do not. */
const standApart = (one: readonly TextItem[], other: readonly TextItem[]): boolean => {
  if (Math.min(one.length, other.length) < column.lines) return false;
  const beside = one.filter(({ baseline }) => other.some((item) => Math.abs(item.baseline - baseline) < onOneLine));
  return beside.length * 2 < one.length;
};

/** The longest run of items, from top to bottom, that leaves a place free from one side to the other. */
const longestRun = (items: readonly TextItem[], x: number): Run => {
  let best: Run = { x, from: 0, to: 0 };
  let from = 0;
  for (let place = 0; place <= items.length; place++) {
    const item = items[place];
    if (item && !crosses(item, x)) continue;
    if (place - from > best.to - best.from) best = { x, from, to: place };
    from = place + 1;
  }
  return best;
};

const isSplit = (items: readonly TextItem[], { x, from, to }: Run): boolean => {
  const inside = items.slice(from, to);
  const [before, after] = [inside.filter((item) => right(item) <= x), inside.filter((item) => item.x >= x)];
  return (isColumn(before) && isColumn(after)) || standApart(before, after);
};

const isPart = ({ text }: TextItem): boolean => {
  const kind = headingKind(text);
  return kind !== null && parts.has(kind);
};

/** Two parts beside each other, each below a heading that says so: "Essential" beside "Desirable". What follows on the left under another heading is below both. */
const headedRun = (items: readonly TextItem[], { x, from, to }: Run): Run | null => {
  const inside = items.slice(from, to);
  const isHead = (item: TextItem): boolean => isPart(item) && right(item) <= x;
  const start = inside.findIndex(
    (item) =>
      isHead(item) &&
      inside.some(
        (other) =>
          other.x >= x &&
          Math.abs(other.baseline - item.baseline) < onOneLine &&
          isPart(other) &&
          headingKind(other.text) !== headingKind(item.text),
      ),
  );
  const lastRight = inside.findLastIndex((item) => item.x >= x);
  if (start < 0 || lastRight - start < column.headed) return null;
  const below = inside.findIndex((item, place) => place > lastRight && isHead(item));
  return { x, from: from + start, to: below < 0 ? to : from + below };
};

/** A name in the largest letters over one column stands over both, however short it is. */
const withoutName = (items: readonly TextItem[], run: Run): Run => {
  const largest = Math.max(...items.map(({ fontSize }) => fontSize));
  const first = items[run.from];
  const isName =
    first !== undefined && largest > 0 && first.fontSize === largest && items.filter(({ fontSize }) => fontSize === largest).length === 1;
  return isName ? { ...run, from: run.from + 1 } : run;
};

/** The items of a page in the groups in which they are read: what stands over two columns, the left one, the right one, what follows. */
export const columnsOf = (items: readonly TextItem[]): TextItem[][] => {
  const sorted = [...items].sort((a, b) => a.baseline - b.baseline || a.x - b.x);
  const left = Math.min(...sorted.map(({ x }) => x));
  const width = Math.max(...sorted.map(right)) - left;
  const places = Array.from(
    { length: Math.floor((width * (gutter.to - gutter.from)) / gutter.step) || 0 },
    (_, step) => left + width * gutter.from + step * gutter.step,
  );
  const runs = places.map((x) => longestRun(sorted, x));
  const longest = (found: readonly Run[]): Run | null =>
    found.reduce<Run | null>((best, each) => (best && best.to - best.from >= each.to - each.from ? best : each), null);
  const whole = longest(runs.filter((each) => isSplit(sorted, each)));
  const headed = whole ? null : longest(runs.flatMap((each) => headedRun(sorted, each) ?? []));
  const found = whole ?? headed;
  if (!found) return [sorted];
  const run = withoutName(sorted, found);
  const inside = sorted.slice(run.from, run.to);
  const sides = [inside.filter((item) => right(item) <= run.x), inside.filter((item) => item.x >= run.x)];
  // What stands in a margin comes after what it stands beside.
  const isMargin = !headed && !sides.every(isColumn);
  return [
    sorted.slice(0, run.from),
    ...(isMargin ? sides.sort((a, b) => lettersOf(b) - lettersOf(a)) : sides),
    sorted.slice(run.to),
  ].filter((group) => group.length > 0);
};
