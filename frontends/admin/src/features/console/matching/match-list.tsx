import type { Candidate } from '@tandem/contracts/entities/candidate';
import type { Match } from '@tandem/contracts/entities/match';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import { Row } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { Table, type TableColumn } from '@tandem/ui/table';
import { urlOf } from '@tandem/web-kit/gateway/call';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect, useRef } from 'react';
import { Answered } from '../answered';
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
  const columns = useColumns();
  const params = { id: candidate.id };
  const answer = useTestMatchesQuery({ params }, polled);
  useChange(candidate.lastMatchedAt, answer.refetch);
  const open = answer.data?.find(({ id }) => id === list.open);
  return (
    <Answered answer={answer}>
      {(matches) => (
        <WithDrawer drawer={open && <MatchDrawer key={open.id} match={open} onClose={() => list.set({ open: null })} />}>
          <div className={pageStyles.page}>
            <Row isSpread>
              <h2 className={pageStyles.title}>{t('admin.match.count', { count: matches.length })}</h2>
              <DownloadButton path={urlOf(matchingRoutes.downloadTestMatches, { params })} fileName="matches.csv" label="CSV" />
            </Row>
            <Table
              label={t('admin.matches')}
              columns={columns}
              rows={matches}
              keyOf={({ id }) => id}
              hrefOf={({ id }) => list.hrefOf({ open: id })}
              selected={open?.id}
              empty={t('admin.match.empty')}
              className={pageStyles.table}
            />
          </div>
        </WithDrawer>
      )}
    </Answered>
  );
};
