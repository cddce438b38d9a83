import type { Block, PageItem, SectionName } from './page';

/** What stands on one line of a column; x and y count from the left edge of the column and the top of the row. */
export type Row = {
  height: number;
  /** Room above, unless the row is the first of a page. */
  gap: number;
  /** Stays on the page of the row above. */
  isKept: boolean;
  items: PageItem[];
  start?: { section: SectionName; title: string };
  startsPage?: boolean;
};

/** Collects the rows of a column and the blocks they belong to. */
export class Flow {
  readonly rows: Row[] = [];

  constructor(
    readonly width: number,
    private readonly blocks: Block[],
  ) {}

  /** Begins a paragraph, heading or item and answers its index. */
  block(tag: Block['tag'], section: SectionName, entryId: string | null = null): number {
    return this.blocks.push({ tag, section, entryId }) - 1;
  }

  add(row: Row): void {
    this.rows.push(row);
  }

  /** Keeps the rows from `first` on together when they are no higher than `limit`. */
  keepTogether(first: number, limit: number): void {
    const rows = this.rows.slice(first);
    const height = rows.reduce((sum, row) => sum + row.height + row.gap, 0);
    if (height <= limit) for (const row of rows.slice(1)) row.isKept = true;
  }

  /** No row from `first` on ends a page or begins one by itself. */
  keepEnds(first: number): void {
    const [, second] = this.rows.slice(first);
    if (second) second.isKept = true;
    const last = this.rows.at(-1);
    if (second && last) last.isKept = true;
  }
}
