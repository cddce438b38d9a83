import { topics } from '@tandem/contracts/topics';
import type { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesRoutes } from '@tandem/contracts/vacancies/vacancies.routes';
import { api } from '@tandem/web-kit/api';
import { call, type ArgsOf } from '@tandem/web-kit/call';
import { live } from '@tandem/web-kit/live';

const changes = { invalidatesTags: ['Vacancy', 'Account'] as const };

const wizardApi = api.injectEndpoints({
  endpoints: (build) => ({
    reading: build.query({
      ...call<typeof vacanciesCalls.reading>(vacanciesRoutes.reading),
      providesTags: ['Vacancy'],
      onCacheEntryAdded: live(({ params }: ArgsOf<typeof vacanciesCalls.reading>) => topics.vacancyUpdates(params.id)),
    }),
    saveVacancy: build.mutation({ ...call<typeof vacanciesCalls.update>(vacanciesRoutes.update), ...changes }),
    replaceSource: build.mutation({
      ...call<typeof vacanciesCalls.replaceSource>(vacanciesRoutes.replaceSource, { timeout: 120_000 }),
      ...changes,
    }),
  }),
});

export const { useReadingQuery, useSaveVacancyMutation, useReplaceSourceMutation } = wizardApi;
