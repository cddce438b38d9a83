import type { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import { waits } from '@tandem/domain/limits';
import { fileUrl } from '../session/account-name';
import { api } from '../gateway/api';
import type { ApiError } from '../gateway/api-error';
import { call } from '../gateway/call';
import { fetchOf } from '../gateway/transport';

const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    publicCompany: build.query({ ...call<typeof accountsCalls.publicCompany>(accountsRoutes.publicCompany), providesTags: ['Company'] }),
    changeAccount: build.mutation({
      ...call<typeof accountsCalls.update>(accountsRoutes.update),
      invalidatesTags: ['Account', 'Company'],
    }),
    saveSummary: build.mutation({
      ...call<typeof accountsCalls.saveProfileSummary>(accountsRoutes.saveProfileSummary),
      invalidatesTags: ['Account', 'Company'],
    }),
    writeCompanySummary: build.mutation({
      ...call<typeof accountsCalls.generateCompanySummary>(accountsRoutes.generateCompanySummary),
      invalidatesTags: ['Account'],
    }),
    replaceCompanyImage: build.mutation({
      ...call<typeof accountsCalls.replaceCompanyImage>(accountsRoutes.replaceCompanyImage, { timeout: waits.uploadTimeout }),
      invalidatesTags: ['Account', 'Company'],
    }),
    /** A text the API names by the path of its file. A changed text has another path. */
    fileText: build.query<string, string>({
      queryFn: async (path, { extra }) => {
        const answer = await fetchOf(extra)(fileUrl(path)).catch(() => null);
        if (answer?.ok) return { data: await answer.text() };
        return { error: { status: answer?.status ?? 0 } satisfies ApiError };
      },
    }),
  }),
});

export const companyEndpoints = companyApi.endpoints;
export const {
  usePublicCompanyQuery,
  useChangeAccountMutation,
  useSaveSummaryMutation,
  useWriteCompanySummaryMutation,
  useReplaceCompanyImageMutation,
  useFileTextQuery,
} = companyApi;
