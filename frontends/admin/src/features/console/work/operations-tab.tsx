import { Stack } from '@tandem/ui/layout';
import { useText } from '@tandem/web-kit/language/text';
import { Answered } from '../answered';
import { useQueuesQuery } from '../console.api';
import { polled } from '../polling';
import { Freshness } from '../table/freshness';
import styles from '../table/list-page.module.css';
import { ParkedTable } from './parked-table';
import { QueueTable } from './queue-table';

/** The health and the work of every service, and what was given up. */
export const OperationsTab = () => {
  const t = useText();
  const answer = useQueuesQuery(undefined, polled);
  return (
    <section aria-label={t('admin.tab.operations')} className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('admin.tab.operations')}</h1>
        <Freshness at={answer.fulfilledTimeStamp} />
      </div>
      <Answered answer={answer}>
        {(queues) => (
          <Stack gap={6}>
            <QueueTable queues={queues} />
            <ParkedTable queues={queues} />
          </Stack>
        )}
      </Answered>
    </section>
  );
};
