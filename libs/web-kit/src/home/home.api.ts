import type { adminCalls } from '@tandem/contracts/admin/admin';
import { eventRoutes } from '@tandem/contracts/admin/event.routes';
import { api } from '../gateway/api';
import { call } from '../gateway/call';

const homeApi = api.injectEndpoints({
  endpoints: (build) => ({ statistics: build.query(call<typeof adminCalls.statistics>(eventRoutes.statistics)) }),
});

export const homeEndpoints = homeApi.endpoints;
export const { useStatisticsQuery } = homeApi;
