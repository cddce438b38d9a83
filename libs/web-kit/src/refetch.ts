import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';
import type { AppDispatch } from './dispatch';

type Initiate = (args: unknown, options: { subscribe: false; forceRefetch: true }) => UnknownAction;
type Entry = { status: string; endpointName?: string; originalArgs?: unknown };

/** Asks again for one cached answer, whoever shows it. */
export const refetch = (dispatch: AppDispatch, endpointName: string | undefined, args: unknown): void => {
  const endpoint = (api.endpoints as Record<string, { initiate: unknown }>)[endpointName ?? ''];
  if (endpoint) dispatch((endpoint.initiate as Initiate)(args, { subscribe: false, forceRefetch: true }));
};

/** Asks again for every cached answer, e.g. because the language has changed. */
export const refetchAll = () => (dispatch: AppDispatch, getState: () => unknown) => {
  const { queries } = (getState() as { api: { queries: Record<string, Entry | undefined> } }).api;
  for (const entry of Object.values(queries)) {
    if (entry?.status === 'fulfilled') refetch(dispatch, entry.endpointName, entry.originalArgs);
  }
};
