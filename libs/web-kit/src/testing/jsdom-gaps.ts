/** What the router needs of a request: where it goes and whether it was given up. */
class BareRequest {
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  readonly method: string;
  readonly headers: Headers;

  constructor(url: string, { signal, method = 'GET', headers }: { signal?: AbortSignal; method?: string; headers?: HeadersInit } = {}) {
    this.url = url;
    this.signal = signal;
    this.method = method;
    this.headers = new Headers(headers);
  }
}

/** Gives jsdom what every browser has and the pages use: requests, and a viewport to scroll. */
export const fillJsdomGaps = (): void => {
  globalThis.Request ??= BareRequest as unknown as typeof Request;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
};
