import { job } from '../define';
import { json, list, shape, text, uuid } from '../fields';

export const notificationsJobs = {
  /** One mail about one or more notifications of an account; its preferences decide when it runs. */
  sendMail: job('notifications.sendMail', { data: shape({ accountId: uuid, notificationIds: list(uuid, 10) }) }),
  /** A mail that is about no notification: an invitation with times, a chosen time. */
  sendMessage: job('notifications.sendMessage', { data: shape({ accountId: uuid, template: text(), facts: json }) }),
};
