import type { notificationsCalls } from '@tandem/contracts/notifications/notifications';
import { notificationsRoutes } from '@tandem/contracts/notifications/notifications.routes';
import { api } from '../gateway/api';
import { call } from '../gateway/call';

const unsubscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkUnsubscribe: build.query(call<typeof notificationsCalls.checkUnsubscribe>(notificationsRoutes.checkUnsubscribe)),
    unsubscribe: build.mutation({
      ...call<typeof notificationsCalls.unsubscribe>(notificationsRoutes.unsubscribe),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const { useCheckUnsubscribeQuery, useUnsubscribeMutation } = unsubscribeApi;
