/** Who may make a call. `account` is anybody signed in. */
export type Access = 'anonymous' | 'account' | 'CANDIDATE' | 'EMPLOYER' | 'admin' | 'apiKey' | 'internal';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Where a call lives: plain data, safe in browsers. `internal` calls have no path and are made between services only.
 * Two routes may share method and path when their audiences differ; the gateway picks by the account's type.
 */
export type HttpRoute = {
  subject: `${string}.${string}`;
  method: Method;
  path: `/${string}`;
  access: Exclude<Access, 'internal'>;
};
export type InternalRoute = { subject: `${string}.${string}`; access: 'internal' };
export type Route = HttpRoute | InternalRoute;

/** Types a service's table of routes without widening it. */
export const routes = <const T extends Record<string, Route>>(table: T): T => table;
