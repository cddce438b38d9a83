import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';
import type { AppDispatch } from '../app/dispatch';

type Initiate = (args: unknown, options: { subscribe: false; forceRefetch: true }) => UnknownAction;
type Running = (endpointName: string, args: unknown) => (dispatch: unknown) => Promise<unknown> | undefined;
type Entry = { status: string; endpointName?: string; originalArgs?: unknown };

/** Asks again for one cached answer, whoever shows it; after the answer that is on its way, which may be older than the reason to ask. */
export const refetch = (dispatch: AppDispatch, endpointName: string | undefined, args: unknown): void => {
  const endpoint = (api.endpoints as Record<string, { initiate: unknown }>)[endpointName ?? ''];
  if (!endpoint || !endpointName) return;
  const ask = () => dispatch((endpoint.initiate as Initiate)(args, { subscribe: false, forceRefetch: true }));
  const running = dispatch((api.util.getRunningQueryThunk as unknown as Running)(endpointName, args) as never) as
    | Promise<unknown>
    | undefined;
  if (running) void running.then(ask);
  else ask();
};

/** Asks again for every cached answer, e.g. because the language has changed. */
export const refetchAll = () => (dispatch: AppDispatch, getState: () => unknown) => {
  const { queries } = (getState() as { api: { queries: Record<string, Entry | undefined> } }).api;
  for (const entry of Object.values(queries)) {
    if (entry?.status === 'fulfilled') refetch(dispatch, entry.endpointName, entry.originalArgs);
  }
};
