import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { waits } from '@tandem/domain/limits';
import { api } from '@tandem/web-kit/gateway/api';
import { call } from '@tandem/web-kit/gateway/call';

const changes = { invalidatesTags: ['Admin'] as const };
const shows = { providesTags: ['Admin' as const] };

const matchingApi = api.injectEndpoints({
  endpoints: (build) => ({
    testCandidates: build.query({ ...call<typeof accountsCalls.listTestCandidates>(accountsRoutes.listTestCandidates), ...shows }),
    createTestCandidate: build.mutation({
      ...call<typeof accountsCalls.createTestCandidate>(accountsRoutes.createTestCandidate),
      ...changes,
    }),
    updateTestCandidate: build.mutation({
      ...call<typeof accountsCalls.updateTestCandidate>(accountsRoutes.updateTestCandidate),
      ...changes,
    }),
    removeTestCandidate: build.mutation({
      ...call<typeof accountsCalls.removeTestCandidate>(accountsRoutes.removeTestCandidate),
      ...changes,
    }),
    uploadTestResume: build.mutation({
      ...call<typeof resumesCalls.uploadTestResume>(resumesRoutes.uploadTestResume, { timeout: waits.uploadTimeout }),
      ...changes,
    }),
    removeTestResume: build.mutation({ ...call<typeof resumesCalls.removeTestResume>(resumesRoutes.removeTestResume), ...changes }),
    testExperiences: build.query(call<typeof resumesCalls.listTestWorkExperiences>(resumesRoutes.listTestWorkExperiences)),
    testEducations: build.query(call<typeof resumesCalls.listTestEducations>(resumesRoutes.listTestEducations)),
    testSkills: build.query(call<typeof resumesCalls.listTestSkills>(resumesRoutes.listTestSkills)),
    saveTestExperiences: build.mutation(call<typeof resumesCalls.replaceTestWorkExperiences>(resumesRoutes.replaceTestWorkExperiences)),
    saveTestEducations: build.mutation(call<typeof resumesCalls.replaceTestEducations>(resumesRoutes.replaceTestEducations)),
    saveTestSkills: build.mutation(call<typeof resumesCalls.replaceTestSkills>(resumesRoutes.replaceTestSkills)),
    matchTestCandidate: build.mutation({ ...call<typeof matchingCalls.matchTestCandidate>(matchingRoutes.matchTestCandidate), ...changes }),
    personMatches: build.query(call<typeof matchingCalls.listPersonMatches>(matchingRoutes.listPersonMatches)),
    testMatches: build.query({ ...call<typeof matchingCalls.listTestMatches>(matchingRoutes.listTestMatches), ...shows }),
  }),
});

export const {
  useTestCandidatesQuery,
  useLazyTestCandidatesQuery,
  useCreateTestCandidateMutation,
  useUpdateTestCandidateMutation,
  useRemoveTestCandidateMutation,
  useUploadTestResumeMutation,
  useRemoveTestResumeMutation,
  useLazyTestExperiencesQuery,
  useLazyTestEducationsQuery,
  useLazyTestSkillsQuery,
  useSaveTestExperiencesMutation,
  useSaveTestEducationsMutation,
  useSaveTestSkillsMutation,
  useMatchTestCandidateMutation,
  useTestMatchesQuery,
  usePersonMatchesQuery,
} = matchingApi;
