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

/** The person's answer; null until there is one, undefined while a page drawn by the server cannot know. */
export const useConsent = (): Consent | null | undefined =>
  useSyncExternalStore<Consent | null | undefined>(subscribe, storage.cookieConsent.get, () => undefined);
