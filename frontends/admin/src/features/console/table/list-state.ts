import type { TableSort } from '@tandem/ui/table';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

type Changes = Record<string, string | null>;

/** The address with some of its parameters changed; null takes one away. Any change but turning a page leads to the first one. */
const changed = (search: URLSearchParams, changes: Changes): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (!('page' in changes) && !('open' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
};

const dayOf = (value: string | null) =>
  value && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
const pageOf = (value: string | null) => (value && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1);

const newestFirst = { column: 'createdAt', direction: 'descending' } as const;

/** What a list shows, as the address has it: anything odd in there counts as absent. */
const readList = (search: URLSearchParams, sortable: readonly string[]) => {
  const column = search.get('sort');
  const asked: TableSort | undefined =
    column && sortable.includes(column)
      ? { column, direction: search.get('direction') === 'desc' ? 'descending' : 'ascending' }
      : undefined;
  return {
    page: pageOf(search.get('page')),
    sort: asked ?? newestFirst,
    isSorted: asked !== undefined,
    words: search.get('search') ?? '',
    fromDate: dayOf(search.get('from')),
    hidden: (search.get('hide') ?? '').split(',').filter(Boolean),
    open: search.get('open'),
  };
};

/** The state of a list, in the address. */
export const useListState = (sortable: readonly string[] = []) => {
  const [search, setSearch] = useSearchParams();
  const set = useCallback((changes: Changes) => setSearch((now) => changed(now, changes), { replace: true }), [setSearch]);
  const hrefOf = (changes: Changes) => `/admin?${changed(search, changes).toString()}`;
  return { ...readList(search, sortable), get: (name: string) => search.get(name), set, hrefOf };
};
export type ListState = ReturnType<typeof useListState>;

/** The parts of a query that all lists have. */
export const queryOf = <Field extends string>(list: ListState) => ({ page: list.page, ...filterOf<Field>(list) });

type Filters = Pick<ListState, 'sort' | 'isSorted' | 'words' | 'fromDate'>;

/** As `queryOf`, for the whole list instead of one page. What comes close to words comes in an order of its own, unless one is asked for. */
export const filterOf = <Field extends string>({ sort, isSorted, words, fromDate }: Filters) => ({
  ...((isSorted || !words) && {
    sortField: sort.column as Field,
    sortDirection: sort.direction === 'descending' ? ('DESC' as const) : ('ASC' as const),
  }),
  ...(words && { search: words }),
  ...(fromDate && { fromDate }),
});
