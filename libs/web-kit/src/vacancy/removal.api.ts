import type { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesRoutes } from '@tandem/contracts/vacancies/vacancies.routes';
import { api } from '../gateway/api';
import { call } from '../gateway/call';

const ownVacancyApi = api.injectEndpoints({
  endpoints: (build) => ({
    removeVacancy: build.mutation({
      ...call<typeof vacanciesCalls.remove>(vacanciesRoutes.remove),
      // The vacancy itself is not asked for again: it is gone.
      invalidatesTags: (_, error) => (error ? [] : ['Account', 'Funnel']),
    }),
  }),
});

export const { useRemoveVacancyMutation } = ownVacancyApi;
