import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes as at } from '@tandem/contracts/resumes/resumes.routes';
import { topics } from '@tandem/contracts/topics';
import { answerIfAny } from '@tandem/web-kit/gateway/answer-if-any';
import { api } from '@tandem/web-kit/gateway/api';
import { type AnswerOf, call } from '@tandem/web-kit/gateway/call';
import { liveForAccount } from '@tandem/web-kit/live/live';

type Calls = typeof resumesCalls;
const changesMatch = { invalidatesTags: ['Match'] as const };

const letterApi = api.injectEndpoints({
  endpoints: (build) => ({
    coverLetter: build.query({
      ...call<Calls['getCoverLetter']>(at.getCoverLetter),
      providesTags: ['Match'],
      onCacheEntryAdded: liveForAccount(topics.matches),
    }),
    writeLetter: build.mutation({ ...call<Calls['generateCoverLetter']>(at.generateCoverLetter), ...changesMatch }),
    keepLetter: build.mutation({
      ...call<Calls['saveCoverLetter']>(at.saveCoverLetter),
      ...changesMatch,
      // At once: the letter from before would stand there until asked again, and what is below it would jump.
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const kept = await answerIfAny(queryFulfilled);
        if (kept) dispatch(showLetter(params, kept));
      },
    }),
    removeLetter: build.mutation({ ...call<Calls['removeCoverLetter']>(at.removeCoverLetter), ...changesMatch }),
  }),
});

const showLetter = (params: { matchId: string }, letter: AnswerOf<Calls['saveCoverLetter']>) =>
  letterApi.util.updateQueryData('coverLetter', { params }, () => letter);

export const { useCoverLetterQuery, useWriteLetterMutation, useKeepLetterMutation, useRemoveLetterMutation } = letterApi;
