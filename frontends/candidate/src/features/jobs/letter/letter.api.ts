import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes as at } from '@tandem/contracts/resumes/resumes.routes';
import { topics } from '@tandem/contracts/topics';
import { api } from '@tandem/web-kit/gateway/api';
import { call } from '@tandem/web-kit/gateway/call';
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
        const kept = await queryFulfilled.catch(() => null);
        if (kept) dispatch(letterApi.util.updateQueryData('coverLetter', { params }, () => kept.data) as never);
      },
    }),
    removeLetter: build.mutation({ ...call<Calls['removeCoverLetter']>(at.removeCoverLetter), ...changesMatch }),
  }),
});

export const { useCoverLetterQuery, useWriteLetterMutation, useKeepLetterMutation, useRemoveLetterMutation } = letterApi;
