import type { Resume } from '@tandem/contracts/entities/resume';
import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes as at } from '@tandem/contracts/resumes/resumes.routes';
import { topics } from '@tandem/contracts/topics';
import { waits } from '@tandem/domain/limits';
import { api } from '../gateway/api';
import { call, type ArgsOf } from '../gateway/call';
import { isMissing } from '../gateway/api-error';
import { liveForAccount } from '../live/live';
import { useSignedIn } from '../session/session';

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
const { useQuery, useQueryState } = ownResumeEndpoints.ownResume;

type OwnResume = {
  data?: Resume | undefined;
  /** There is none, as far as anybody knows. */
  isNone: boolean;
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  isError: boolean;
  startedTimeStamp?: number | undefined;
  refetch: () => unknown;
};

/**
 * The resume of the candidate who is signed in. It is asked for once the account says that there is one, or when one was just made here,
 * of which the account hears a moment later: a call for what cannot be there is a failure in the browser's console.
 */
export const useOwnResume = (): OwnResume => {
  const { accountInfo } = useSignedIn<'CANDIDATE'>();
  const known = useQueryState();
  const isAbsent = !accountInfo.resume && !known.isSuccess;
  const asked = useQuery(undefined, { skip: isAbsent });
  // What was shown before it was removed is kept by the library.
  return isAbsent ? { ...asked, data: undefined, isNone: true } : { ...asked, isNone: isMissing(asked.error) };
};

const showResume = (resume: Resume) => ownResumeApi.util.upsertQueryData('ownResume', undefined, resume);
type Started = { dispatch: (show: ReturnType<typeof showResume>) => unknown; queryFulfilled: Promise<{ data: Resume }> };

const makes = <A>() => ({
  invalidatesTags: ['Resume', 'Account'] as const,
  // The answer is the resume as it now is: known at once, while the account hears of it a moment later.
  onQueryStarted: async (_: A, { dispatch, queryFulfilled }: Started): Promise<void> => {
    await queryFulfilled.then(
      ({ data }) => dispatch(showResume(data)),
      () => {},
    );
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
