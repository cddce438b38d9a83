import { useSyncExternalStore } from 'react';
import { storage, type Consent } from './storage';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Keeps the answer of the cookie banner. */
export const answerConsent = (answer: Consent): void => {
  storage.cookieConsent.set(answer);
  listeners.forEach((listener) => listener());
};

/** The person's answer; null until there is one. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribe, storage.cookieConsent.get, () => null);
