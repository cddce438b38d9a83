import type { Middleware } from '@reduxjs/toolkit';
import { api } from './api';
import { isApiError } from './api-error';
import { refetch } from './refetch';

/** From one try to the next: doubling from the first to the last, and up to half as long again, so that not all browsers come at once. */
const pauses = { first: 5_000, last: 60_000 };

/** What the answer to a query says of it, as RTK Query sends it through the store. */
type Settled = {
  type: string;
  payload?: unknown;
  meta: {
    arg: { type?: string; endpointName: string; queryCacheKey: string; originalArgs: unknown };
    baseQueryMeta?: { method?: string };
  };
};
type Cached = { api: { queries: Record<string, { status: string } | undefined>; subscriptions: Record<string, object | undefined> } };

const ended = (how: 'fulfilled' | 'rejected') => `${api.reducerPath}/executeQuery/${how}`;

/** Nobody answered, or too late: what the same question may find mended a little later. */
const passes = (error: unknown): boolean => isApiError(error) && [0, 503, 504].includes(error.status);

/**
 * What could not be loaded while a server was away comes by itself once it is back: it is asked for again, with growing pauses, for as
 * long as a screen shows it and somebody can see that screen. Only what may be asked twice: a search that is paid from an allowance is not.
 */
export const comingBack = (): Middleware => {
  const waiting = new Map<string, { turn: number; timer: ReturnType<typeof setTimeout> }>();
  const forget = (key: string): void => {
    clearTimeout(waiting.get(key)?.timer);
    waiting.delete(key);
  };
  return ({ dispatch, getState }) => {
    const wait = (key: string, turn: number, ask: () => void): void => {
      forget(key);
      const pause = Math.min(pauses.first * 2 ** turn, pauses.last) * (1 + Math.random() / 2);
      const look = (): void => {
        const { queries, subscriptions } = (getState() as Cached).api;
        const isShown = queries[key]?.status === 'rejected' && Object.keys(subscriptions[key] ?? {}).length > 0;
        if (!isShown) forget(key);
        else if (document.visibilityState === 'hidden') wait(key, turn, ask);
        else ask();
      };
      waiting.set(key, { turn, timer: setTimeout(look, pause) });
    };
    return (next) => (action) => {
      const { type, payload, meta } = action as Settled;
      if (type === ended('fulfilled')) forget(meta.arg.queryCacheKey);
      const isOnScreen = typeof document !== 'undefined';
      if (isOnScreen && type === ended('rejected') && passes(payload) && meta.baseQueryMeta?.method === 'GET') {
        const { queryCacheKey: key, endpointName, originalArgs } = meta.arg;
        const turn = (waiting.get(key)?.turn ?? -1) + 1;
        wait(key, turn, () => refetch(dispatch, endpointName, originalArgs));
      }
      return next(action);
    };
  };
};
