import type * as z from 'zod';
import type { ProblemCode } from './codes';
import type { Route } from './route';

/** A file a call takes: the gateway streams it to the object store and hands the service its key. */
export type FileRule = {
  /** What the first bytes must say. */
  kind: 'pdf' | 'image';
  maxBytes: number;
  required: boolean;
};
/** What a service receives for a declared file. Bytes never travel over the bus. */
export type StoredFile = { key: string; name: string; size: number; contentType: string };

/** The tokens a call hands to the browser. The gateway turns them into the cookie pair and never shows them. */
export type SessionGrant = {
  accessToken: string;
  refreshToken: string;
  /** Which cookie pair they belong to. */
  pair: CookiePair;
  /** Seconds until the refresh token ends. */
  refreshMaxAge: number;
};
export const cookiePairs = ['candidate', 'employer', 'admin'] as const;
export type CookiePair = (typeof cookiePairs)[number];

export type CallShape = {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  files?: Readonly<Record<string, FileRule>>;
  output: z.ZodType;
  /** HTTP status of success. */
  status: 200 | 201 | 202 | 204;
  /** What it would make may be there already: the answer then carries `isAgain`, and the gateway sends it with 200. */
  repeats?: true;
  /** Codes this call answers with beside those its access implies; each has a text in both languages. */
  errors?: readonly ProblemCode[];
  /**
   * `grants`: a success may set the session cookies. `reads`: the call gets the refresh token of the cookie pair.
   * `ends`: the pair's cookies are cleared.
   */
  session?: readonly ('grants' | 'reads' | 'ends')[];
  /** `file`: the output is a FileAnswer and the gateway streams it. */
  answer?: 'json' | 'file';
  /** A GET that creates: refused cross-site and never cached. */
  creates?: boolean;
  /** Milliseconds until the caller gives up; 5,000 when absent. */
  timeout?: number;
  /** What the audit of the console calls a look at people by this call. The gateway has it kept before it answers. */
  look?: string;
  /** One line for the API document. */
  summary?: string;
};

/** One request and its answer: the only place where its shapes and errors are written. */
export type Rpc<R extends Route = Route, S extends CallShape = CallShape> = { kind: 'rpc'; route: R } & S;

/** Joins a route to its shapes. */
export const rpc = <const R extends Route, const S extends CallShape>(route: R, shape: S): Rpc<R, S> => ({
  kind: 'rpc',
  route,
  ...shape,
});

type Part<C, K extends string> = C extends Record<K, infer T extends z.ZodType> ? z.output<T> : undefined;

/** What a handler receives: the declared parts, apart, nothing merged. */
export type In<C extends Rpc> = {
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  body: Part<C, 'body'>;
  files: C extends { files: infer F } ? { [K in keyof F]?: StoredFile } : undefined;
  refreshToken: string | undefined;
};
/** What a caller passes: only the declared parts. */
export type CallInput<C extends Rpc> = {
  [K in 'params' | 'query' | 'body' as C extends Record<K, z.ZodType> ? K : never]: C extends Record<K, infer T extends z.ZodType>
    ? z.input<T>
    : never;
} & { files?: Record<string, StoredFile | undefined>; refreshToken?: string };
/** What the caller gets. */
export type Out<C extends Rpc> = z.output<C['output']>;
/** What a handler returns: the output, and the session grant where the contract allows one. */
export type Reply<C extends Rpc> = C extends { session: readonly (infer M)[] }
  ? 'grants' extends M
    ? Out<C> & { grant?: SessionGrant }
    : Out<C>
  : C extends { repeats: true }
    ? Out<C> & { isAgain?: boolean }
    : Out<C>;

/** Services that own data. */
export const serviceNames = ['auth', 'accounts', 'resumes', 'vacancies', 'matching', 'notifications', 'referrals', 'admin'] as const;
export type ServiceName = (typeof serviceNames)[number];

/**
 * A fact that happened, delivered at least once to each consumer and applied once.
 * `state`: the payload is the whole state of its aggregate, so a version older than one already seen is ignored.
 * `fact`: each one counts.
 * A farewell names somebody who is gone: it is not kept once every consumer has it.
 */
export type Event<N extends string = string, P extends z.ZodType = z.ZodType> = {
  kind: 'event';
  name: N;
  payload: P;
  consumers: readonly ServiceName[];
  carries: 'state' | 'fact';
  isFarewell?: true;
};
export const event = <const N extends `${ServiceName}.${string}`, P extends z.ZodType>(
  name: N,
  definition: Pick<Event<N, P>, 'payload' | 'consumers' | 'carries' | 'isFarewell'>,
): Event<N, P> => ({ kind: 'event', name, ...definition });
export type PayloadOf<E extends Event> = z.output<E['payload']>;

/** Long work of one service, on a queue of its own name. */
export type Job<N extends string = string, D extends z.ZodType = z.ZodType> = {
  kind: 'job';
  name: N;
  data: D;
  attempts: number;
  /** First wait between attempts in milliseconds; doubles each time. */
  backoff: number;
  /** Longest run in milliseconds; a job busy for longer is queued again. */
  limit: number;
  concurrency: number;
};
export const job = <const N extends `${ServiceName}.${string}`, D extends z.ZodType>(
  name: N,
  definition: { data: D; attempts?: number; backoff?: number; limit?: number; concurrency?: number },
): Job<N, D> => ({ kind: 'job', name, attempts: 5, backoff: 1_000, limit: 60_000, concurrency: 4, ...definition });
/** For mails, and what they wait for: a server may be away for half an hour before somebody has to look. */
export const patient = { attempts: 12, backoff: 1_000 };
export type JobData<J extends Job> = z.output<J['data']>;
