import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

const year = 31_536_000;

/** The chosen theme; kept in a cookie, because signing out empties local storage. */
export const readTheme = (cookies = document.cookie): Theme => {
  const found = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies)?.[1];
  return found === 'light' || found === 'dark' ? found : 'system';
};

/** Shows a theme: `system` follows the device. */
export const showTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};

/** Shows a theme and keeps it for a year. */
export const chooseTheme = (theme: Theme): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `theme=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : year}; SameSite=Lax${secure}`;
  showTheme(theme);
  listeners.forEach((listener) => listener());
};

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The chosen theme. A page drawn by the server learns it when the browser takes over; its colours are right before. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    subscribe,
    () => readTheme(),
    () => 'system',
  );
