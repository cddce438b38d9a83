import { hasSummary } from '@tandem/domain/intake';
import { isResumeReady } from '@tandem/domain/resume';
import { LinkButton } from '@tandem/ui/link-button';
import { Page, PageHead } from '@tandem/ui/layout';
import { TabLinks } from '@tandem/ui/tabs';
import { Text } from '@tandem/ui/text';
import { useAppDispatch } from '@tandem/web-kit/app/dispatch';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { askAnew } from '@tandem/web-kit/gateway/refetch';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useText } from '@tandem/web-kit/language/text';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { Beside } from './beside';
import { hrefOf, jobHref, JobResults } from './job-results';
import { MatchingBanner } from './matching-banner';
import { jobsEndpoints, useRecommendedQuery } from './jobs.api';
import { ResumeBanner } from './resume-banner';
import { useBeside } from './use-beside';
import { useRunEnd } from './use-run-end';
import { WantedJobBanner } from './wanted-job-banner';
import styles from './jobs-page.module.css';

const PromptTab = lazy(() => import('./search/prompt-tab').then((module) => ({ default: module.PromptTab })));

const PAGE_SIZE = 10;

/** Without a resume and a summary there is nothing to rank: the intake comes first, and why is said. */
const ToIntake = () => {
  const notify = useNotify();
  useEffect(() => notify.info('jobs.intake_first'), [notify]);
  return <Navigate to="/intake" replace />;
};

/** The ranked list of recommended jobs, and the one that is open beside it. */
const Recommended = ({ page, vacancyId }: { page: number; vacancyId: string | undefined }) => {
  const t = useText();
  const { accountInfo } = useSignedIn<'CANDIDATE'>();
  const dispatch = useAppDispatch();
  const asked = { query: { page, pageSize: PAGE_SIZE, withMatches: true } };
  const jobs = useRecommendedQuery(asked);
  const isSearching = useRunEnd(accountInfo.beingMatched, async () => askAnew(dispatch, jobsEndpoints.recommended, asked));
  const open = useBeside(vacancyId, jobs.data?.items[0]?.id);
  const total = jobs.data?.total ?? 0;
  const last = jobs.isFetching ? 0 : (jobs.data?.totalPages ?? 0);
  if (last > 0 && page > last) return <Navigate to={vacancyId ? jobHref(vacancyId, last) : hrefOf(last)} replace />;
  return (
    <>
      <div className={`${styles.head} ${vacancyId ? styles.onlyWide : ''}`}>
        <WantedJobBanner open={vacancyId} />
        <ResumeBanner />
        <MatchingBanner candidateId={accountInfo.id} isBeingMatched={accountInfo.beingMatched}>
          {total > 0 && <Text tone="soft">{t('jobs.count', { count: total })}</Text>}
        </MatchingBanner>
      </div>
      <Beside vacancyId={vacancyId} open={open} backTo={hrefOf(page)} isEmpty={jobs.data?.total === 0 && !isSearching}>
        <JobResults jobs={jobs} page={page} current={open} isBeingMatched={isSearching} isCompared={accountInfo.lastMatchedAt !== null} />
      </Beside>
    </>
  );
};

/** Jobs for a candidate: recommended ones, and a search in his own words. */
const JobsPage = () => {
  const t = useText();
  const { accountInfo } = useSignedIn<'CANDIDATE'>();
  const { vacancyId } = useParams();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const isPrompt = search.get('tab') === 'prompt';
  if (!isResumeReady(accountInfo.resume?.status) || !hasSummary(accountInfo)) return <ToIntake />;
  return (
    <Page>
      <div className={vacancyId ? styles.onlyWide : undefined}>
        <PageHead
          title={t('jobs.heading')}
          actions={
            <LinkButton href="/job-preferences" variant="secondary">
              {t('jobs.adjust')}
            </LinkButton>
          }
        />
        <TabLinks
          className={styles.tabs ?? ''}
          label={t('jobs.heading')}
          links={[
            { href: '/jobs', label: t('jobs.tab.recommended'), isCurrent: !isPrompt },
            { href: '/jobs?tab=prompt', label: t('jobs.tab.prompt'), isCurrent: isPrompt },
          ]}
        />
      </div>
      {isPrompt ? (
        <Suspense
          fallback={
            <Loading label={t('jobs.loading')}>
              <SkeletonText lines={8} />
            </Loading>
          }
        >
          <PromptTab page={page} vacancyId={vacancyId} />
        </Suspense>
      ) : (
        <Recommended page={page} vacancyId={vacancyId} />
      )}
    </Page>
  );
};

export default JobsPage;
