import { mailPreferences } from '@tandem/domain/account';
import { rpc } from '../define';
import { Nothing } from '../entities/answers';
import { Notification } from '../entities/notification';
import { PageQuery, pageOf } from '../entities/page';
import { stretchOf, StretchQuery } from '../entities/stretch';
import { filled, idOf, oneOf, shape, uuid } from '../fields';
import { notificationsRoutes as at } from './notifications.routes';

const token = shape({ token: filled(500) });

export const notificationsCalls = {
  list: rpc(at.list, { query: PageQuery, output: pageOf(Notification), status: 200, summary: 'The own notifications, newest first.' }),
  readAll: rpc(at.readAll, { output: Nothing, status: 204, summary: 'Marks all as read.' }),
  read: rpc(at.read, {
    params: shape({ id: idOf('notification_not_found') }),
    output: Notification,
    status: 200,
    errors: ['notification_not_found'],
    summary: 'Marks one as read.',
  }),
  checkUnsubscribe: rpc(at.checkUnsubscribe, {
    params: token,
    output: shape({ preference: oneOf(mailPreferences) }),
    status: 200,
    errors: ['invalid_link'],
    summary: 'Which mails the link in a mail switches off.',
  }),
  unsubscribe: rpc(at.unsubscribe, {
    params: token,
    output: Nothing,
    status: 204,
    errors: ['invalid_link'],
    summary: 'Switches those mails off.',
  }),

  /** One page of what somebody was told, newest first. */
  listOf: rpc(at.listOf, { body: shape({ accountId: uuid }), query: PageQuery, output: pageOf(Notification), status: 200 }),
  /** A stretch of all that somebody was told, by id. */
  exportNotifications: rpc(at.exportNotifications, {
    body: shape({ accountId: uuid }),
    query: StretchQuery,
    output: stretchOf(Notification),
    status: 200,
  }),
};
