import type { Notification } from '@tandem/contracts/entities/notification';
import type { Page } from '@tandem/contracts/entities/page';
import type { notificationsCalls } from '@tandem/contracts/notifications/notifications';
import { notificationsRoutes } from '@tandem/contracts/notifications/notifications.routes';
import { topics } from '@tandem/contracts/topics';
import { api } from '../gateway/api';
import { call, requestOf } from '../gateway/call';
import { liveForAccount } from '../live/live';

const PAGE_SIZE = 10;

const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifications: build.infiniteQuery<Page<Notification>, void, number>({
      query: ({ pageParam }) => requestOf(notificationsRoutes.list, { query: { page: pageParam, pageSize: PAGE_SIZE } }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
      },
      providesTags: ['Notification'],
      onCacheEntryAdded: liveForAccount(topics.notifications),
    }),
    readNotification: build.mutation({
      ...call<typeof notificationsCalls.read>(notificationsRoutes.read),
      invalidatesTags: ['Account'],
      // In place and not by asking again: the page is left at the same press, and a list nobody looks at would be thrown away
      // with the pages that were scrolled through.
      onQueryStarted: async ({ params: { id } }, { dispatch, queryFulfilled }) => {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isDone) dispatch(markRead(id));
      },
    }),
  }),
});

const markRead = (id: string) =>
  notificationsApi.util.updateQueryData('notifications', undefined, ({ pages }) => {
    for (const one of pages.flatMap(({ items }) => items)) if (one.id === id) one.read = true;
  });

export const { useNotificationsInfiniteQuery, useReadNotificationMutation } = notificationsApi;
