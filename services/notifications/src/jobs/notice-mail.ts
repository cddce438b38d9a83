import type { NotificationContent } from '@tandem/contracts/entities/notification';
import {
  audienceOf,
  notificationTarget,
  type NotificationType,
  type NotificationWord,
  notificationWord,
} from '@tandem/domain/notification';
import type { Language, MessageId } from '@tandem/locales/bundle';
import type { MailText } from '@tandem/service-kit/mail/mail-layout';
import { textOf } from '@tandem/service-kit/texts';

/** What the mail of a notification needs beside it. */
export type NoticeFacts = { language: Language; product: string; candidateUrl: string; employerUrl: string };
type Notice = { type: NotificationType; content: NotificationContent };

// Matches that are new are mailed together, not each as a notice.
const nameOf = ({ type, content }: Notice) => notificationWord(type, content) as Exclude<NotificationWord, 'new_match'>;

/** Where the mail's button leads: where its notification leads, but for a job one has, which the board no longer shows. */
const pageOf = (name: ReturnType<typeof nameOf>, { type, content }: Notice): string =>
  name === 'job_taken_check.CANDIDATE' && content.match ? `/jobs/${content.match.vacancy.id}` : notificationTarget(type, content);

/** The mail about one thing that happened. */
export const noticeMail = (notice: Notice, { language, product, candidateUrl, employerUrl }: NoticeFacts): MailText => {
  const { type, content } = notice;
  const { match, vacancy } = content;
  const values = {
    product,
    company: match?.vacancy.employer.companyName || textOf(language, 'notifications.company'),
    candidate:
      [match?.candidate.firstName, match?.candidate.lastName].filter(Boolean).join(' ') || textOf(language, 'notifications.candidate'),
    vacancy: (match?.vacancy ?? vacancy)?.title || textOf(language, 'notifications.vacancy'),
  };
  const say = (id: MessageId) => textOf(language, id, values);
  const name = nameOf(notice);
  const app = audienceOf(type) === 'EMPLOYER' ? employerUrl : candidateUrl;
  return {
    subject: say(`mail.notice.${name}.subject`),
    heading: say(`mail.notice.${name}.subject`),
    paragraphs: [say(`mail.notice.${name}.text`)],
    action: { label: say(`mail.notice.${name}.action`), url: app + pageOf(name, notice) },
    footer: [],
  };
};
