import { shownItems } from '@tandem/domain/limits';
import { Badge } from '@tandem/ui/badge';
import { Card, CardHead } from '@tandem/ui/card';
import { ErrorState } from '@tandem/ui/error-state';
import { Link } from '@tandem/ui/link';
import { NotificationList, NotificationRowSkeleton } from '@tandem/ui/notification-row';
import { Loading } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { NotificationItem } from '@tandem/web-kit/notifications/notification-item';
import { useText } from '@tandem/web-kit/language/text';
import { useLatestNotificationsQuery } from './dashboard.api';
import styles from './dashboard-page.module.css';

const Latest = () => {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, refetch } = useLatestNotificationsQuery({ query: { page: 1, pageSize: shownItems.notificationsCard } });
  if (!data && error) {
    return (
      <ErrorState level={3} title={t('page.error.title')} retryLabel={t('page.error.retry')} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Loading label={t('notifications.loading')}>
        <NotificationRowSkeleton />
        <NotificationRowSkeleton />
      </Loading>
    );
  }
  if (data.items.length === 0) {
    return (
      <Text className={styles.quiet} size="medium" tone="soft">
        {t('notifications.empty.EMPLOYER')}
      </Text>
    );
  }
  return (
    <NotificationList label={t('nav.notifications')}>
      {data.items.map((notification) => (
        <li key={notification.id}>
          <NotificationItem notification={notification} />
        </li>
      ))}
    </NotificationList>
  );
};

/** What happened last, and how much of it is unread. */
export const NotificationsCard = ({ unread }: { unread: number }) => {
  const t = useText();
  const title = (
    <>
      {t('nav.notifications')} {unread > 0 && <Badge tone="accent">{t('dashboard.unread', { count: unread })}</Badge>}
    </>
  );
  return (
    <Card as="section" variant="flush">
      <CardHead className={styles.cardHead} title={title}>
        <Text as="span" size="small">
          <Link href="/notifications">{t('dashboard.all_notifications')}</Link>
        </Text>
      </CardHead>
      <Latest />
    </Card>
  );
};
