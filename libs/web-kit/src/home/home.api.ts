import type { adminCalls } from '@tandem/contracts/admin/admin';
import { adminRoutes } from '@tandem/contracts/admin/admin.routes';
import { api } from '../gateway/api';
import { call } from '../gateway/call';

const homeApi = api.injectEndpoints({
  endpoints: (build) => ({ statistics: build.query(call<typeof adminCalls.statistics>(adminRoutes.statistics)) }),
});

export const homeEndpoints = homeApi.endpoints;
export const { useStatisticsQuery } = homeApi;
