import { MEMBER_REMOVED } from '@tandem/contracts/topics';
import { useEffect, useRef } from 'react';
import { accountIdOf } from '../session/account-state';
import type { AppDispatch } from '../app/dispatch';
import { LiveTopics, socketOptions, type LiveSocket } from './live-socket';
import { sessionEnded } from '../session/session-state';
import { refetch } from '../gateway/refetch';
import { refreshSession } from '../gateway/refresh';

// The socket library is 14 kB and no visitor's page needs it to show.
const open = async (): Promise<LiveSocket> => {
  const { io } = await import('socket.io-client');
  return io(socketOptions) as unknown as LiveSocket;
};

const renew = async (): Promise<boolean> => (await refreshSession()) === 'refreshed';

/** The live topics of this page. */
export const liveTopics = new LiveTopics(open, renew);
if (typeof window !== 'undefined') {
  // A page that gave up while nobody looked, or while the server was away for long, tries again when somebody is there.
  for (const sign of ['online', 'pointerdown', 'keydown'] as const) window.addEventListener(sign, () => liveTopics.wake());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && liveTopics.wake());
}

type Lifecycle = {
  dispatch: AppDispatch;
  getState: () => unknown;
  getCacheEntry: () => { endpointName?: string };
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
};

/** Asks again on every hint, for as long as the answer is kept. Who has been removed has nothing to ask any more. */
const listen = async (topic: string, args: unknown, { dispatch, getState, getCacheEntry, cacheEntryRemoved }: Lifecycle): Promise<void> => {
  if (typeof window === 'undefined') return;
  const leave = liveTopics.join(topic, (payload) =>
    payload === MEMBER_REMOVED
      ? dispatch(sessionEnded(accountIdOf(getState()) ?? undefined))
      : refetch(dispatch, getCacheEntry().endpointName, args),
  );
  await cacheEntryRemoved;
  leave();
};

/**
 * Keeps an answer true while a screen shows it: for `onCacheEntryAdded`. Joins the topic that `topicOf` names and asks
 * again on every hint and after a reconnect. No topic (null), no joining.
 */
export const live =
  <A>(topicOf: (args: A, state: unknown) => string | null) =>
  async (args: A, lifecycle: Lifecycle): Promise<void> => {
    const { getState, cacheDataLoaded } = lifecycle;
    const isLoaded = await cacheDataLoaded.then(
      () => true,
      () => false,
    );
    const topic = isLoaded ? topicOf(args, getState()) : null;
    if (topic) await listen(topic, args, lifecycle);
  };

/**
 * As `live`, for a topic of the account that is signed in: `liveForAccount(topics.matches)`. Whose topic it is needs no answer, so none of
 * its hints is missed while the first one is on its way.
 */
export const liveForAccount =
  <A>(topicOf: (accountId: string) => string) =>
  async (args: A, lifecycle: Lifecycle): Promise<void> => {
    const ownTopic = (state: unknown): string | null => {
      const id = accountIdOf(state);
      return id ? topicOf(id) : null;
    };
    const topic = ownTopic(lifecycle.getState());
    await (topic ? listen(topic, args, lifecycle) : live<A>((_, state) => ownTopic(state))(args, lifecycle));
  };

/** Listens to a topic that carries data, e.g. the progress of a search, while the component is on screen. */
export const useTopic = (topic: string | null, hear: (payload: unknown) => void): void => {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => (topic ? liveTopics.join(topic, (payload) => latest.current(payload)) : undefined), [topic]);
};

/** The number of a progress message, 0 to 100, or null for anything else. */
export const progressOf = (payload: unknown): number | null => {
  const value = typeof payload === 'object' && payload !== null && 'progress' in payload ? payload.progress : payload;
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : null;
};
