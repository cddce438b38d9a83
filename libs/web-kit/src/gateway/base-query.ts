import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { apiErrorOf, type ApiError } from './api-error';
import type { ApiRequest } from './call';
import { needsRefresh, refreshSession } from './refresh';
import { sessionEnded, type WithSession } from '../session/session-state';
import { storage } from '../browser/storage';
import { fetchOf } from './transport';

const defaultTimeout = 30_000;

/** How it was asked, for whoever asks again. */
type AskedBy = { method: string };
type Sent = { data: unknown } | { error: ApiError };
type Caller = Parameters<BaseQueryFn>[1];

const read = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return null;
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  const text = await response.text();
  if (!isJson) return text;
  return text === '' ? null : JSON.parse(text);
};

/** What a visitor is told of what he may not see. */
const hidden: readonly number[] = [403, 404];
const noAnswer: Sent = { error: { status: 0, detail: 'unreachable' } };

/** Who reads may ask again; a change whose answer did not come may still be made. */
const timedOut = (method: string): string => (method === 'GET' ? 'timeout' : 'timeout_of_change');
const errorOf = async (response: Response, method: string): Promise<ApiError> => {
  const error = await apiErrorOf(response);
  return error.detail === 'timeout' ? { ...error, detail: timedOut(method) } : error;
};

const send = async (
  { method, url, body, timeout = defaultTimeout, apiKey }: ApiRequest,
  { signal, extra }: Pick<Caller, 'signal' | 'extra'>,
): Promise<Sent> => {
  const limit = AbortSignal.timeout(timeout);
  const isForm = body instanceof FormData;
  try {
    const response = await fetchOf(extra)(`/api${url}`, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'accept-language': storage.language.get(),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(apiKey !== undefined && { 'x-api-key': apiKey }),
      },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.any([signal, limit]),
    });
    return response.ok ? { data: await read(response) } : { error: await errorOf(response, method) };
  } catch {
    // Of a call that was given up nobody hears this answer; thrown, it would be written to the console as a fault.
    return { error: { status: 0, detail: limit.aborted ? timedOut(method) : 'unreachable' } };
  }
};

const hasSession = (caller: Caller): boolean => storage.tokenExpiry.get() !== null || (caller.getState() as WithSession).session.hasSession;

const end = (caller: Caller): void => {
  storage.tokenExpiry.remove();
  caller.dispatch(sessionEnded());
};

/**
 * The one way to the API: same origin below /api, cookies, the chosen language. When the access token has run out
 * it is renewed once and the call repeated; when the session is over the store hears `sessionEnded`.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, AskedBy> = async (request, caller) => ({
  ...(await answerTo(request, caller)),
  meta: { method: request.method },
});

const answerTo = async (request: ApiRequest, caller: Caller): Promise<Sent> => {
  // Signing in, out and refreshing speak about the session themselves, and a key needs none.
  if (request.url.startsWith('/auth/') || request.apiKey !== undefined) return send(request, caller);
  const renewed = needsRefresh() ? await refreshSession() : null;
  if (renewed === 'ended') end(caller);
  const first = await send(request, caller);
  // Asked as nobody, since nobody could say whether one still is somebody: what only members see is not gone for that.
  if (renewed === 'unreachable' && 'error' in first && hidden.includes(first.error.status)) return noAnswer;
  if (!('error' in first) || first.error.status !== 401 || !hasSession(caller)) return first;
  if (renewed === 'refreshed') {
    // Who is nobody with new cookies is nobody.
    if (first.error.detail === 'unauthorized') end(caller);
    return first;
  }
  const outcome = await refreshSession();
  if (outcome === 'refreshed') return send(request, caller);
  if (outcome === 'ended') end(caller);
  return outcome === 'ended' ? first : noAnswer;
};
