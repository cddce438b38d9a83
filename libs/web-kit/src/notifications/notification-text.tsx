import type { Notification } from '@tandem/contracts/entities/notification';
import type { AccountType } from '@tandem/domain/account';
import { audienceOf, notificationSubject, type NotificationSubject } from '@tandem/domain/notification';
import type { MessageId } from '@tandem/locales/bundle';
import { Message, useText, type TextOf } from '../language/text';

/** What both sides are told, each in their own words. */
type TwoSided = 'interview_check' | 'job_taken_check' | 'intake_reminder';
const twoSided: readonly NotificationSubject[] = ['interview_check', 'job_taken_check', 'intake_reminder'];
const isTwoSided = (subject: NotificationSubject): subject is TwoSided => twoSided.includes(subject);

const textId = (subject: NotificationSubject, audience: AccountType): MessageId =>
  isTwoSided(subject) ? `notifications.${subject}.${audience}` : `notifications.${subject as Exclude<NotificationSubject, TwoSided>}`;

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
      id={textId(notificationSubject(type, content), audienceOf(type))}
      values={{
        ...namesIn(notification, t),
        percentage: percentage === undefined || percentage === null ? 'none' : String(Math.round(percentage)),
        b: (words) => <strong>{words}</strong>,
      }}
    />
  );
};
