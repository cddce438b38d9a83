import type { Notification } from '@tandem/contracts/entities/notification';
import { notificationWord } from '@tandem/domain/notification';
import { Message, useText, type TextOf } from '../language/text';

/** Whom and what a notification is about, by name. */
export const namesIn = ({ content: { match, vacancy } }: Notification, t: TextOf) => ({
  company: match?.vacancy.employer.companyName || t('notifications.company'),
  candidate: [match?.candidate.firstName, match?.candidate.lastName].filter(Boolean).join(' ') || t('notifications.candidate'),
  vacancy: (match?.vacancy ?? vacancy)?.title || t('notifications.vacancy'),
});

/** The sentence of a notification, in the reader's language. */
export const NotificationText = ({ notification }: { notification: Notification }) => {
  const t = useText();
  const { type, content } = notification;
  const percentage = content.match?.percentage;
  return (
    <Message
      id={`notifications.${notificationWord(type, content)}`}
      values={{
        ...namesIn(notification, t),
        percentage: percentage === undefined || percentage === null ? 'none' : String(Math.round(percentage)),
        b: (words) => <strong>{words}</strong>,
      }}
    />
  );
};
