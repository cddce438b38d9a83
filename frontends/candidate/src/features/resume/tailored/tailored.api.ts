import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes as at } from '@tandem/contracts/resumes/resumes.routes';
import { topics } from '@tandem/contracts/topics';
import { answerIfAny } from '@tandem/web-kit/gateway/answer-if-any';
import { api } from '@tandem/web-kit/gateway/api';
import { type AnswerOf, call } from '@tandem/web-kit/gateway/call';
import { liveForAccount } from '@tandem/web-kit/live/live';

type Calls = typeof resumesCalls;
const changesMatch = { invalidatesTags: ['Match'] as const };

const tailoredApi = api.injectEndpoints({
  endpoints: (build) => ({
    tailoredMatch: build.query({
      ...call<typeof matchingCalls.matchOfVacancy>(matchingRoutes.matchOfVacancy),
      providesTags: ['Match'],
      onCacheEntryAdded: liveForAccount(topics.matches),
    }),
    tailoredResume: build.query({
      ...call<Calls['getTailoredResume']>(at.getTailoredResume),
      providesTags: ['Match', 'Resume'],
      onCacheEntryAdded: liveForAccount(topics.matches),
    }),
    tailor: build.mutation({ ...call<Calls['tailorResume']>(at.tailorResume), ...changesMatch }),
    saveTailored: build.mutation({
      ...call<Calls['saveTailoredResume']>(at.saveTailoredResume),
      ...changesMatch,
      // At once: until it is asked for again nothing would count as saved.
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const saved = await answerIfAny(queryFulfilled);
        if (saved) dispatch(showSaved(params, saved));
      },
    }),
  }),
});

const showSaved = (params: { matchId: string }, { overrides }: Pick<AnswerOf<Calls['saveTailoredResume']>, 'overrides'>) =>
  tailoredApi.util.updateQueryData('tailoredResume', { params }, (resume) => ({ ...resume, overrides }));

export const { useTailoredMatchQuery, useTailoredResumeQuery, useTailorMutation, useSaveTailoredMutation } = tailoredApi;
