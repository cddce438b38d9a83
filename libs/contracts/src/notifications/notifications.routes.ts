import { routes } from '../route';

export const notificationsRoutes = routes({
  list: { subject: 'notifications.list', method: 'GET', path: '/notifications', access: 'account' },
  readAll: { subject: 'notifications.readAll', method: 'PUT', path: '/notifications/read', access: 'account' },
  read: { subject: 'notifications.read', method: 'PUT', path: '/notifications/{id}/read', access: 'account' },
  checkUnsubscribe: { subject: 'notifications.checkUnsubscribe', method: 'GET', path: '/public/unsubscribe/{token}', access: 'anonymous' },
  unsubscribe: { subject: 'notifications.unsubscribe', method: 'POST', path: '/public/unsubscribe/{token}', access: 'anonymous' },

  listOf: { subject: 'notifications.listOf', access: 'internal' },
  exportNotifications: { subject: 'notifications.exportNotifications', access: 'internal' },
});
