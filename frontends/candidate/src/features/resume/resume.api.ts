import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes as at } from '@tandem/contracts/resumes/resumes.routes';
import { topics } from '@tandem/contracts/topics';
import { waits } from '@tandem/domain/limits';
import { api } from '@tandem/web-kit/gateway/api';
import { call } from '@tandem/web-kit/gateway/call';
import { live } from '@tandem/web-kit/live/live';

type Calls = typeof resumesCalls;
const uploading = { timeout: waits.uploadTimeout };
const changesResume = { invalidatesTags: ['Resume', 'Account'] as const };

const resumeApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmOwn: build.mutation({ ...call<Calls['verify']>(at.verify), ...changesResume }),
    saveOwnSummary: build.mutation(call<Calls['saveSummary']>(at.saveSummary)),
    saveOwnSettings: build.mutation(call<Calls['saveSettings']>(at.saveSettings)),
    saveOwnExperiences: build.mutation(call<Calls['replaceWorkExperiences']>(at.replaceWorkExperiences)),
    saveOwnEducations: build.mutation(call<Calls['replaceEducations']>(at.replaceEducations)),
    saveOwnSkills: build.mutation(call<Calls['replaceSkills']>(at.replaceSkills)),
    saveOwnPicture: build.mutation({
      ...call<typeof accountsCalls.replacePicture>(accountsRoutes.replacePicture, uploading),
      invalidatesTags: ['Account'],
    }),

    openResume: build.query({
      ...call<Calls['getAnonymous']>(at.getAnonymous),
      providesTags: ['Resume'],
      onCacheEntryAdded: live(({ params }) => topics.resumeUpdates(params.id)),
    }),
    uploadOpen: build.mutation({ ...call<Calls['uploadAnonymous']>(at.uploadAnonymous, uploading), ...changesResume }),
    removeOpen: build.mutation(call<Calls['removeAnonymous']>(at.removeAnonymous)),
    confirmOpen: build.mutation({ ...call<Calls['saveAnonymousStatus']>(at.saveAnonymousStatus), ...changesResume }),
    saveOpenBasics: build.mutation(call<Calls['saveAnonymousBasicInfo']>(at.saveAnonymousBasicInfo, uploading)),
    saveOpenSummary: build.mutation(call<Calls['saveAnonymousSummary']>(at.saveAnonymousSummary)),
    saveOpenSettings: build.mutation(call<Calls['saveAnonymousSettings']>(at.saveAnonymousSettings)),
    saveOpenExperiences: build.mutation(call<Calls['replaceAnonymousWorkExperiences']>(at.replaceAnonymousWorkExperiences)),
    saveOpenEducations: build.mutation(call<Calls['replaceAnonymousEducations']>(at.replaceAnonymousEducations)),
    saveOpenSkills: build.mutation(call<Calls['replaceAnonymousSkills']>(at.replaceAnonymousSkills)),
  }),
});

export const resumeEndpoints = resumeApi.endpoints;
export const {
  useConfirmOwnMutation,
  useSaveOwnSummaryMutation,
  useSaveOwnSettingsMutation,
  useSaveOwnExperiencesMutation,
  useSaveOwnEducationsMutation,
  useSaveOwnSkillsMutation,
  useSaveOwnPictureMutation,
  useOpenResumeQuery,
  useUploadOpenMutation,
  useRemoveOpenMutation,
  useConfirmOpenMutation,
  useSaveOpenBasicsMutation,
  useSaveOpenSummaryMutation,
  useSaveOpenSettingsMutation,
  useSaveOpenExperiencesMutation,
  useSaveOpenEducationsMutation,
  useSaveOpenSkillsMutation,
} = resumeApi;
