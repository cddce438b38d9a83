import { useState, useSyncExternalStore, type ComponentType } from 'react';

/** What has a file of its own, which pages work without and which is fetched after them. */
export interface Later<T> {
  /** Calls back once it is here; answers how to stop that. */
  subscribe: (tell: () => void) => () => void;
  get: () => T | undefined;
}

const isInBrowser = typeof window !== 'undefined';
const soon = 10_000;
/** Safari has no idle callbacks. */
const whenIdle = (act: () => void) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 2000 });
  else act();
};

/**
 * Fetches something once the browser has nothing else to do. What could not be had is asked for again after a while, when the
 * connection is back, and when the next one is drawn who would use it.
 */
export const later = <T,>(load: () => Promise<T>): Later<T> => {
  let here: T | undefined;
  let isAsked = false;
  const waiting = new Set<() => void>();
  const fetch = () => {
    if (isAsked) return;
    isAsked = true;
    load().then(
      (value) => {
        here = value;
        waiting.forEach((tell) => tell());
      },
      () => {
        isAsked = false;
        addEventListener('online', fetch, { once: true });
        setTimeout(fetch, soon);
      },
    );
  };
  if (isInBrowser) whenIdle(fetch);
  return {
    subscribe: (tell) => {
      waiting.add(tell);
      whenIdle(fetch);
      return () => waiting.delete(tell);
    },
    get: () => here,
  };
};

const nothing = () => undefined;

/** What is fetched later, once it is here. The server draws without it, and so does the browser over what the server has drawn. */
export const useLater = <T,>({ subscribe, get }: Later<T>): T | undefined => useSyncExternalStore(subscribe, get, nothing);

/**
 * A field that works from the start and is richer once the file of its rich form is here. Who is in the plain form stays in it until he
 * leaves: nothing he types or chooses is taken away under his hands.
 */
export const useRicher = <P,>(rich: Later<ComponentType<P>>) => {
  const Rich = useLater(rich);
  const [isEntered, onEntered] = useState(false);
  return { Rich: isEntered ? undefined : Rich, plain: { isEntered, onEntered } };
};
