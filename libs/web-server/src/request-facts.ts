import type { FastifyRequest } from 'fastify';
import { languageOf, type Language } from '@tandem/locales/bundle';

const cookieOf = (request: FastifyRequest): string => request.headers.cookie ?? '';

const languageNamed = (request: FastifyRequest): Language | undefined => {
  const { lang } = request.query as { lang?: unknown };
  return lang === 'en' || lang === 'nl' ? lang : undefined;
};

/** The language of a page: named in its address, else the one the person chose, else the browser's. */
export const languageOfPage = (request: FastifyRequest): Language => {
  const named = languageNamed(request);
  if (named) return named;
  const chosen = /(?:^|;\s*)language=(en|nl)(?:;|$)/.exec(cookieOf(request))?.[1];
  return chosen === 'en' || chosen === 'nl' ? chosen : languageOf(request.headers['accept-language']);
};

const year = 31_536_000;

/** A cookie that keeps the language an address names: somebody may be on the next page before the app has started on this one. */
export const languageCookie = (request: FastifyRequest): string | undefined => {
  const named = languageNamed(request);
  return named && `language=${named}; Path=/; Max-Age=${year}; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`;
};

/** The theme kept in a cookie, so that the page is painted in it at once. */
export const themeOf = (request: FastifyRequest): string | undefined => /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookieOf(request))?.[1];

/** Whether a session cookie came along. The page cannot see it, and without one it need not ask who is signed in. */
export const hasSession = (request: FastifyRequest): boolean =>
  /(?:^|;\s*)(?:__Host-|__Secure-)?(?:access|refresh)_token(?:_employer|_admin)?=[^;]/.test(cookieOf(request));
