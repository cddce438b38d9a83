import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { topics } from '@tandem/contracts/topics';
import type { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesRoutes } from '@tandem/contracts/vacancies/vacancies.routes';
import { api } from '../gateway/api';
import { call, type ArgsOf } from '../gateway/call';
import { live, liveForAccount } from '../live/live';

const vacancyApi = api.injectEndpoints({
  endpoints: (build) => ({
    vacancy: build.query({
      ...call<typeof vacanciesCalls.get>(vacanciesRoutes.get),
      providesTags: ['Vacancy'],
      onCacheEntryAdded: live(({ params }: ArgsOf<typeof vacanciesCalls.get>) => topics.vacancyUpdates(params.id)),
    }),
    ownVacancies: build.query({
      ...call<typeof vacanciesCalls.list>(vacanciesRoutes.list),
      providesTags: ['Vacancy'],
      onCacheEntryAdded: liveForAccount(topics.userUpdates),
    }),
    companyVacancies: build.query({
      ...call<typeof vacanciesCalls.listOfCompany>(vacanciesRoutes.listOfCompany),
      providesTags: ['Vacancy'],
    }),
  }),
});

/** Shows what a call answered at once, before the vacancy is asked for again. */
export const showVacancy = (vacancy: Vacancy) => vacancyApi.util.updateQueryData('vacancy', { params: { id: vacancy.id } }, () => vacancy);

export const vacancyEndpoints = vacancyApi.endpoints;
export const { useVacancyQuery, useOwnVacanciesQuery, useCompanyVacanciesQuery } = vacancyApi;
