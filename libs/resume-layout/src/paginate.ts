import type { Row } from './flow';

/** A row on its page; y is the top of the row. */
export type PlacedRow = { row: Row; page: number; y: number };

/** Room of a column: where it begins on the first page and on all others, and where it ends. */
export type Room = { firstTop: number; top: number; bottom: number };

/** Rows that have to stay together, as lists. */
const groupsOf = (rows: readonly Row[]): Row[][] => {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (row.isKept && last && !row.startsPage) last.push(row);
    else groups.push([row]);
  }
  return groups;
};

const heightOf = (group: readonly Row[]): number => group.reduce((sum, row, i) => sum + row.height + (i === 0 ? 0 : row.gap), 0);

/** Puts rows on pages from the top: what stays together moves to the next page together, unless no page is high enough for it. */
export const paginate = (rows: readonly Row[], { firstTop, top, bottom }: Room): PlacedRow[] => {
  const placed: PlacedRow[] = [];
  let page = 1;
  let y = firstTop;
  let isFresh = true;
  const turn = (): void => {
    page++;
    y = top;
    isFresh = true;
  };
  const place = (row: Row): void => {
    if (!isFresh) y += row.gap;
    placed.push({ row, page, y });
    y += row.height;
    isFresh = false;
  };
  for (const group of groupsOf(rows)) {
    const [first] = group;
    if (!first) continue;
    if (first.startsPage && !isFresh) turn();
    const fits = y + (isFresh ? 0 : first.gap) + heightOf(group) <= bottom;
    if (!fits && !isFresh) turn();
    for (const row of group) {
      if (!isFresh && y + row.gap + row.height > bottom) turn();
      place(row);
    }
  }
  return placed;
};
