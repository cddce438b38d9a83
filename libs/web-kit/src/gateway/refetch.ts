import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';
import type { AppDispatch } from '../app/dispatch';

type Endpoint<A, R> = {
  name: string;
  initiate: (args: A, options: { subscribe: false; forceRefetch: true }) => ThunkAction<R, never, unknown, UnknownAction>;
};
type Running = (endpointName: string, args: unknown) => (dispatch: unknown) => Promise<unknown> | undefined;
type Entry = { status: string; endpointName?: string; originalArgs?: unknown };

/** Asks once more and gives the answer to that; an answer that is on its way may be older than the reason to ask, so it is awaited first. */
export const askAnew = async <A, R>(dispatch: AppDispatch, { name, initiate }: Endpoint<A, R>, args: A): Promise<R> => {
  await dispatch((api.util.getRunningQueryThunk as unknown as Running)(name, args) as never);
  return dispatch(initiate(args, { subscribe: false, forceRefetch: true }) as never);
};

/** Asks again for one cached answer, whoever shows it. */
export const refetch = (dispatch: AppDispatch, endpointName: string | undefined, args: unknown): void => {
  const endpoint = (api.endpoints as Record<string, Endpoint<unknown, unknown>>)[endpointName ?? ''];
  if (endpoint) void askAnew(dispatch, endpoint, args);
};

/** Asks again for every cached answer, e.g. because the language has changed. */
export const refetchAll = () => (dispatch: AppDispatch, getState: () => unknown) => {
  const { queries } = (getState() as { api: { queries: Record<string, Entry | undefined> } }).api;
  for (const entry of Object.values(queries)) {
    if (entry?.status === 'fulfilled') refetch(dispatch, entry.endpointName, entry.originalArgs);
  }
};
