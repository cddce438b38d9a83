import type { sortDirections } from '@tandem/contracts/admin/admin.shapes';
import { uuid } from '@tandem/contracts/fields';
import { startOf } from './days';
import { patternsOf } from './searchable';

/** A table of the console: what a row is made of, and the SQL of what it can be sorted by. */
export type Table<F extends string = string> = {
  name: 'person' | 'employer' | 'vacancy';
  /** What is joined to the rows that are shown. */
  joins: string;
  select: string;
  sorts: Record<F, { by: string; isNullable?: boolean }>;
  /** What a download has of a row: a heading and the SQL of the cell, as text. */
  download: readonly { key: string; header: string; sql: string }[];
};
export type TableSort<F extends string> = { sortField?: F; sortDirection?: (typeof sortDirections)[number] };

/** What rows must be, with the values of its places. */
export class Filter {
  readonly values: unknown[] = [];
  private readonly conditions: string[] = [];

  /** Adds a condition, unless nothing was asked; `condition` gets the place of the value. */
  where<T>(value: T | undefined, condition: (place: string) => string): this {
    if (value === undefined) return this;
    this.values.push(value);
    this.conditions.push(condition(`$${this.values.length}`));
    return this;
  }

  /** Adds a condition that has no value. */
  only(condition: string, isAsked = true): this {
    if (isAsked) this.conditions.push(condition);
    return this;
  }

  /** From the beginning of a day or month, or from a moment. */
  since(column: string, date: string | undefined): this {
    if (date === undefined) return this;
    const { value, sql } = startOf(date);
    return this.where(value, (place) => `${column} >= ${sql(place)}`);
  }

  /** Every word of a search must be in the row; an id, as logs have them, is the row itself. */
  search(name: Table['name'], text: string | undefined): this {
    const id = uuid.safeParse(text?.trim().toLowerCase());
    if (id.success) return this.where(id.data, (place) => `${name}.id = ${place}`);
    for (const pattern of patternsOf(text ?? '')) this.where(pattern, (place) => `${name}.search like ${place}`);
    return this;
  }

  /** Every word of a search must be what `condition` says of its pattern. */
  eachWord(text: string | undefined, condition: (pattern: string, place: (value: unknown) => string) => string): this {
    const place = (value: unknown): string => `$${this.values.push(value)}`;
    for (const pattern of patternsOf(text ?? '')) this.conditions.push(condition(pattern, place));
    return this;
  }

  toSql(): string {
    return this.conditions.length ? `where ${this.conditions.join(' and ')}` : '';
  }
}

/** Newest first unless asked otherwise; what has no value comes last both ways, and the id decides between equals. */
const orderOf = <F extends string>({ name, sorts }: Table<F>, { sortField, sortDirection = 'ASC' }: TableSort<F>): string => {
  if (!sortField) return `order by ${name}.created_at desc, ${name}.id desc`;
  const { by, isNullable = false } = sorts[sortField];
  const direction = sortDirection === 'DESC' ? 'desc' : 'asc';
  return `order by ${by} ${direction}${isNullable ? ' nulls last' : ''}, ${name}.id ${direction}`;
};

/** All rows of a filter in order. */
export const rowsSql = <F extends string>(table: Table<F>, filter: Filter, sort: TableSort<F>): string =>
  `select ${table.select} from ${table.name} ${table.joins} ${filter.toSql()} ${orderOf(table, sort)}`;

/** SQL of a moment as the product writes them: in UTC, to the millisecond. */
export const momentSql = (column: string): string => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** All rows of a filter in order, with what a download has of them. */
export const downloadSql = <F extends string>(table: Table<F>, filter: Filter, sort: TableSort<F>): string => {
  const cells = table.download.map(({ key, sql }) => `${sql} as "${key}"`).join(', ');
  return `select ${cells} from ${table.name} ${filter.toSql()} ${orderOf(table, sort)}`;
};

/** A page of them: its ids first, so that only what is shown is joined. */
export const pageSql = <F extends string>(table: Table<F>, filter: Filter, sort: TableSort<F>, limit: number, offset: number): string =>
  `select ${table.select} from (
     select * from ${table.name} ${filter.toSql()} ${orderOf(table, sort)} limit ${limit} offset ${offset}
   ) ${table.name} ${table.joins} ${orderOf(table, sort)}`;

export const countSql = ({ name }: Pick<Table, 'name'>, filter: Filter): string =>
  `select count(*)::int as total from ${name} ${filter.toSql()}`;
