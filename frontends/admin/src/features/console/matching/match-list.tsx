import type { Candidate } from '@tandem/contracts/entities/candidate';
import type { Match } from '@tandem/contracts/entities/match';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import { ErrorState } from '@tandem/ui/error-state';
import { Row } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Table, type TableColumn } from '@tandem/ui/table';
import { urlOf } from '@tandem/web-kit/gateway/call';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect, useRef } from 'react';
import { polled } from '../polling';
import { DownloadButton } from '../table/download-button';
import pageStyles from '../table/list-page.module.css';
import type { ListState } from '../table/list-state';
import { Missing } from '../table/missing';
import { WithDrawer } from '../with-drawer';
import { MatchDrawer } from './match-drawer';
import { useTestMatchesQuery } from './matching.api';

const useColumns = (): TableColumn<Match>[] => {
  const t = useText();
  return [
    { id: 'title', label: t('admin.vacancy'), cell: ({ vacancy }) => vacancy.title ?? t('admin.untitled') },
    {
      id: 'score',
      label: t('admin.match.score'),
      cell: ({ percentage }) => (percentage === null ? <Missing /> : t('admin.percent', { value: percentage })),
      align: 'end',
    },
    // Behind the score: that one is never to be scrolled for.
    { id: 'company', label: t('admin.company'), cell: ({ vacancy }) => vacancy.employer.companyName },
    { id: 'city', label: t('admin.column.city'), cell: ({ vacancy }) => vacancy.address?.city ?? <Missing /> },
    {
      id: 'url',
      label: t('admin.original'),
      cell: ({ vacancy }) =>
        vacancy.originalUrl ? (
          <Link href={vacancy.originalUrl} target="_blank" rel="noreferrer" isQuiet>
            {new URL(vacancy.originalUrl).hostname}
          </Link>
        ) : (
          <Missing />
        ),
    },
    { id: 'status', label: t('admin.state'), cell: ({ status }) => t('admin.match.status', { status }) },
  ];
};

/** Does something when a value has changed, not when it is first there. */
const useChange = (value: unknown, then: () => unknown): void => {
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value) then();
    before.current = value;
  }, [value, then]);
};

/** The matches of a test candidate, best first, with all of the explanation beside them. */
export const MatchList = ({ candidate, list }: { candidate: Candidate; list: ListState }) => {
  const t = useText();
  const errorText = useErrorText();
  const columns = useColumns();
  const params = { id: candidate.id };
  const { data, error, refetch } = useTestMatchesQuery({ params }, polled);
  useChange(candidate.lastMatchedAt, refetch);
  const open = data?.find(({ id }) => id === list.open);
  if (!data && error) {
    return (
      <ErrorState title={t('admin.failed')} retryLabel={t('action.retry')} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!data) return <Loading label={t('admin.loading')}><SkeletonText lines={8} /></Loading>; // prettier-ignore
  return (
    <WithDrawer drawer={open && <MatchDrawer key={open.id} match={open} onClose={() => list.set({ open: null })} />}>
      <div className={pageStyles.page}>
        <Row isSpread>
          <h2 className={pageStyles.title}>{t('admin.match.count', { count: data.length })}</h2>
          <DownloadButton path={urlOf(matchingRoutes.downloadTestMatches, { params })} fileName="matches.csv" label="CSV" />
        </Row>
        <Table
          label={t('admin.matches')}
          columns={columns}
          rows={data}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => list.hrefOf({ open: id })}
          selected={open?.id}
          empty={t('admin.match.empty')}
          className={pageStyles.table}
        />
      </div>
    </WithDrawer>
  );
};
