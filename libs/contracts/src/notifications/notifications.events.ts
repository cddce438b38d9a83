import { mailPreferences } from '@tandem/domain/account';
import { notificationTypes } from '@tandem/domain/notification';
import { event } from '../define';
import { integer, moment, oneOf, shape, uuid } from '../fields';
import { messageKinds } from './notifications.jobs';

export const notificationsEvents = {
  unreadChanged: event('notifications.unreadChanged', {
    payload: shape({ accountId: uuid, amountUnread: integer }),
    consumers: ['accounts'],
    carries: 'state',
  }),
  /** A mail to somebody was handed over; what it is about, not what it says. */
  mailSent: event('notifications.mailSent', {
    payload: shape({ accountId: uuid, kind: oneOf([...notificationTypes, ...messageKinds]), at: moment }),
    consumers: ['admin'],
    carries: 'fact',
  }),
  /** Somebody switched mails off by the link in one of them. */
  unsubscribed: event('notifications.unsubscribed', {
    payload: shape({ accountId: uuid, preference: oneOf(mailPreferences) }),
    consumers: ['accounts'],
    carries: 'fact',
  }),
};
