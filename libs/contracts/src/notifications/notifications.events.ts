import { mailPreferences } from '@tandem/domain/account';
import { event } from '../define';
import { integer, oneOf, shape, uuid } from '../fields';

export const notificationsEvents = {
  unreadChanged: event('notifications.unreadChanged', {
    payload: shape({ accountId: uuid, amountUnread: integer }),
    consumers: ['accounts'],
    carries: 'state',
  }),
  /** Somebody switched mails off by the link in one of them. */
  unsubscribed: event('notifications.unsubscribed', {
    payload: shape({ accountId: uuid, preference: oneOf(mailPreferences) }),
    consumers: ['accounts'],
    carries: 'fact',
  }),
};
