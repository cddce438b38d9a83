import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** What cached answers are about; a mutation that changes one names it in `invalidatesTags`. */
export const tags = [
  'Account',
  'Session',
  'Notification',
  'Match',
  'Funnel',
  'Vacancy',
  'Resume',
  'Company',
  'Member',
  'Usage',
  'Referral',
  'Admin',
] as const;

/** The API of the apps. Features add their calls with `api.injectEndpoints` in their own `<feature>.api.ts`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
