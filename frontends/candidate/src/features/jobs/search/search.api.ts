import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import { waits } from '@tandem/domain/limits';
import { answerIfAny } from '@tandem/web-kit/gateway/answer-if-any';
import { api } from '@tandem/web-kit/gateway/api';
import { call } from '@tandem/web-kit/gateway/call';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchUsage: build.query({ ...call<typeof matchingCalls.searchUsage>(matchingRoutes.searchUsage), keepUnusedDataFor: 0 }),
    promptSearch: build.query({
      ...call<typeof matchingCalls.searchVacancies>(matchingRoutes.searchVacancies, { timeout: waits.searchTimeout }),
      providesTags: ['Match'],
      // How many searches are left stands in each answer; one that fails gives its own back, so that the number stays.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await answerIfAny(queryFulfilled);
        if (answer) void dispatch(countSearches(answer));
      },
    }),
    openSearch: build.query(call<typeof matchingCalls.openSearch>(matchingRoutes.openSearch, { timeout: waits.searchTimeout })),
    readSearch: build.query({ ...call<typeof matchingCalls.readSearch>(matchingRoutes.readSearch), keepUnusedDataFor: 0 }),
  }),
});

const countSearches = ({ usage, max }: { usage: number; max: number }) =>
  searchApi.util.upsertQueryData('searchUsage', undefined, { usage, max });

export const { useSearchUsageQuery, usePromptSearchQuery, useLazyOpenSearchQuery, useReadSearchQuery } = searchApi;
