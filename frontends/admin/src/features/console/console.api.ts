import type { adminCalls } from '@tandem/contracts/admin/admin';
import { adminRoutes } from '@tandem/contracts/admin/admin.routes';
import { api } from '@tandem/web-kit/gateway/api';
import { call } from '@tandem/web-kit/gateway/call';

const changes = { invalidatesTags: ['Admin'] as const };

const consoleApi = api.injectEndpoints({
  endpoints: (build) => ({
    overview: build.query(call<typeof adminCalls.overview>(adminRoutes.overview)),
    users: build.query(call<typeof adminCalls.listUsers>(adminRoutes.listUsers)),
    user: build.query({ ...call<typeof adminCalls.getUser>(adminRoutes.getUser), providesTags: ['Admin'] }),
    mailVerification: build.mutation({ ...call<typeof adminCalls.mailVerification>(adminRoutes.mailVerification), ...changes }),
    changeEmail: build.mutation({ ...call<typeof adminCalls.changeEmail>(adminRoutes.changeEmail), ...changes }),
    endSessions: build.mutation({ ...call<typeof adminCalls.endSessions>(adminRoutes.endSessions), ...changes }),
    unlockLogin: build.mutation({ ...call<typeof adminCalls.unlockLogin>(adminRoutes.unlockLogin), ...changes }),
    mailPasswordLink: build.mutation({ ...call<typeof adminCalls.mailPasswordLink>(adminRoutes.mailPasswordLink), ...changes }),
    employers: build.query(call<typeof adminCalls.listEmployers>(adminRoutes.listEmployers)),
    employer: build.query(call<typeof adminCalls.getEmployer>(adminRoutes.getEmployer)),
    allVacancies: build.query(call<typeof adminCalls.listVacancies>(adminRoutes.listVacancies)),
    anyVacancy: build.query(call<typeof adminCalls.getVacancy>(adminRoutes.getVacancy)),
    audit: build.query(call<typeof adminCalls.listAudit>(adminRoutes.listAudit)),
    analytics: build.query(call<typeof adminCalls.analytics>(adminRoutes.analytics)),
    queues: build.query({ ...call<typeof adminCalls.listQueues>(adminRoutes.listQueues), providesTags: ['Admin'] }),
    replayWork: build.mutation({ ...call<typeof adminCalls.replayWork>(adminRoutes.replayWork), ...changes }),
    discardWork: build.mutation({ ...call<typeof adminCalls.discardWork>(adminRoutes.discardWork), ...changes }),
  }),
});

export const {
  useOverviewQuery,
  useUsersQuery,
  useUserQuery,
  useMailVerificationMutation,
  useChangeEmailMutation,
  useEndSessionsMutation,
  useUnlockLoginMutation,
  useMailPasswordLinkMutation,
  useEmployersQuery,
  useEmployerQuery,
  useAllVacanciesQuery,
  useAnyVacancyQuery,
  useAuditQuery,
  useAnalyticsQuery,
  useQueuesQuery,
  useReplayWorkMutation,
  useDiscardWorkMutation,
} = consoleApi;
