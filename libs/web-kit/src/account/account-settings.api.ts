import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { authCalls } from '@tandem/contracts/auth/auth';
import { authRoutes } from '@tandem/contracts/auth/auth.routes';
import { api } from '../gateway/api';
import { call } from '../gateway/call';

const changesAccount = { invalidatesTags: ['Account'] as const };

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeMailPreferences: build.mutation({
      ...call<typeof accountsCalls.updateMailPreferences>(accountsRoutes.updateMailPreferences),
      ...changesAccount,
    }),
    changePassword: build.mutation({
      ...call<typeof authCalls.changePassword>(authRoutes.changePassword),
      invalidatesTags: ['Session'],
    }),
    sessions: build.query({ ...call<typeof authCalls.listSessions>(authRoutes.listSessions), providesTags: ['Session'] }),
    endSession: build.mutation({ ...call<typeof authCalls.endSession>(authRoutes.endSession), invalidatesTags: ['Session'] }),
    linkLinkedin: build.mutation({ ...call<typeof authCalls.linkLinkedin>(authRoutes.linkLinkedin), ...changesAccount }),
    unlinkLinkedin: build.mutation({ ...call<typeof authCalls.unlinkLinkedin>(authRoutes.unlinkLinkedin), ...changesAccount }),
    deleteAccount: build.mutation(call<typeof accountsCalls.remove>(accountsRoutes.remove)),
    requestExport: build.mutation(call<typeof accountsCalls.requestExport>(accountsRoutes.requestExport)),
  }),
});

export const {
  useChangeMailPreferencesMutation,
  useChangePasswordMutation,
  useDeleteAccountMutation,
  useEndSessionMutation,
  useLinkLinkedinMutation,
  useRequestExportMutation,
  useSessionsQuery,
  useUnlinkLinkedinMutation,
} = settingsApi;
