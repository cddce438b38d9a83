import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Key, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './table.module.css';

export type SortDirection = 'ascending' | 'descending';

export interface TableSort {
  column: string;
  direction: SortDirection;
}

export interface TableColumn<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** The total under the column. */
  total?: ReactNode;
}

export interface TableProps<Row> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Makes each row lead somewhere, by its first cell. */
  hrefOf?: (row: Row) => string;
  /** Or do something, by its first cell. */
  onOpen?: (row: Row) => void;
  selected?: Key;
  /** Stands in place of the rows when there are none. */
  empty: ReactNode;
  /** Where there is no room for the columns, each row stands as a list of what they hold, under its first cell. By itself it scrolls. */
  whenNarrow?: 'stacks';
  className?: string;
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

interface ColumnHeadProps extends Pick<TableProps<never>, 'sort' | 'onSort'> {
  column: TableColumn<never>;
}

const ColumnHead = ({ column, sort, onSort }: ColumnHeadProps) => {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" role="columnheader" aria-sort={direction} className={classNames(styles.column, column.align === 'end' && styles.end)}>
      {column.isSortable && onSort ? (
        <Button
          className={styles.label ?? ''}
          onPress={() => onSort({ column: column.id, direction: direction ? opposite[direction] : 'ascending' })}
        >
          {column.label}
          {direction && <Arrow />}
        </Button>
      ) : (
        <span className={styles.label}>{column.label || <VisuallyHidden>{column.id}</VisuallyHidden>}</span>
      )}
    </th>
  );
};

function TableRow<Row>({
  row,
  columns,
  hrefOf,
  onOpen,
  isSelected,
}: Pick<TableProps<Row>, 'columns' | 'hrefOf' | 'onOpen'> & { row: Row; isSelected: boolean }) {
  const wayIn = (content: ReactNode) => {
    if (hrefOf)
      return (
        <Link href={hrefOf(row)} className={styles.open ?? ''} aria-current={isSelected ? 'true' : undefined}>
          {content}
        </Link>
      );
    if (onOpen)
      return (
        <Button onPress={() => onOpen(row)} className={styles.open ?? ''} aria-expanded={isSelected}>
          {content}
        </Button>
      );
    return content;
  };
  return (
    <tr role="row" className={styles.row} data-selected={isSelected || undefined}>
      {columns.map((column, index) => (
        <td
          key={column.id}
          role="cell"
          data-label={index > 0 ? column.label : undefined}
          className={classNames(styles.cell, column.align === 'end' && styles.end)}
        >
          {index === 0 ? wayIn(column.cell(row)) : column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Rows and columns with the head and the totals in view while scrolling. Sorting, paging and filtering are up to whoever has the rows. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, sort, onSort, hrefOf, onOpen, selected, empty, whenNarrow, className } = props;
  const hasTotals = rows.length > 0 && columns.some(({ total }) => total !== undefined);
  return (
    // A part that scrolls must be reachable by the keyboard.
    <div role="region" aria-label={label} tabIndex={0} className={classNames(styles.scroll, className)}>
      {/* Rows that stack are no table to the browser any more, so that the roles are said. */}
      <table role="table" className={classNames(styles.table, whenNarrow === 'stacks' && styles.stacks)} aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column as TableColumn<never>} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} columns={columns} hrefOf={hrefOf} onOpen={onOpen} isSelected={keyOf(row) === selected} />
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                <div className={styles.words}>{empty}</div>
              </td>
            </tr>
          )}
        </tbody>
        {hasTotals && (
          <tfoot>
            <tr>
              {columns.map(({ id, align, total }) => (
                <td key={id} className={classNames(styles.total, align === 'end' && styles.end)}>
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
