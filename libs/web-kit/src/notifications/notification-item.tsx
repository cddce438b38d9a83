import type { Notification } from '@tandem/contracts/entities/notification';
import { audienceOf, notificationSubject, notificationTarget, type NotificationSubject } from '@tandem/domain/notification';
import { Avatar, CompanyMark } from '@tandem/ui/avatar';
import { MatchRing } from '@tandem/ui/match-ring';
import { NotificationRow, NotificationSign } from '@tandem/ui/notification-row';
import { ClipboardList, FileText } from 'lucide-react';
import { relativeAge } from '../language/format';
import { useText } from '../language/text';
import { NotificationText, namesIn } from './notification-text';
import { useReadNotificationMutation } from './notifications.api';

const reminders: Partial<Record<NotificationSubject, typeof FileText>> = {
  intake_reminder: ClipboardList,
  vacancy_intake_reminder: FileText,
};

const Sign = ({ notification }: { notification: Notification }) => {
  const names = namesIn(notification, useText());
  const { type, content } = notification;
  const percentage = content.match?.percentage;
  const Reminder = reminders[notificationSubject(type, content)];
  if (Reminder) return <NotificationSign icon={<Reminder />} tone="accent" />;
  if (type === 'CANDIDATE_NEW_MATCH' && typeof percentage === 'number') {
    // The sentence beside it says the percentage.
    return (
      <span aria-hidden>
        <MatchRing percentage={Math.round(percentage)} label="" size={40} />
      </span>
    );
  }
  return audienceOf(type) === 'CANDIDATE' ? <CompanyMark name={names.company} /> : <Avatar name={names.candidate} tone="spot" />;
};

/** One notification: a way to what it is about, which marks it as read. */
export const NotificationItem = ({ notification }: { notification: Notification }) => {
  const t = useText();
  const [read] = useReadNotificationMutation();
  const { id, type, content, createdAt } = notification;
  return (
    <NotificationRow
      sign={<Sign notification={notification} />}
      age={relativeAge(createdAt)}
      dateTime={createdAt}
      unreadLabel={notification.read ? undefined : t('notifications.unread')}
      href={notificationTarget(type, content)}
      onPress={() => !notification.read && void read({ params: { id } })}
    >
      <NotificationText notification={notification} />
    </NotificationRow>
  );
};
