import { storage } from '../browser/storage';

/** `refreshed`: the cookies are new. `ended`: the session is over. `unreachable`: nobody could say. */
export type RefreshOutcome = 'refreshed' | 'ended' | 'unreachable';

/** A wrong clock must not turn each call into a refresh: what was just given is taken as good for this many milliseconds. */
const shortestLife = 60_000;
/** Every call of this page, and of the other tabs, waits for it. */
const answerWithin = 30_000;
let latest = { exp: 0, at: -Infinity };
let running: Promise<RefreshOutcome> | null = null;

/** Whether the stored expiry has passed, so that a refresh should come before the next call. */
export const needsRefresh = (now = Date.now()): boolean => {
  const expiry = storage.tokenExpiry.get();
  const isNew = expiry === latest.exp && now - latest.at < shortestLife;
  return expiry !== null && expiry * 1000 <= now && !isNew;
};

const ask = async (): Promise<RefreshOutcome> => {
  try {
    const response = await fetch('/api/auth/refresh', {
      method: 'POST',
      credentials: 'include',
      signal: AbortSignal.timeout(answerWithin),
      headers: { 'accept-language': storage.language.get() },
    });
    if (response.status === 401 || response.status === 403) return 'ended';
    if (!response.ok) return 'unreachable';
    const { exp } = (await response.json()) as { exp: number };
    storage.tokenExpiry.set(exp);
    latest = { exp, at: Date.now() };
    return 'refreshed';
  } catch {
    return 'unreachable';
  }
};

// Refresh tokens rotate, so two tabs must not spend the same one: the second waits and finds a newer expiry.
const askAlone = (): Promise<RefreshOutcome> => {
  const before = storage.tokenExpiry.get();
  const unlessDone = async (): Promise<RefreshOutcome> => {
    const now = storage.tokenExpiry.get();
    return now !== before && now !== null && now * 1000 > Date.now() ? 'refreshed' : ask();
  };
  return 'locks' in navigator && navigator.locks ? navigator.locks.request('tandem-refresh', unlessDone) : unlessDone();
};

/** Renews the session's cookies; calls that need it at the same time share one request, also across tabs. */
export const refreshSession = (): Promise<RefreshOutcome> => {
  running ??= askAlone().finally(() => {
    running = null;
  });
  return running;
};
