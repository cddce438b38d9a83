import type { Match } from '@tandem/contracts/entities/match';
import type { AccountType } from '@tandem/domain/account';
import { funnelGroupOf, funnelTabOf, tabGroups, tabOfMatch, type FunnelTab } from '@tandem/domain/funnel';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounced, waits } from '../debounce';
import { useCandidateFunnelQuery, useEmployerFunnelQuery } from '../match/match.api';

export type FunnelFilter = { search: string; vacancyIds: readonly string[] };

const useLists = (side: AccountType, query: { search?: string; vacancyIds?: string[] }) => {
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
  const words = useDebounced(search.trim(), waits.search);
  const query = useMemo(
    () => ({ ...(words && { search: words }), ...(vacancyIds.length > 0 && { vacancyIds: [...vacancyIds] }) }),
    [words, vacancyIds],
  );
  const { running, archive } = useLists(side, query);
  const matches = useMemo(() => eachOnce([...(running.data ?? []), ...(archive.data ?? [])]), [running.data, archive.data]);
  const isLoaded = Boolean(running.data && archive.data);
  return {
    matches,
    isFiltered: Boolean(words) || vacancyIds.length > 0,
    isLoaded,
    error: running.error ?? archive.error,
    isFetching: running.isFetching || archive.isFetching,
    refetch: () => void Promise.all([running.refetch(), archive.refetch()]),
  };
};

export const countOf = (matches: readonly Match[], tab: FunnelTab): number => matches.filter((match) => tabOfMatch(match) === tab).length;

/** The cards of each column of a tab. */
export const columnsOf = (matches: readonly Match[], tab: FunnelTab) =>
  tabGroups[tab].map((group) => ({
    group,
    cards: matches.filter((match) => tabOfMatch(match) === tab && funnelGroupOf(match.status) === group),
  }));

/** The open tab, kept in the address. */
export const useFunnelTab = (): [FunnelTab, (tab: string) => void] => {
  const [params, setParams] = useSearchParams();
  const open = (tab: string) => setParams(tab === 'APPLIED' ? {} : { tab });
  return [funnelTabOf(params.get('tab')), open];
};
