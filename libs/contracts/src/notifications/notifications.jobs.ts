import { job, patient } from '../define';
import { json, list, oneOf, shape, uuid } from '../fields';

/** Mails that are about no notification, or say more than it does. */
export const messageKinds = ['invitation', 'timeslot_chosen', 'other_times', 'called_off', 'vacancy_gone', 'candidate_gone'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const notificationsJobs = {
  /** One mail about one or more notifications of an account; its preferences decide when it runs. */
  sendMail: job('notifications.sendMail', { data: shape({ accountId: uuid, notificationIds: list(uuid, 10) }), ...patient }),
  /** A mail that is about no notification: an invitation with times, a chosen time, one that is called off, an application whose other side is gone. */
  sendMessage: job('notifications.sendMessage', {
    data: shape({ accountId: uuid, template: oneOf(messageKinds), facts: json }),
    ...patient,
  }),
};
