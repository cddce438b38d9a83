import { matchStatuses } from '@tandem/domain/match';
import { notificationTypes } from '@tandem/domain/notification';
import * as z from 'zod';
import { flag, moment, number, oneOf, shape, text, uuid } from '../fields';

/** What a notification is about, kept as facts and put into words in the reader's language. */
export const NotificationContent = shape({
  newStatus: oneOf(matchStatuses).optional(),
  match: shape({
    id: uuid,
    status: oneOf(matchStatuses),
    percentage: number.nullable(),
    vacancy: shape({ id: uuid, title: text().nullable(), employer: shape({ companyName: text() }) }),
    candidate: shape({ firstName: text().nullable(), lastName: text().nullable() }),
  }).optional(),
  vacancy: shape({ id: uuid, title: text().nullable() }).optional(),
}).meta({ id: 'NotificationContent' });
export type NotificationContent = z.output<typeof NotificationContent>;

export const Notification = shape({
  id: uuid,
  type: oneOf(notificationTypes),
  content: NotificationContent,
  read: flag,
  createdAt: moment,
  updatedAt: moment,
}).meta({ id: 'Notification' });
export type Notification = z.output<typeof Notification>;
