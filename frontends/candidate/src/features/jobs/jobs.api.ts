import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import { topics } from '@tandem/contracts/topics';
import { api } from '@tandem/web-kit/gateway/api';
import { call, type AnswerOf } from '@tandem/web-kit/gateway/call';
import { liveForAccount } from '@tandem/web-kit/live/live';

const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    recommended: build.query({
      ...call<typeof matchingCalls.recommended>(matchingRoutes.recommended),
      providesTags: ['Match'],
      onCacheEntryAdded: liveForAccount(topics.matches),
    }),
    matchOfVacancy: build.query({
      ...call<typeof matchingCalls.matchOfVacancy>(matchingRoutes.matchOfVacancy),
      providesTags: ['Match'],
      onCacheEntryAdded: liveForAccount(topics.matches),
    }),
    whatIf: build.query({ ...call<typeof matchingCalls.tryWhatIf>(matchingRoutes.tryWhatIf), providesTags: ['Match'] }),
    // Of its own: sharing the one of the intake would cost the shell the name of one more file.
    startRun: build.mutation({
      ...call<typeof matchingCalls.startMatching>(matchingRoutes.startMatching),
      invalidatesTags: ['Account', 'Match'],
    }),
    calculateScore: build.mutation({
      ...call<typeof matchingCalls.calculateScore>(matchingRoutes.calculateScore),
      invalidatesTags: ['Match'],
    }),
  }),
});

/** The recommended list as its screen sees it. */
export type Recommended = {
  data?: AnswerOf<typeof matchingCalls.recommended>;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

export const jobsEndpoints = jobsApi.endpoints;
export const { useRecommendedQuery, useMatchOfVacancyQuery, useWhatIfQuery, useCalculateScoreMutation, useStartRunMutation } = jobsApi;
