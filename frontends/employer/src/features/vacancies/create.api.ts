import type { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesRoutes } from '@tandem/contracts/vacancies/vacancies.routes';
import { api } from '@tandem/web-kit/gateway/api';
import { call } from '@tandem/web-kit/gateway/call';

const createApi = api.injectEndpoints({
  endpoints: (build) => ({
    createVacancy: build.mutation({
      ...call<typeof vacanciesCalls.create>(vacanciesRoutes.create),
      invalidatesTags: ['Vacancy', 'Account'],
    }),
  }),
});

export const { useCreateVacancyMutation } = createApi;
