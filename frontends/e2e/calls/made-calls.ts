import { httpCalls, type HttpCall } from '@tandem/contracts/registry';
import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import { stack } from '../stack';

export type Side = 'anonymous' | 'candidate' | 'employer' | 'admin';
type Multipart = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;
export type Given = { params?: Record<string, string>; query?: string; data?: unknown; multipart?: Multipart; key?: string };

/** A browser-like caller of one app, or of none. */
export const newCaller = async (side: Side): Promise<APIRequestContext> =>
  request.newContext({ baseURL: stack().gateway, extraHTTPHeaders: side === 'anonymous' ? {} : { 'x-tandem-app': side } });

/** "PUT /notifications/{id}/read", with the account it is for where two calls share an address. */
export const nameOf = ({ route }: HttpCall): string => `${route.method} ${route.path}`;

const callNamed = (name: string, access?: string): HttpCall => {
  const found = httpCalls.find((call) => nameOf(call) === name && (!access || call.route.access === access));
  if (!found) throw new Error(`no such call: ${name}`);
  return found;
};

const filled = (path: string, params: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? '00000000-0000-4000-8000-000000000000'));

/** Makes a call of the contracts. Parameters that are not given are somebody nobody knows. */
export const make = async (
  by: APIRequestContext,
  { route }: HttpCall,
  { params = {}, query = '', data, multipart, key }: Given = {},
): Promise<APIResponse> =>
  by.fetch(`${filled(route.path, params)}${query}`, {
    method: route.method,
    ...(data === undefined ? {} : { data }),
    ...(multipart ? { multipart } : {}),
    ...(key ? { headers: { 'x-api-key': key } } : {}),
    maxRedirects: 0,
  });

/** Keeps which calls have been seen to succeed. */
export class SeenCalls {
  private readonly seen = new Set<HttpCall>();

  /** Makes a call, expects the success its contract promises, and answers what came. */
  async succeeds<T = Record<string, unknown>>(by: APIRequestContext, name: string, given: Given = {}, access?: string): Promise<T> {
    const call = callNamed(name, access);
    const answer = await make(by, call, given);
    expect([name, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([name, call.status, '']);
    this.seen.add(call);
    const type = answer.headers()['content-type'] ?? '';
    return (type.includes('json') ? await answer.json() : undefined) as T;
  }

  get missing(): string[] {
    return httpCalls.filter((call) => !this.seen.has(call)).map((call) => `${nameOf(call)} (${call.route.access})`);
  }
}
