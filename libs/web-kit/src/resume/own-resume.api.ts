import type { Resume } from '@tandem/contracts/entities/resume';
import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes as at } from '@tandem/contracts/resumes/resumes.routes';
import { topics } from '@tandem/contracts/topics';
import { waits } from '@tandem/domain/limits';
import { answerIfAny } from '../gateway/answer-if-any';
import { api } from '../gateway/api';
import { call, type ArgsOf } from '../gateway/call';
import { liveForAccount } from '../live/live';

type Calls = typeof resumesCalls;
const ownResumeApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Every change of a resume is told on the account's own topic too, and the resume's id is not known before it is there.
    ownResume: build.query({
      ...call<Calls['get']>(at.get),
      providesTags: ['Resume'],
      onCacheEntryAdded: liveForAccount(topics.userUpdates),
    }),
  }),
});
export const ownResumeEndpoints = ownResumeApi.endpoints;

const showResume = (resume: Resume) => ownResumeApi.util.upsertQueryData('ownResume', undefined, resume);
type Started = { dispatch: (show: ReturnType<typeof showResume>) => unknown; queryFulfilled: Promise<{ data: Resume }> };

const makes = <A>() => ({
  invalidatesTags: ['Resume', 'Account'] as const,
  // The answer is the resume as it now is: known at once, while the account hears of it a moment later.
  onQueryStarted: async (_: A, { dispatch, queryFulfilled }: Started): Promise<void> => {
    const made = await answerIfAny(queryFulfilled);
    if (made) dispatch(showResume(made));
  },
});

const makingApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadResume: build.mutation({
      ...call<Calls['upload']>(at.upload, { timeout: waits.uploadTimeout }),
      ...makes<ArgsOf<Calls['upload']>>(),
    }),
    startResume: build.mutation({ ...call<Calls['createBlank']>(at.createBlank), ...makes<void>() }),
    importResume: build.mutation({ ...call<Calls['importJson']>(at.importJson), ...makes<ArgsOf<Calls['importJson']>>() }),
  }),
});
/** A resume for the candidate who is signed in: from a PDF, empty, or from a JSON Resume. */
export const { useUploadResumeMutation, useStartResumeMutation, useImportResumeMutation } = makingApi;
