import type { Row } from './flow';
import { baselineOf, widthOf } from './measure';
import type { AreaItem, Layout, Page, PageItem, PictureItem } from './page';
import { paginate } from './paginate';
import { rounded } from './rounded';

export type Size = { width: number; height: number };

/** A column of rows: where it stands on the first and on later pages. */
export type Column = { x: number; firstTop: number; top: number; bottom: number; rows: readonly Row[] };

/** Everything a template puts on paper. `behind` is drawn first on every page. */
export type Columns = {
  columns: readonly Column[];
  behind?: readonly AreaItem[];
  picture?: PictureItem;
  /** Where a page number ends, on documents of several pages. */
  numberAt: { right: number; baseline: number; color: string };
};

const numberSize = 11;
const moved = <T extends PageItem>(item: T, x: number, y: number): T => ({ ...item, x: rounded(item.x + x), y: rounded(item.y + y) });

const numberOf = (page: number, count: number, { right, baseline, color }: Columns['numberAt']): PageItem => {
  const text = `${page} / ${count}`;
  const width = rounded(widthOf(text, 'regular', numberSize));
  return {
    kind: 'text',
    x: rounded(right - width),
    y: rounded(baseline),
    width,
    text,
    font: 'regular',
    size: numberSize,
    color,
    block: -1,
  };
};

/** Puts columns on as many pages as the longest takes. */
export const pagesOf = ({ columns, behind = [], picture, numberAt }: Columns): Pick<Layout, 'pages' | 'starts'> => {
  const placed = columns.map((column) => ({ column, rows: paginate(column.rows, column) }));
  const count = Math.max(1, ...placed.flatMap(({ rows }) => rows.map(({ page }) => page)));
  const pages: Page[] = Array.from({ length: count }, (_, i) => ({ number: i + 1, items: behind.map((item) => ({ ...item })) }));
  const starts: Layout['starts'] = [];
  for (const { column, rows } of placed) {
    for (const { row, page, y } of rows) {
      pages[page - 1]?.items.push(...row.items.map((item) => moved(item, column.x, y)));
      if (row.start) starts.push({ ...row.start, page, y: rounded(y) });
    }
  }
  if (picture) pages[0]?.items.push(picture);
  if (count > 1) for (const page of pages) page.items.push(numberOf(page.number, count, numberAt));
  return { pages, starts };
};

/** The baseline of page numbers: in the middle of the lower padding. */
export const numberBaseline = ({ height }: Size, padding: number): number =>
  height - padding + (padding - numberSize * 1.5) / 2 + baselineOf(numberSize, numberSize * 1.5);
