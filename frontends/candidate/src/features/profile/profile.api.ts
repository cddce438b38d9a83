import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { resumesRoutes } from '@tandem/contracts/resumes/resumes.routes';
import { waits } from '@tandem/domain/limits';
import { api } from '@tandem/web-kit/gateway/api';
import { call } from '@tandem/web-kit/gateway/call';

const changesAccount = { invalidatesTags: ['Account'] as const };
const changesResume = { invalidatesTags: ['Resume', 'Account'] as const };

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    replacePicture: build.mutation({
      ...call<typeof accountsCalls.replacePicture>(accountsRoutes.replacePicture, { timeout: waits.uploadTimeout }),
      ...changesAccount,
    }),
    removePicture: build.mutation({ ...call<typeof accountsCalls.removePicture>(accountsRoutes.removePicture), ...changesAccount }),
    removeResume: build.mutation({ ...call<typeof resumesCalls.remove>(resumesRoutes.remove), ...changesResume }),
  }),
});

export const { useReplacePictureMutation, useRemovePictureMutation, useRemoveResumeMutation } = profileApi;
