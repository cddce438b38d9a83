import type { Match } from '@tandem/contracts/entities/match';
import type { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchingRoutes } from '@tandem/contracts/matching/matching.routes';
import { topics } from '@tandem/contracts/topics';
import type { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesRoutes } from '@tandem/contracts/vacancies/vacancies.routes';
import { api } from '../gateway/api';
import { call } from '../gateway/call';
import type { AppDispatch } from '../app/dispatch';
import { liveForAccount } from '../live/live';

type Patch = { status?: Match['status'] | undefined; archived?: boolean | undefined };
type Lifecycle = { dispatch: AppDispatch; getState: () => unknown; queryFulfilled: Promise<unknown> };
type Undo = { undo: () => void };

/** Shows a move in every board that is open before the server has answered, and takes it back when it refuses. */
const movedAtOnce = async (id: string, { status, archived }: Patch, { dispatch, getState, queryFulfilled }: Lifecycle): Promise<void> => {
  const shown = matchApi.util.selectInvalidatedBy(getState() as never, ['Funnel']);
  const undos = shown.map(({ endpointName, originalArgs }) =>
    dispatch(
      matchApi.util.updateQueryData(endpointName as 'candidateFunnel', originalArgs as never, (matches) => {
        const match = Array.isArray(matches) ? matches.find((one) => one.id === id) : undefined;
        if (match) Object.assign(match, status && { status }, archived !== undefined && { archived });
      }) as never,
    ),
  ) as unknown as Undo[];
  await queryFulfilled.catch(() => undos.forEach(({ undo }) => undo()));
};

const matchApi = api.injectEndpoints({
  endpoints: (build) => ({
    candidateFunnel: build.query({
      ...call<typeof matchingCalls.candidateFunnel>(matchingRoutes.candidateFunnel),
      providesTags: ['Funnel'],
      onCacheEntryAdded: liveForAccount(topics.matches),
    }),
    candidateFunnelVacancies: build.query({
      ...call<typeof matchingCalls.candidateFunnelVacancies>(matchingRoutes.candidateFunnelVacancies),
      onCacheEntryAdded: liveForAccount(topics.matches),
    }),
    employerFunnel: build.query({
      ...call<typeof matchingCalls.employerFunnel>(matchingRoutes.employerFunnel),
      providesTags: ['Funnel'],
      onCacheEntryAdded: liveForAccount(topics.matches),
    }),
    employerFunnelVacancies: build.query({
      ...call<typeof vacanciesCalls.listForFunnel>(vacanciesRoutes.listForFunnel),
      providesTags: ['Vacancy', 'Funnel'],
      // As the list of vacancies: one that a colleague deletes must not stay chosen here.
      onCacheEntryAdded: liveForAccount(topics.userUpdates),
    }),
    applicantMatch: build.query({
      ...call<typeof matchingCalls.getApplication>(matchingRoutes.getApplication),
      providesTags: ['Match'],
      onCacheEntryAdded: liveForAccount(topics.matches),
    }),
    moveAsCandidate: build.mutation({
      ...call<typeof matchingCalls.changeMatch>(matchingRoutes.changeMatch),
      invalidatesTags: ['Match', 'Funnel'],
      onQueryStarted: async ({ params, body = {} }, lifecycle) => movedAtOnce(params.id, body, lifecycle as Lifecycle),
    }),
    moveAsEmployer: build.mutation({
      ...call<typeof matchingCalls.changeStatus>(matchingRoutes.changeStatus),
      invalidatesTags: ['Match', 'Funnel'],
      onQueryStarted: async ({ params, body = {} }, lifecycle) => movedAtOnce(params.matchId, body, lifecycle as Lifecycle),
    }),
    inviteApplicant: build.mutation({ ...call<typeof matchingCalls.invite>(matchingRoutes.invite), invalidatesTags: ['Match', 'Funnel'] }),
    chooseTimeslot: build.mutation({
      ...call<typeof matchingCalls.chooseTimeslot>(matchingRoutes.chooseTimeslot),
      invalidatesTags: ['Match', 'Funnel'],
    }),
  }),
});

export const {
  useApplicantMatchQuery,
  useCandidateFunnelQuery,
  useCandidateFunnelVacanciesQuery,
  useMoveAsCandidateMutation,
  useMoveAsEmployerMutation,
  useChooseTimeslotMutation,
  useEmployerFunnelQuery,
  useEmployerFunnelVacanciesQuery,
  useInviteApplicantMutation,
} = matchApi;
