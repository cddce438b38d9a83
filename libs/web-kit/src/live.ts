import { useEffect, useRef } from 'react';
import { accountIdOf } from './account-state';
import type { AppDispatch } from './dispatch';
import { LiveTopics, socketOptions, type LiveSocket } from './live-socket';
import { refetch } from './refetch';

// The socket library is 14 kB and no visitor's page needs it to show.
const open = async (): Promise<LiveSocket> => {
  const { io } = await import('socket.io-client');
  return io(socketOptions) as unknown as LiveSocket;
};

/** The live topics of this page. */
export const liveTopics = new LiveTopics(open);
if (typeof window !== 'undefined') window.addEventListener('online', () => liveTopics.wake());

type Lifecycle = {
  dispatch: AppDispatch;
  getState: () => unknown;
  getCacheEntry: () => { endpointName?: string };
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
};

/**
 * Keeps an answer true while a screen shows it: for `onCacheEntryAdded`. Joins the topic that `topicOf` names and asks
 * again on every hint and after a reconnect. No topic (null), no joining.
 */
export const live =
  <A>(topicOf: (args: A, state: unknown) => string | null) =>
  async (args: A, { dispatch, getState, getCacheEntry, cacheDataLoaded, cacheEntryRemoved }: Lifecycle): Promise<void> => {
    const isLoaded = await cacheDataLoaded.then(
      () => true,
      () => false,
    );
    const topic = isLoaded ? topicOf(args, getState()) : null;
    if (!topic) return;
    const leave = liveTopics.join(topic, () => refetch(dispatch, getCacheEntry().endpointName, args));
    await cacheEntryRemoved;
    leave();
  };

/** As `live`, for a topic of the account that is signed in: `liveForAccount(topics.matches)`. */
export const liveForAccount = <A>(topicOf: (accountId: string) => string) =>
  live<A>((_, state) => {
    const id = accountIdOf(state);
    return id ? topicOf(id) : null;
  });

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
