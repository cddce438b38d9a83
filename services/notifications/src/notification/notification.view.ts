import type { Notification } from '@tandem/contracts/entities/notification';
import type { NotificationRow } from './notification.entity';

export const notificationView = ({ id, type, content, read, createdAt, updatedAt }: NotificationRow): Notification => ({
  id,
  type,
  content,
  read,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
