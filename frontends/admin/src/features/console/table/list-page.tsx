import type { Page } from '@tandem/contracts/entities/page';
import { Pagination } from '@tandem/ui/pagination';
import { Loading, Skeleton } from '@tandem/ui/skeleton';
import { Table, type TableColumn } from '@tandem/ui/table';
import { Text } from '@tandem/ui/text';
import { usePageLabels } from '@tandem/web-kit/language/page-labels';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect, type ReactNode } from 'react';
import { Answered } from '../answered';
import { ColumnChooser } from './column-chooser';
import { DownloadButton } from './download-button';
import { Freshness } from './freshness';
import { NarrowSort } from './narrow-sort';
import type { ListState } from './list-state';
import styles from './list-page.module.css';

type Answer<Row> = {
  data?: Page<Row> | undefined;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
};

export type ListPageProps<Row> = {
  title: string;
  list: ListState;
  answer: Answer<Row>;
  columns: readonly TableColumn<Row>[];
  keyOf: (row: Row) => string;
  /** Where a row leads; by default it opens beside the list. */
  hrefOf?: (row: Row) => string;
  /** Rows that lead nowhere. */
  isFlat?: boolean;
  /** Few columns that read well below each other on a phone. */
  whenNarrow?: 'stacks';
  filters?: ReactNode;
  actions?: ReactNode;
  /** Address of the whole list as CSV, below /api. */
  csv?: { path: string; fileName: string };
  empty: string;
  /** What is to be known of the rows that are shown, which have an order of their own then. */
  note?: string | undefined;
  /** Further rows, with words that say what they are. */
  also?: { title: string; rows: readonly Row[] } | undefined;
};

const Under = <Row,>({ data, list }: { data: Page<Row>; list: ListState }) => {
  const t = useText();
  const labels = usePageLabels();
  const { page, pageSize, total, totalPages, items } = data;
  const first = (page - 1) * pageSize + 1;
  return (
    <div className={styles.under}>
      <Text as="span" size="small" tone="soft" isTabular>
        {items.length > 0 && t('admin.range', { first, last: first + items.length - 1, total })}
      </Text>
      <Pagination
        current={page}
        total={totalPages}
        hrefOf={(number) => list.hrefOf({ page: number > 1 ? String(number) : null })}
        labels={{ ...labels, first: t('pages.first'), last: t('pages.last', { number: totalPages }) }}
      />
    </div>
  );
};

/** A page past the last one, as of an address kept from when the list was longer, is taken for the last. */
const useLastPage = (data: Page<unknown> | undefined, { set }: ListState): void => {
  const last = data && data.total > 0 && data.items.length === 0 ? data.totalPages : null;
  useEffect(() => {
    if (last !== null) set({ page: last > 1 ? String(last) : null });
  }, [last, set]);
};

const Waiting = () => (
  <Loading label={useText()('admin.loading')} className={styles.waiting ?? ''}>
    {Array.from({ length: 12 }, (_, index) => (
      <Skeleton key={index} height={28} />
    ))}
  </Loading>
);

const Rows = <Row,>(props: ListPageProps<Row> & { shown: readonly TableColumn<Row>[] }) => {
  const { title, list, answer, shown, keyOf, empty, note } = props;
  useLastPage(answer.data, list);
  return (
    <Answered answer={answer} waiting={<Waiting />}>
      {(data) => (
        <>
          {note && (
            <Text role="status" size="small">
              {note}
            </Text>
          )}
          <Table
            label={title}
            columns={shown}
            rows={data.items}
            keyOf={keyOf}
            sort={note && !list.isSorted ? undefined : list.sort}
            onSort={({ column, direction }) => list.set({ sort: column, direction: direction === 'descending' ? 'desc' : null })}
            hrefOf={props.isFlat ? undefined : (props.hrefOf ?? ((row) => list.hrefOf({ open: keyOf(row) })))}
            selected={list.open ?? undefined}
            empty={empty}
            whenNarrow={props.whenNarrow}
            className={styles.table}
          />
          <Under data={data} list={list} />
        </>
      )}
    </Answered>
  );
};

const Also = <Row,>({
  title,
  rows,
  shown,
  keyOf,
  list,
  hrefOf,
}: ListPageProps<Row> & { rows: readonly Row[]; shown: readonly TableColumn<Row>[] }) => (
  <>
    <Text size="small">{title}</Text>
    <Table
      label={title}
      columns={shown.map(({ total: _total, ...column }) => column)}
      rows={rows}
      keyOf={keyOf}
      hrefOf={hrefOf ?? ((row) => list.hrefOf({ open: keyOf(row) }))}
      selected={list.open ?? undefined}
      empty=""
      className={styles.table}
    />
  </>
);

/** A list of the console: its name and size, filters, sorting, pages, columns to choose and a CSV of all of it. */
export const ListPage = <Row,>(props: ListPageProps<Row>) => {
  const { title, list, answer, columns, filters, actions, csv, note, also } = props;
  const t = useText();
  const shown = columns.filter(({ id }, index) => index === 0 || !list.hidden.includes(id));
  return (
    <section className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {title} {answer.data && <span className={styles.total}>{t('admin.total', { total: answer.data.total })}</span>}
        </h1>
        <Freshness at={answer.fulfilledTimeStamp} />
      </div>
      <div className={styles.filters}>
        {filters}
        <NarrowSort columns={columns} list={list} isSorted={!note || list.isSorted} />
        <div className={styles.actions}>
          {actions}
          <ColumnChooser columns={columns} list={list} />
          {csv && <DownloadButton {...csv} label="CSV" />}
        </div>
      </div>
      <Rows {...props} shown={shown} />
      {also && <Also {...props} {...also} shown={shown} />}
    </section>
  );
};
