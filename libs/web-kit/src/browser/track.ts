import type { adminCalls } from '@tandem/contracts/admin/admin';
import type { RecordedEvent } from '@tandem/contracts/admin/admin.shapes';
import { eventRoutes } from '@tandem/contracts/admin/event.routes';
import { useCallback } from 'react';
import { api } from '../gateway/api';
import { call } from '../gateway/call';

const trackApi = api.injectEndpoints({
  endpoints: (build) => ({ record: build.mutation(call<typeof adminCalls.recordEvent>(eventRoutes.recordEvent)) }),
});

/** Records that something happened on a screen, without personal data. Failures are nobody's concern. */
export const useTrack = (): ((type: RecordedEvent, data?: Record<string, unknown>) => void) => {
  const [record] = trackApi.useRecordMutation();
  return useCallback((type, data = {}) => void record({ body: { type, data } }), [record]);
};
