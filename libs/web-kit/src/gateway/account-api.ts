import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import type { authCalls } from '@tandem/contracts/auth/auth';
import { authRoutes } from '@tandem/contracts/auth/auth.routes';
import type { notificationsCalls } from '@tandem/contracts/notifications/notifications';
import { notificationsRoutes } from '@tandem/contracts/notifications/notifications.routes';
import type { referralsCalls } from '@tandem/contracts/referrals/referrals';
import { referralsRoutes } from '@tandem/contracts/referrals/referrals.routes';
import { topics } from '@tandem/contracts/topics';
import { api } from './api';
import { call } from './call';
import { liveForAccount } from '../live/live';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    account: build.query({
      ...call<typeof accountsCalls.get>(accountsRoutes.get),
      providesTags: ['Account'],
      onCacheEntryAdded: liveForAccount(topics.userUpdates),
    }),
    openReferral: build.query(call<typeof referralsCalls.open>(referralsRoutes.open)),
    register: build.mutation(call<typeof authCalls.register>(authRoutes.register)),
    verify: build.mutation(call<typeof authCalls.verify>(authRoutes.verify)),
    resendVerification: build.mutation(call<typeof authCalls.resendVerification>(authRoutes.resendVerification)),
    forgotPassword: build.mutation(call<typeof authCalls.forgotPassword>(authRoutes.forgotPassword)),
    // A link works once: an answer from before is worth nothing.
    checkSecret: build.query({ ...call<typeof authCalls.checkSecret>(authRoutes.checkSecret), keepUnusedDataFor: 0 }),
    resetPassword: build.mutation(call<typeof authCalls.resetPassword>(authRoutes.resetPassword)),
    signInWithGoogle: build.mutation(call<typeof authCalls.signInWithGoogle>(authRoutes.signInWithGoogle)),
    signInWithLinkedin: build.mutation(call<typeof authCalls.signInWithLinkedin>(authRoutes.signInWithLinkedin)),
    login: build.mutation(call<typeof authCalls.login>(authRoutes.login)),
    readAll: build.mutation({
      ...call<typeof notificationsCalls.readAll>(notificationsRoutes.readAll),
      invalidatesTags: ['Account', 'Notification'],
    }),
    logout: build.mutation(call<typeof authCalls.logout>(authRoutes.logout)),
  }),
});

export const {
  useAccountQuery,
  useCheckSecretQuery,
  useForgotPasswordMutation,
  useLoginMutation,
  useLogoutMutation,
  useOpenReferralQuery,
  useReadAllMutation,
  useRegisterMutation,
  useResetPasswordMutation,
  useResendVerificationMutation,
  useSignInWithGoogleMutation,
  useSignInWithLinkedinMutation,
  useVerifyMutation,
} = accountApi;
export const accountEndpoints = accountApi.endpoints;
