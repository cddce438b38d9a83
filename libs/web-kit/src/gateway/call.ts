import type { CallInput, Out, Rpc } from '@tandem/contracts/define';
import type { HttpRoute } from '@tandem/contracts/route';
import { multipart } from './multipart';
import { queryString } from './query-string';

type FilesOf<F> = { [K in keyof F as F[K] extends { required: true } ? K : never]: Blob } & {
  [K in keyof F as F[K] extends { required: true } ? never : K]?: Blob;
};
type Parts<C extends Rpc> = Omit<CallInput<C>, 'files' | 'refreshToken'> & (C extends { files: infer F } ? { files: FilesOf<F> } : unknown);
type Loose<T> = { [K in keyof T as undefined extends T[K] ? K : object extends T[K] ? K : never]?: T[K] } & {
  [K in keyof T as undefined extends T[K] ? never : object extends T[K] ? never : K]: T[K];
};

/** What a caller gives: the declared parts, apart. Nothing at all where nothing is declared or all of it is optional. */
export type ArgsOf<C extends Rpc> = keyof Parts<C> extends never
  ? void
  : object extends Loose<Parts<C>>
    ? Loose<Parts<C>> | void
    : Loose<Parts<C>>;
/** What the caller gets: the answer as the contract declares it. */
export type AnswerOf<C extends Rpc> = Out<C>;

/** One request as the base query takes it. `url` is the path below /api; `apiKey` speaks for itself, without a session. */
export type ApiRequest = { method: HttpRoute['method']; url: string; body?: unknown; timeout?: number; apiKey?: string };

type LooseArgs = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, Blob | undefined>;
};

/** Fills `{name}` in a route's path and adds the query. Throws when a parameter is missing: the address would be another one. */
export const urlOf = (route: HttpRoute, args: Pick<LooseArgs, 'params' | 'query'> = {}): string => {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = args.params?.[name];
    if (value === undefined || value === null || value === '') throw new Error(`${route.subject} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  return path + queryString(args.query);
};

/** The request of one call. */
export const requestOf = (route: HttpRoute, args: LooseArgs | undefined, timeout?: number): ApiRequest => {
  const { body, files } = args ?? {};
  return {
    method: route.method,
    url: urlOf(route, args),
    ...(files ? { body: multipart(body as Record<string, unknown> | undefined, files) } : body !== undefined && { body }),
    ...(timeout !== undefined && { timeout }),
  };
};

/**
 * A contract as an RTK Query endpoint: spread it into `build.query` or `build.mutation` and both types follow.
 * The contract is named as a type only, so its zod schemas never reach a bundle; the route is the value.
 *
 *   vacancy: build.query({ ...call<typeof vacancies.get>(vacancyRoutes.get), providesTags: ['Vacancy'] })
 *
 * `timeout` in milliseconds; 30,000 unless given.
 */
export const call = <C extends Rpc>(route: C['route'] & HttpRoute, options: { timeout?: number } = {}) => ({
  query: (args: ArgsOf<C>): ApiRequest => requestOf(route, args as LooseArgs | undefined, options.timeout),
  transformResponse: (answer: AnswerOf<C>): AnswerOf<C> => answer,
});
