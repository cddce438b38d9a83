import { createAction } from '@reduxjs/toolkit';
import type { Language } from './storage';

/** What the server knew when it drew the page: its language, the answers it asked for, and what makes a browser draw it anew. */
export type HandedOver = {
  language: Language;
  answers: { queries: object; provided: object; mutations: object };
  /** Names in local storage of what changes this page; where one is set, the server's drawing is not this person's. */
  unless: readonly string[];
};

/** Puts the answers of the server into the cache, as if they had been asked for here. */
export const handedOver = createAction<HandedOver['answers']>('page/handedOver');

/** What came along with the page; null where the server left it to the browser. */
export const readHandedOver = (): HandedOver | null => {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as HandedOver) : null;
};
