import type { Notification } from '@tandem/contracts/entities/notification';
import { EmptyState } from '@tandem/ui/empty-state';
import { ErrorState } from '@tandem/ui/error-state';
import { Page, PageHead, Stack } from '@tandem/ui/layout';
import { NotificationList, NotificationRowSkeleton } from '@tandem/ui/notification-row';
import { Loading } from '@tandem/ui/skeleton';
import { useErrorText } from '../gateway/errors';
import { useNearEnd } from '../browser/near-end';
import { useSignedIn } from '../session/session';
import { useText } from '../language/text';
import { NotificationItem } from './notification-item';
import { useNotificationsInfiniteQuery } from './notifications.api';

// A notification that arrives between two pages moves the last of one to the next.
const eachOnce = (notifications: readonly Notification[]): Notification[] => [
  ...new Map(notifications.map((one) => [one.id, one])).values(),
];

const Waiting = ({ rows }: { rows: number }) => (
  <Loading label={useText()('notifications.loading')}>
    {Array.from({ length: rows }, (_, index) => (
      <NotificationRowSkeleton key={index} />
    ))}
  </Loading>
);

const Empty = () => {
  const t = useText();
  const { accountType } = useSignedIn();
  return (
    <EmptyState illustration="nothing-new" title={t('notifications.empty.title')}>
      {t(`notifications.empty.${accountType}`)}
    </EmptyState>
  );
};

const List = () => {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useNotificationsInfiniteQuery();
  const shown = eachOnce(data?.pages.flatMap(({ items }) => items) ?? []);
  const more = (): void => void fetchNextPage();
  const end = useNearEnd<HTMLDivElement>(hasNextPage && !isFetching && !error ? more : null, shown.length);
  if (!data && !error) return <Waiting rows={5} />;
  if (data && !error && shown.length === 0) return <Empty />;
  return (
    <Stack>
      {shown.length > 0 && (
        <NotificationList label={t('nav.notifications')}>
          {shown.map((notification) => (
            <li key={notification.id}>
              <NotificationItem notification={notification} />
            </li>
          ))}
        </NotificationList>
      )}
      {isFetchingNextPage && <Waiting rows={2} />}
      {error && !isFetching && (
        <ErrorState
          title={t(data ? 'notifications.more_failed' : 'page.error.title')}
          retryLabel={t('page.error.retry')}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
        >
          {errorText(error)}
        </ErrorState>
      )}
      <div ref={end} />
    </Stack>
  );
};

/** What has happened, newest first; more of it comes while scrolling. */
const NotificationsPage = () => (
  <Page>
    <PageHead title={useText()('nav.notifications')} />
    <List />
  </Page>
);

export default NotificationsPage;
