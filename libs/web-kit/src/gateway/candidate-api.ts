import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import { api } from './api';
import { call } from './call';

const candidateApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveCandidate: build.mutation({
      ...call<typeof accountsCalls.updateCandidate>(accountsRoutes.updateCandidate),
      invalidatesTags: ['Account'],
    }),
    beginMatching: build.mutation({
      ...call<typeof matchingCalls.startMatching>(matchingRoutes.startMatching),
      invalidatesTags: ['Account', 'Match'],
    }),
  }),
});

/** What several screens of a candidate do: change who he is and what he wants, and look for matches. */
export const { useSaveCandidateMutation, useBeginMatchingMutation } = candidateApi;
