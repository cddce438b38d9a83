import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { topics } from '@tandem/contracts/topics';
import { api } from '../gateway/api';
import { call } from '../gateway/call';
import { liveForAccount } from '../live/live';

const ownResumeApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Every change of a resume is told on the account's own topic too, and the resume's id is not known before it is there.
    ownResume: build.query({
      ...call<typeof resumesCalls.get>(resumesRoutes.get),
      providesTags: ['Resume'],
      onCacheEntryAdded: liveForAccount(topics.userUpdates),
    }),
    importResume: build.mutation({
      ...call<typeof resumesCalls.importJson>(resumesRoutes.importJson),
      invalidatesTags: ['Resume', 'Account'],
    }),
  }),
});

export const ownResumeEndpoints = ownResumeApi.endpoints;
/** The resume of the candidate who is signed in, and a JSON Resume in its place. */
export const { useOwnResumeQuery, useImportResumeMutation } = ownResumeApi;
