/** Fetches an address of this app: below /api the gateway's, else a file's. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

/** How calls leave: a store made on the server brings its own way as `extra`, a browser has one. */
export const fetchOf = (extra: unknown): Fetch => {
  const own = typeof extra === 'object' && extra !== null && 'fetch' in extra ? (extra.fetch as Fetch) : undefined;
  return own ?? fetch;
};
