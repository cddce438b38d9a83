import type { Match } from '@tandem/contracts/entities/match';
import type { AccountType } from '@tandem/domain/account';
import { dropTargets, funnelGroupOf, funnelTabOf, tabGroups, tabOfMatch, type FunnelTab } from '@tandem/domain/funnel';
import { waits } from '@tandem/domain/limits';
import type { MatchStatus } from '@tandem/domain/match';
import { possibleMoves } from '@tandem/domain/match-moves';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounced } from '../browser/debounce';
import { useCandidateFunnelQuery, useEmployerFunnelQuery } from '../match/match.api';
import { isUuid } from '@tandem/domain/uuid';

export type FunnelFilter = { search: string; vacancyIds: readonly string[] };

/** Longest search the server takes. */
export const LONGEST_SEARCH = 500;

export const filterIn = (params: URLSearchParams): FunnelFilter => ({
  search: (params.get('search') ?? '').slice(0, LONGEST_SEARCH),
  vacancyIds: (params.get('vacancyIds') ?? '').split(',').filter((id) => isUuid(id)),
});

const withFilter = (params: URLSearchParams, { search, vacancyIds }: FunnelFilter): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ search: search.trim(), vacancyIds: vacancyIds.join(',') })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
};

/** What the board is narrowed to. It is kept in the address too, so that whoever comes back from a card finds it again. */
export const useFunnelFilter = (): [FunnelFilter, (filter: FunnelFilter) => void] => {
  const [params, setParams] = useSearchParams();
  const [filter, setFilter] = useState(() => filterIn(params));
  const settled = useDebounced(filter, waits.searchInput);
  useEffect(() => {
    const next = withFilter(params, settled);
    if (next.toString() !== params.toString()) setParams(next, { replace: true, preventScrollReset: true });
  }, [params, setParams, settled]);
  return [filter, setFilter];
};

export const funnelOrders = ['newest', 'match'] as const;
export type FunnelOrder = (typeof funnelOrders)[number];

export const orderIn = (params: URLSearchParams): FunnelOrder => funnelOrders.find((order) => order === params.get('order')) ?? 'newest';

/** What comes first in a column, kept in the address: what moved last, as the server answers, or the best match. */
export const useFunnelOrder = (): [FunnelOrder, (order: FunnelOrder) => void] => {
  const [params, setParams] = useSearchParams();
  const choose = (order: FunnelOrder) =>
    setParams(
      (now) => {
        if (order === 'newest') now.delete('order');
        else now.set('order', order);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [orderIn(params), choose];
};

const byMatch = (a: Match, b: Match): number => (b.percentage ?? -1) - (a.percentage ?? -1);

export const inOrder = (matches: readonly Match[], order: FunnelOrder): readonly Match[] =>
  order === 'match' ? [...matches].sort(byMatch) : matches;

type FunnelQuery = { search?: string; vacancyIds?: string[] };

const useLists = (side: AccountType, query: FunnelQuery) => {
  const isEmployer = side === 'EMPLOYER';
  const own = useCandidateFunnelQuery({ query }, { skip: isEmployer });
  const ownArchive = useCandidateFunnelQuery({ query: { ...query, archived: true } }, { skip: isEmployer });
  const theirs = useEmployerFunnelQuery({ query }, { skip: !isEmployer });
  const theirArchive = useEmployerFunnelQuery({ query: { ...query, archived: true } }, { skip: !isEmployer });
  return isEmployer ? { running: theirs, archive: theirArchive } : { running: own, archive: ownArchive };
};

// While a move is on its way a card may be in both answers, or in one that no longer fits it.
const eachOnce = (matches: readonly Match[]): Match[] => [...new Map(matches.map((match) => [match.id, match])).values()];

/** The funnel of one side as its page shows it: what the filter leaves, by tab and column. */
export const useFunnel = (side: AccountType, { search, vacancyIds }: FunnelFilter) => {
  const words = useDebounced(search.trim(), waits.searchInput);
  const query = useMemo(
    () => ({ ...(words && { search: words }), ...(vacancyIds.length > 0 && { vacancyIds: [...vacancyIds] }) }),
    [words, vacancyIds],
  );
  const { running, archive } = useLists(side, query);
  const matches = useMemo(() => eachOnce([...(running.data ?? []), ...(archive.data ?? [])]), [running.data, archive.data]);
  const isLoaded = Boolean(running.data && archive.data);
  return {
    query,
    matches,
    isFiltered: Boolean(words) || vacancyIds.length > 0,
    isLoaded,
    error: running.error ?? archive.error,
    isFetching: running.isFetching || archive.isFetching,
    refetch: () => void Promise.all([running.refetch(), archive.refetch()]),
  };
};

/**
 * Who got a job: the jobs of a candidate, or whom a company hired, as far as its filter leaves them. They have no column, so that the lists
 * of the board do not hold them.
 */
export const useTaken = (side: AccountType, filter: FunnelQuery) => {
  const isEmployer = side === 'EMPLOYER';
  const states = ['JOB_TAKEN' as const];
  const own = useCandidateFunnelQuery({ query: { states } }, { skip: isEmployer });
  const theirs = useEmployerFunnelQuery({ query: { ...filter, states } }, { skip: !isEmployer });
  const { data, isFetching, error } = isEmployer ? theirs : own;
  return { taken: data ?? [], isSettled: (Boolean(data) || Boolean(error)) && !isFetching };
};

export const countOf = (matches: readonly Match[], tab: FunnelTab): number => matches.filter((match) => tabOfMatch(match) === tab).length;

/** The cards of each column of a tab. */
export const columnsOf = (matches: readonly Match[], tab: FunnelTab) =>
  tabGroups[tab].map((group) => ({
    group,
    cards: matches.filter((match) => tabOfMatch(match) === tab && funnelGroupOf(match.status) === group),
  }));

/** Where a card of this tab can be dropped although it is shown elsewhere then. */
export const goalsOf = (tab: FunnelTab, side: AccountType): MatchStatus[] =>
  tab === 'ARCHIVE' ? [] : dropTargets[side].filter((target) => !(tabGroups[tab] as readonly string[]).includes(target));

const open = { isScraped: false, isFilled: false, wasApplied: true };
/** How many of them a board most likely shows, before its cards are known: those its statuses lead to. */
export const likelyGoals = (tab: FunnelTab, side: AccountType): number =>
  goalsOf(tab, side).filter((goal) => tabGroups[tab].some((status) => possibleMoves(status, side, open).includes(goal))).length;

/** The open tab, kept in the address. */
export const useFunnelTab = (): [FunnelTab, (tab: string) => void] => {
  const [params, setParams] = useSearchParams();
  const show = (tab: string) =>
    setParams(
      (now) => {
        if (tab === 'APPLIED') now.delete('tab');
        else now.set('tab', tab);
        return now;
      },
      { preventScrollReset: true },
    );
  return [funnelTabOf(params.get('tab')), show];
};
