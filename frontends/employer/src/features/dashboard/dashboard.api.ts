import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import type { notificationsCalls } from '@tandem/contracts/notifications/notifications';
import { notificationsRoutes } from '@tandem/contracts/notifications/notifications.routes';
import { topics } from '@tandem/contracts/topics';
import { funnelGroupOf, type FunnelGroup } from '@tandem/domain/funnel';
import { api } from '@tandem/web-kit/gateway/api';
import { call, requestOf, type AnswerOf } from '@tandem/web-kit/gateway/call';
import { liveForAccount } from '@tandem/web-kit/live/live';

/** How many applications stand in each column. */
type FunnelCounts = Record<FunnelGroup, number>;

const countsOf = (matches: AnswerOf<typeof matchingCalls.employerFunnel>): FunnelCounts => {
  const counts: FunnelCounts = { APPLIED: 0, REJECTED: 0, INVITED: 0, INTERVIEW: 0, DECLINED: 0 };
  for (const { status } of matches) {
    const group = funnelGroupOf(status);
    if (group) counts[group] += 1;
  }
  return counts;
};

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    latestNotifications: build.query({
      ...call<typeof notificationsCalls.list>(notificationsRoutes.list),
      providesTags: ['Notification'],
      onCacheEntryAdded: liveForAccount(topics.notifications),
    }),
    funnelCounts: build.query<FunnelCounts, void>({
      query: () => requestOf(matchingRoutes.employerFunnel, {}),
      transformResponse: countsOf,
      providesTags: ['Funnel'],
      onCacheEntryAdded: liveForAccount(topics.matches),
    }),
  }),
});

export const { useLatestNotificationsQuery, useFunnelCountsQuery } = dashboardApi;
