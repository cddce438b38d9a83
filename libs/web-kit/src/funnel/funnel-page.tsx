import type { Account } from '@tandem/contracts/entities/account';
import type { Match } from '@tandem/contracts/entities/match';
import type { AccountType } from '@tandem/domain/account';
import { funnelTabs, tabGroups, type FunnelTab } from '@tandem/domain/funnel';
import { hasSummary } from '@tandem/domain/intake';
import { isResumeReady } from '@tandem/domain/resume';
import { EmptyState } from '@tandem/ui/empty-state';
import { ErrorState } from '@tandem/ui/error-state';
import { Page, PageHead } from '@tandem/ui/layout';
import { Loading, Skeleton } from '@tandem/ui/skeleton';
import { Tabs } from '@tandem/ui/tabs';
import { Text } from '@tandem/ui/text';
import { lazy, Suspense, useMemo } from 'react';
import { useErrorText } from '../gateway/errors';
import { useSignedIn } from '../session/session';
import { useText } from '../language/text';
import { DeletedMeanwhile, useDeletedMeanwhile } from './deleted-meanwhile';
import { IntakePopup, NothingPopup } from './funnel-popups';
import { FunnelTools } from './funnel-tools';
import styles from './funnel-page.module.css';
import { Hired } from './hired';
import { OpenInvitations } from './open-invitations';
import { TakenJobs } from './taken-jobs';
import {
  countOf,
  inOrder,
  likelyGoals,
  useFunnel,
  useFunnelFilter,
  useFunnelOrder,
  useFunnelTab,
  useTaken,
  type FunnelOrder,
} from './use-funnel';

/** On its way while the answers are: what moves cards weighs as much as the page around it. */
const loadBoard = async () => import('./funnel-board');
void loadBoard().catch(() => undefined);
const FunnelBoard = lazy(async () => ({ default: (await loadBoard()).FunnelBoard }));

/** A candidate need not wait for his summary, which may still be being written. */
const isIntakeDone = (account: Account): boolean =>
  account.accountType === 'EMPLOYER'
    ? account.accountInfo.intakeProgress >= 100
    : isResumeReady(account.accountInfo.resume?.status) && hasSummary(account.accountInfo);

/** The columns a tab is about to show, each as wide as it will be. */
const Waiting = ({ side, tab }: { side: AccountType; tab: FunnelTab }) => (
  <Loading label={useText()('funnel.loading')} className={styles.waiting}>
    {tabGroups[tab].map((group) => (
      <Skeleton key={group} height={320} className={styles.column} />
    ))}
    {Array.from({ length: likelyGoals(tab, side) }, (_, goal) => (
      <Skeleton key={goal} height={320} className={styles.goal} />
    ))}
  </Loading>
);

const drawings = { REJECTED: 'empty-page', ARCHIVE: 'nothing-new' } as const;

/** A tab that has nothing to show and nowhere to drop anything: at all, or of what the board is narrowed to. */
const NothingHere = ({ tab, isFiltered }: { tab: keyof typeof drawings; isFiltered: boolean }) => {
  const t = useText();
  const why = isFiltered ? 'FILTERED' : tab;
  return (
    <EmptyState illustration={drawings[tab]} level={2} title={t(`funnel.empty.${why}`)}>
      {t(`funnel.empty.${why}.text`)}
    </EmptyState>
  );
};

type FoundProps = { side: AccountType; funnel: ReturnType<typeof useFunnel>; order: FunnelOrder; hired: readonly Match[] };

const Found = ({ side, funnel, order, hired }: FoundProps) => {
  const t = useText();
  const errorText = useErrorText();
  const [tab, openTab] = useFunnelTab();
  const matches = useMemo(() => inOrder(funnel.matches, order), [funnel.matches, order]);
  if (funnel.error && !funnel.isLoaded) {
    return (
      <ErrorState title={t('funnel.error')} retryLabel={t('action.retry')} onRetry={funnel.refetch} isRetrying={funnel.isFetching}>
        {errorText(funnel.error)}
      </ErrorState>
    );
  }
  const { isFiltered, isLoaded } = funnel;
  return (
    <>
      {isFiltered && isLoaded && (
        <Text size="small" tone="muted" role="status">
          {t('funnel.found', { count: matches.length + hired.length })}
        </Text>
      )}
      <Tabs
        label={t(`funnel.board.${side}`)}
        selected={tab}
        onSelect={openTab}
        tabs={funnelTabs.map((id) => ({
          id,
          label: t(`funnel.tab.${id}`),
          ...(isLoaded && { count: countOf(matches, id) }),
          panel: !isLoaded ? (
            <Waiting side={side} tab={id} />
          ) : id !== 'APPLIED' && countOf(matches, id) === 0 ? (
            <NothingHere tab={id} isFiltered={isFiltered} />
          ) : (
            <Suspense fallback={<Waiting side={side} tab={id} />}>
              <FunnelBoard side={side} tab={id} matches={matches} isFiltered={isFiltered} />
            </Suspense>
          ),
        }))}
      />
      <Hired matches={hired} />
    </>
  );
};

/** The board of one side: applications by step, to be searched, moved and answered; it moves by itself when the other side does. */
export const FunnelPage = ({ side }: { side: AccountType }) => {
  const t = useText();
  const [filter, setFilter] = useFunnelFilter();
  const [order, setOrder] = useFunnelOrder();
  const funnel = useFunnel(side, filter);
  const isIncomplete = !isIntakeDone(useSignedIn());
  const { taken, isSettled } = useTaken(side, funnel.query);
  const deleted = useDeletedMeanwhile(side, funnel.matches);
  const isEmployer = side === 'EMPLOYER';
  const isNothing = funnel.matches.length === 0 && taken.length === 0;
  const isEmpty = funnel.isLoaded && !funnel.isFiltered && isNothing && !funnel.isFetching && isSettled;
  return (
    <Page>
      <PageHead title={t(`funnel.title.${side}`)}>
        <span className={styles.onScreen}>{t(`funnel.intro.${side}`)}</span>
      </PageHead>
      {!isEmployer && <TakenJobs taken={taken} />}
      {!isEmployer && <OpenInvitations matches={funnel.matches} />}
      <DeletedMeanwhile vacancies={deleted} />
      <FunnelTools side={side} filter={filter} onChange={setFilter} order={order} onOrder={setOrder} />
      <Found side={side} funnel={funnel} order={isEmployer ? order : 'newest'} hired={isEmployer ? taken : []} />
      {isIncomplete && <IntakePopup side={side} />}
      {!isIncomplete && isEmpty && deleted.length === 0 && <NothingPopup side={side} />}
    </Page>
  );
};
