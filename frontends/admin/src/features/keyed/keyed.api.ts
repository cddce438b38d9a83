import type { authCalls } from '@tandem/contracts/auth/auth';
import { authRoutes } from '@tandem/contracts/auth/auth.routes';
import type { gatewayCalls } from '@tandem/contracts/gateway/gateway';
import { gatewayRoutes } from '@tandem/contracts/gateway/gateway.routes';
import { api } from '@tandem/web-kit/gateway/api';
import { call, requestOf } from '@tandem/web-kit/gateway/call';

/** Calls that a key opens instead of a session. */
const keyedApi = api.injectEndpoints({
  endpoints: (build) => ({
    signups: build.query({
      ...call<typeof authCalls.listSignups>(authRoutes.listSignups),
      query: (apiKey: string) => ({ ...requestOf(authRoutes.listSignups, undefined), apiKey }),
    }),
    refreshTranslations: build.mutation({
      ...call<typeof gatewayCalls.refreshTranslations>(gatewayRoutes.refreshTranslations),
      query: (apiKey: string) => ({ ...requestOf(gatewayRoutes.refreshTranslations, undefined), apiKey }),
    }),
  }),
});

export const { useSignupsQuery, useRefreshTranslationsMutation } = keyedApi;
