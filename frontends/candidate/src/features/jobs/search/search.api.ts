import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import { waits } from '@tandem/domain/limits';
import { api } from '@tandem/web-kit/gateway/api';
import { call } from '@tandem/web-kit/gateway/call';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchUsage: build.query({ ...call<typeof matchingCalls.searchUsage>(matchingRoutes.searchUsage), keepUnusedDataFor: 0 }),
    promptSearch: build.query({
      ...call<typeof matchingCalls.searchVacancies>(matchingRoutes.searchVacancies, { timeout: waits.searchTimeout }),
      providesTags: ['Match'],
    }),
    openSearch: build.query(call<typeof matchingCalls.openSearch>(matchingRoutes.openSearch, { timeout: waits.searchTimeout })),
    readSearch: build.query({ ...call<typeof matchingCalls.readSearch>(matchingRoutes.readSearch), keepUnusedDataFor: 0 }),
  }),
});

export const { useSearchUsageQuery, usePromptSearchQuery, useLazyOpenSearchQuery, useReadSearchQuery } = searchApi;
