import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { topics } from '@tandem/contracts/topics';
import type { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesRoutes } from '@tandem/contracts/vacancies/vacancies.routes';
import { waits } from '@tandem/domain/limits';
import { answerIfAny } from '@tandem/web-kit/gateway/answer-if-any';
import { api } from '@tandem/web-kit/gateway/api';
import { call, type ArgsOf } from '@tandem/web-kit/gateway/call';
import { live } from '@tandem/web-kit/live/live';
import { showVacancy } from '@tandem/web-kit/vacancy/vacancy.api';

type Started = { dispatch: (show: ReturnType<typeof showVacancy>) => unknown; queryFulfilled: Promise<{ data: Vacancy }> };

/** The wizard goes by the flags of the answer: a source may have been read already by the time the vacancy is asked for again. */
const changes = {
  invalidatesTags: ['Vacancy', 'Account'] as const,
  onQueryStarted: async (_: unknown, { dispatch, queryFulfilled }: Started): Promise<void> => {
    const vacancy = await answerIfAny(queryFulfilled);
    if (vacancy) dispatch(showVacancy(vacancy));
  },
};

const wizardApi = api.injectEndpoints({
  endpoints: (build) => ({
    reading: build.query({
      ...call<typeof vacanciesCalls.reading>(vacanciesRoutes.reading),
      providesTags: ['Vacancy'],
      onCacheEntryAdded: live(({ params }: ArgsOf<typeof vacanciesCalls.reading>) => topics.vacancyUpdates(params.id)),
    }),
    saveVacancy: build.mutation({ ...call<typeof vacanciesCalls.update>(vacanciesRoutes.update), ...changes }),
    replaceSource: build.mutation({
      ...call<typeof vacanciesCalls.replaceSource>(vacanciesRoutes.replaceSource, { timeout: waits.uploadTimeout }),
      ...changes,
    }),
  }),
});

export const { useReadingQuery, useSaveVacancyMutation, useReplaceSourceMutation } = wizardApi;
