import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes as at } from '@tandem/contracts/resumes/resumes.routes';
import { waits } from '@tandem/domain/limits';
import { api } from '../gateway/api';
import { call } from '../gateway/call';

type Calls = typeof resumesCalls;

const openResumeApi = api.injectEndpoints({
  endpoints: (build) => ({
    // It makes a resume, though it reads like a question.
    newOpenResume: build.mutation(call<Calls['createAnonymous']>(at.createAnonymous)),
    uploadOpenResume: build.mutation({
      ...call<Calls['uploadAnonymous']>(at.uploadAnonymous, { timeout: waits.uploadTimeout }),
      invalidatesTags: ['Resume'],
    }),
  }),
});

const { useNewOpenResumeMutation, useUploadOpenResumeMutation } = openResumeApi;

/** Begins a resume without an account: empty, or from a PDF. Both answer its id. */
export const useBeginResume = () => {
  const [create] = useNewOpenResumeMutation();
  const [upload] = useUploadOpenResumeMutation();
  const blank = async (): Promise<string> => (await create().unwrap()).id;
  return {
    blank,
    read: async (resume: File): Promise<string> => {
      const id = await blank();
      await upload({ params: { id }, files: { resume } }).unwrap();
      return id;
    },
  };
};
