import type { Language } from '../browser/storage';

/** An answer of the gateway: which call, asked with what, and what it said. */
export type HandedAnswer = { endpointName: string; arg?: unknown; value: unknown };

/** What the server knew when it drew the page: its language, the answers it asked for, and what makes a browser draw it anew. */
export type HandedOver = {
  /** Null where something it asked for was missing: that is no answer to hand over, so that every browser draws the page anew. */
  language: Language | null;
  answers: HandedAnswer[];
  /** Names in local storage of what changes this page; where one is set, the server's drawing is not this person's. */
  unless: readonly string[];
};

/** What came along with the page; null where the server left it to the browser. */
export const readHandedOver = (): HandedOver | null => {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as HandedOver) : null;
};

/** What somebody did before the app was there; each of what `take` returns does a part of it again, in its order. */
export type EarlyInput = { take: () => (() => void)[] };

declare global {
  interface Window {
    /** Set by the first script of a page that the server has drawn. */
    earlyInput?: EarlyInput;
  }
}
