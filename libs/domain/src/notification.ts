import type { AccountType, MailPreference } from './account';
import type { MatchStatus } from './match';

export const notificationTypes = [
  'CANDIDATE_NEW_MATCH',
  'CANDIDATE_MATCH_CHANGED',
  'CANDIDATE_INTAKE_REMINDER',
  'CANDIDATE_INTERVIEW_CHECK',
  'EMPLOYER_INTAKE_REMINDER',
  'EMPLOYER_VACANCY_INTAKE_REMINDER',
  'EMPLOYER_INTERVIEW_CHECK',
  'EMPLOYER_MATCH_CHANGED',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** What a notification is about; which parts are there depends on its type. */
export type NotificationContent = {
  newStatus?: MatchStatus;
  match?: { id: string; status: MatchStatus; vacancy: { id: string } };
  vacancy?: { id: string };
};

const mailSwitch = {
  CANDIDATE_NEW_MATCH: 'newMatches',
  CANDIDATE_MATCH_CHANGED: 'matchChanged',
  EMPLOYER_MATCH_CHANGED: 'matchChanged',
  CANDIDATE_INTERVIEW_CHECK: 'interviewCheck',
  EMPLOYER_INTERVIEW_CHECK: 'interviewCheck',
  CANDIDATE_INTAKE_REMINDER: null,
  EMPLOYER_INTAKE_REMINDER: null,
  EMPLOYER_VACANCY_INTAKE_REMINDER: null,
} as const satisfies Record<NotificationType, MailPreference | null>;

/** The preference that decides about the mail of a notification; null means it is always mailed. */
export const mailPreferenceOf = (type: NotificationType): MailPreference | null => mailSwitch[type];

/** Which side a type is addressed to. */
export const audienceOf = (type: NotificationType): AccountType => (type.startsWith('CANDIDATE') ? 'CANDIDATE' : 'EMPLOYER');

/** The page a click on a notification opens, as a path of the reader's own app. */
export const notificationTarget = (type: NotificationType, { newStatus, match, vacancy }: NotificationContent): string => {
  switch (type) {
    case 'CANDIDATE_NEW_MATCH':
      return match ? `/jobs/${match.vacancy.id}` : '/jobs';
    case 'CANDIDATE_MATCH_CHANGED':
      return newStatus === 'INVITED' && match ? `/jobs/${match.vacancy.id}` : '/funnel?tab=REJECTED';
    case 'CANDIDATE_INTERVIEW_CHECK':
      return '/funnel';
    case 'EMPLOYER_MATCH_CHANGED':
    case 'EMPLOYER_INTERVIEW_CHECK':
      return match ? `/matches/${match.id}` : '/funnel';
    case 'EMPLOYER_VACANCY_INTAKE_REMINDER':
      return vacancy ? `/vacancies/${vacancy.id}/intake` : '/vacancies';
    case 'CANDIDATE_INTAKE_REMINDER':
    case 'EMPLOYER_INTAKE_REMINDER':
      return '/intake';
  }
};

/** What a notification says, as a word its texts are found by. */
export const notificationSubjects = [
  'new_match',
  'rejected',
  'invited',
  'declined_interview',
  'interview_accepted',
  'applied',
  'interview_check',
  'job_taken_check',
  'intake_reminder',
  'vacancy_intake_reminder',
] as const;
export type NotificationSubject = (typeof notificationSubjects)[number];

/** Which text a notification shows: it depends on the type, the new status and, for checks, the match's status. */
export const notificationSubject = (type: NotificationType, { newStatus, match }: NotificationContent): NotificationSubject => {
  switch (type) {
    case 'CANDIDATE_NEW_MATCH':
      return 'new_match';
    case 'CANDIDATE_MATCH_CHANGED':
      if (newStatus === 'INVITED') return 'invited';
      return newStatus === 'DECLINED_INTERVIEW_BY_EMPLOYER' ? 'declined_interview' : 'rejected';
    case 'EMPLOYER_MATCH_CHANGED':
      return newStatus === 'INTERVIEW' ? 'interview_accepted' : 'applied';
    case 'CANDIDATE_INTERVIEW_CHECK':
    case 'EMPLOYER_INTERVIEW_CHECK':
      return match?.status === 'JOB_TAKEN' ? 'job_taken_check' : 'interview_check';
    case 'EMPLOYER_VACANCY_INTAKE_REMINDER':
      return 'vacancy_intake_reminder';
    case 'CANDIDATE_INTAKE_REMINDER':
    case 'EMPLOYER_INTAKE_REMINDER':
      return 'intake_reminder';
  }
};

const twoSided = ['interview_check', 'job_taken_check', 'intake_reminder'] as const satisfies readonly NotificationSubject[];
type TwoSided = (typeof twoSided)[number];
export type NotificationWord = Exclude<NotificationSubject, TwoSided> | `${TwoSided}.${AccountType}`;

/** The word by which the texts of a notification are found, for each side its own where both are told the same: in the app and in mails. */
export const notificationWord = (type: NotificationType, content: NotificationContent): NotificationWord => {
  const subject = notificationSubject(type, content);
  const both = twoSided.find((each) => each === subject);
  return both ? `${both}.${audienceOf(type)}` : (subject as Exclude<NotificationSubject, TwoSided>);
};
