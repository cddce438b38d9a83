import { ErrorState } from '@tandem/ui/error-state';
import { Stack } from '@tandem/ui/layout';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { useText } from '@tandem/web-kit/language/text';
import { useQueuesQuery } from '../console.api';
import { polled } from '../polling';
import { Freshness } from '../table/freshness';
import styles from '../table/list-page.module.css';
import { ParkedTable } from './parked-table';
import { QueueTable } from './queue-table';

/** The health and the work of every service, and what was given up. */
export const OperationsTab = () => {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch, isFetching, fulfilledTimeStamp } = useQueuesQuery(undefined, polled);
  return (
    <section aria-label={t('admin.tab.operations')} className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('admin.tab.operations')}</h1>
        <Freshness at={fulfilledTimeStamp} />
      </div>
      {!data && !error && (
        <Loading label={t('admin.loading')}>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {!data && error && (
        <ErrorState title={t('admin.failed')} retryLabel={t('action.retry')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      )}
      {data && (
        <Stack gap={6}>
          <QueueTable queues={data} />
          <ParkedTable queues={data} />
        </Stack>
      )}
    </section>
  );
};
