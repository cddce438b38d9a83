import { hasSummary } from '@tandem/domain/intake';
import { isResumeReady } from '@tandem/domain/resume';
import { LinkButton } from '@tandem/ui/link-button';
import { Page, PageHead } from '@tandem/ui/layout';
import { useNotify } from '@tandem/web-kit/notify';
import { useSignedIn } from '@tandem/web-kit/session';
import { useText } from '@tandem/web-kit/text';
import { useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { JobDetail } from './job-detail';
import { JobResults } from './job-results';
import { MatchingBanner } from './matching-banner';
import { useRecommendedQuery } from './jobs.api';
import styles from './jobs-page.module.css';

const PAGE_SIZE = 10;

const ToIntake = () => {
  const notify = useNotify();
  useEffect(() => notify.info('jobs.intake_first'), [notify]);
  return <Navigate to="/intake" replace />;
};

/** Recommended jobs: the ranked list, and the one that is open beside it; on a phone they are two screens. */
const JobsPage = () => {
  const t = useText();
  const account = useSignedIn<'CANDIDATE'>();
  const { vacancyId } = useParams();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { accountInfo } = account;
  const isReady = isResumeReady(accountInfo.resume?.status) && hasSummary(accountInfo);
  const jobs = useRecommendedQuery({ query: { page, pageSize: PAGE_SIZE, withMatches: true } }, { skip: !isReady });
  if (!isReady) return <ToIntake />;
  const first = jobs.data?.items[0]?.id;
  const open = vacancyId ?? first;
  return (
    <Page>
      <div className={vacancyId ? styles.onlyWide : undefined}>
        <PageHead
          title={t('jobs.heading')}
          actions={
            <LinkButton href="/intake?step=1" variant="secondary">
              {t('jobs.adjust')}
            </LinkButton>
          }
        >
          {jobs.data && t('jobs.count', { count: jobs.data.total })}
        </PageHead>
        <MatchingBanner candidateId={accountInfo.id} isBeingMatched={accountInfo.beingMatched} />
      </div>
      <div className={styles.split}>
        <div className={`${styles.list} ${vacancyId ? styles.onlyWide : ''}`}>
          <JobResults jobs={jobs} page={page} current={open} isBeingMatched={accountInfo.beingMatched} />
        </div>
        {open && (
          <div className={`${styles.detail} ${vacancyId ? '' : styles.onlyWide}`}>
            <JobDetail
              key={open}
              vacancyId={open}
              backTo={`/jobs${page > 1 ? `?page=${page}` : ''}`}
              isOnOwnScreen={vacancyId !== undefined}
            />
          </div>
        )}
      </div>
    </Page>
  );
};

export default JobsPage;
