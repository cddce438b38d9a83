import { Card } from '@tandem/ui/card';
import { EmptyState } from '@tandem/ui/empty-state';
import { ErrorState } from '@tandem/ui/error-state';
import { JobCard, JobList } from '@tandem/ui/job-card';
import { LinkButton } from '@tandem/ui/link-button';
import { Pagination } from '@tandem/ui/pagination';
import { Loading, Skeleton } from '@tandem/ui/skeleton';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { usePageLabels } from '@tandem/web-kit/language/page-labels';
import { useText } from '@tandem/web-kit/language/text';
import { useJobTexts } from './job-texts';
import type { Recommended } from './jobs.api';
import styles from './job-results.module.css';
import { NotCompared } from './not-compared';

type Props = {
  jobs: Recommended;
  page: number;
  current: string | undefined;
  isBeingMatched: boolean;
  /** Whether a run has ever ended. */
  isCompared: boolean;
};

export const hrefOf = (page: number) => (page > 1 ? `/jobs?page=${page}` : '/jobs');
export const jobHref = (id: string, page: number) => `/jobs/${id}${page > 1 ? `?page=${page}` : ''}`;

const Waiting = () => {
  const t = useText();
  return (
    <Loading label={t('jobs.loading')}>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton width={44} height={44} />
          <Skeleton height={44} />
          <Skeleton width={52} height={52} isRound />
        </div>
      ))}
    </Loading>
  );
};

/** Why the list is empty: still being filled, never filled, or there is nothing. */
const NoJobs = ({ isBeingMatched, isCompared }: Pick<Props, 'isBeingMatched' | 'isCompared'>) => {
  const t = useText();
  const waiting = <Card variant="flush"><Waiting /></Card>; // prettier-ignore
  if (isBeingMatched) return waiting;
  if (!isCompared) return <NotCompared waiting={waiting} />;
  return (
    <EmptyState illustration="nothing-found" title={t('jobs.empty')} action={<LinkButton href="/job-preferences" variant="primary">{t('jobs.adjust')}</LinkButton>}>
      {t('jobs.empty.text')}
    </EmptyState>
  ); // prettier-ignore
};

/** The list of recommended jobs in its states. */
export const JobResults = ({ jobs, page, current, isBeingMatched, isCompared }: Props) => {
  const t = useText();
  const labels = usePageLabels();
  const texts = useJobTexts();
  const errorText = useErrorText();
  if (!jobs.data && jobs.isFetching) return <Card variant="flush"><Waiting /></Card>; // prettier-ignore
  if (!jobs.data) {
    return (
      <ErrorState title={t('jobs.error')} retryLabel={t('action.retry')} onRetry={() => void jobs.refetch()} isRetrying={jobs.isFetching}>
        {errorText(jobs.error)}
      </ErrorState>
    );
  }
  const { items, totalPages } = jobs.data;
  if (items.length === 0) return <NoJobs {...{ isBeingMatched, isCompared }} />;
  return (
    <Card variant="flush">
      <JobList label={t('jobs.heading')}>
        {items.map((vacancy) => (
          <li key={vacancy.id}>
            <JobCard
              href={jobHref(vacancy.id, page)}
              title={texts.title(vacancy)}
              company={{ name: vacancy.employer.companyName, logoUrl: vacancy.employer.logoUrl && `/api${vacancy.employer.logoUrl}` }}
              match={
                vacancy.match?.percentage == null
                  ? undefined
                  : { percentage: vacancy.match.percentage, label: texts.matchLabel(vacancy.match.percentage), levels: texts.levels }
              }
              facts={[texts.place(vacancy), texts.salary(vacancy)].filter((fact): fact is string => Boolean(fact))}
              isCurrent={vacancy.id === current}
            />
          </li>
        ))}
      </JobList>
      {totalPages > 1 && (
        <div className={styles.pages}>
          <Pagination current={page} total={totalPages} hrefOf={hrefOf} labels={labels} />
        </div>
      )}
    </Card>
  );
};
