import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { api } from '@tandem/web-kit/gateway/api';
import { call } from '@tandem/web-kit/gateway/call';

const changesResume = { invalidatesTags: ['Resume', 'Account'] as const };

const intakeApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveExperiences: build.mutation(call<typeof resumesCalls.replaceWorkExperiences>(resumesRoutes.replaceWorkExperiences)),
    saveEducations: build.mutation(call<typeof resumesCalls.replaceEducations>(resumesRoutes.replaceEducations)),
    saveSkills: build.mutation(call<typeof resumesCalls.replaceSkills>(resumesRoutes.replaceSkills)),
    verifyResume: build.mutation({ ...call<typeof resumesCalls.verify>(resumesRoutes.verify), ...changesResume }),
    writeSummary: build.mutation({
      ...call<typeof accountsCalls.generateCandidateSummary>(accountsRoutes.generateCandidateSummary),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const {
  useSaveExperiencesMutation,
  useSaveEducationsMutation,
  useSaveSkillsMutation,
  useVerifyResumeMutation,
  useWriteSummaryMutation,
} = intakeApi;
