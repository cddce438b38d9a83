import type { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesRoutes } from '@tandem/contracts/vacancies/vacancies.routes';
import { api } from '@tandem/web-kit/api';
import { call } from '@tandem/web-kit/call';

const createApi = api.injectEndpoints({
  endpoints: (build) => ({
    createVacancy: build.mutation({
      ...call<typeof vacanciesCalls.create>(vacanciesRoutes.create),
      invalidatesTags: ['Vacancy', 'Account'],
    }),
  }),
});

export const { useCreateVacancyMutation } = createApi;
