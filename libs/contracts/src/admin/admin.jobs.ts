import { job } from '../define';
import { shape, text } from '../fields';

export const adminJobs = {
  /** Copies one stretch of what others own, and queues the next. */
  rebuild: job('admin.rebuild', { data: shape({ after: text().nullable() }), attempts: 10, limit: 300_000, concurrency: 1 }),
};
