import type { AppName } from '@tandem/contracts/pages';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { MessageId } from '@tandem/locales/bundle';
import type { Language } from '../browser/storage';

/** What a page of the server needs could not be had; the browser draws it then. */
export class Unavailable extends Error {}

/** A call as RTK Query's `initiate` makes it. */
export type Asking<T> = ThunkAction<PromiseLike<{ data?: T; error?: unknown }>, never, unknown, UnknownAction>;

/** That there is no such thing: 404, or 410 when there was one. */
export type Missing = 404 | 410;

/** One visit of a page, as the server sees it. */
export type Visit = {
  /** The app's, e.g. `id` of `/companies/:id`. */
  params: Readonly<Record<string, string>>;
  language: Language;
  t: (id: MessageId, values?: Record<string, string | number>) => string;
  /**
   * Asks as the page itself will, so that its answer is there when the page is drawn, here and in the browser.
   * Null when it says 404. @throws Unavailable for every other failure.
   */
  ask: <T>(asking: Asking<T>) => Promise<T | null>;
  /** As `ask`, for what can be gone for good. */
  find: <T>(asking: Asking<T>) => Promise<{ found: T } | { status: Missing }>;
  /** As `ask`, for what a page can do without. */
  askIfAny: <T>(asking: Asking<T>) => Promise<T | null>;
};

/** What search engines and those who share a page are told. */
export type Described = {
  /** Before the product's name. */
  title: string;
  /** Where the title alone says little to who sees it elsewhere. */
  shareTitle?: string;
  description: string;
  /** When there is no such thing. */
  status?: Missing;
  /** Another address that is the page's own; its app is the candidates' unless said. */
  home?: { app?: AppName; path: string };
  /** A picture of 1200 x 630, by its path in this app. */
  picture?: string;
  kind?: 'article';
  /** Not to be listed by search engines. */
  isUnlisted?: boolean;
  /** Objects of schema.org. */
  structured?: readonly object[];
};

/** A page that the server draws for visitors. */
export type PublicPage = {
  path: string;
  /** Its source below `features` of the app or `src` of the web kit; its files are named in the head, so that nothing jumps. */
  module: string;
  /** Names in local storage that change the page: a browser that has one draws the page itself. */
  unless?: readonly string[];
  /** Parts of the query with which the page is the browser's. */
  unlessAsked?: readonly string[];
  describe: (visit: Visit) => Promise<Described>;
};
