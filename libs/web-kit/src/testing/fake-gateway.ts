import type { Out, Rpc } from '@tandem/contracts/define';
import type { HttpRoute } from '@tandem/contracts/route';

/** What a fake handler sees of a request. */
export type FakeRequest = { params: Record<string, string>; query: URLSearchParams; body: unknown; headers: Headers };
/** What it answers: a body, or a problem. */
export type FakeAnswer = { status?: number; body?: unknown; type?: string };
type Handler = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>;
type Rule = { method: string; pattern: RegExp; names: string[]; handle: Handler };

const answerOf = ({ status = 200, body, type }: FakeAnswer): Response => {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const contentType = type ?? (status >= 400 ? 'application/problem+json' : 'application/json');
  return {
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': contentType }),
    text: () => Promise.resolve(text),
    json: async () => JSON.parse(text) as unknown,
    blob: async () => Promise.resolve(new Blob([text], { type: contentType })),
  } as Response;
};

const ruleOf = (method: string, path: string, handle: Handler): Rule => ({
  method,
  handle,
  names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  pattern: new RegExp(`^/api${path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`),
});

/** A problem as the gateway writes it. */
export const fakeProblem = (status: number, detail: string, errors?: { field: string; detail: string }[]): FakeAnswer => ({
  status,
  body: { type: 'about:blank', title: detail, status, detail, errors },
});

/**
 * Stands in for the gateway in tests of the browser side: replaces `fetch`. Answers are typed by the contracts, calls
 * nobody prepared answer 501, and `calls` lists what was asked, e.g. 'GET /account'.
 */
export class FakeGateway {
  readonly calls: string[] = [];
  readonly requests: FakeRequest[] = [];
  private readonly rules: Rule[] = [];

  constructor() {
    globalThis.fetch = ((url: string, init?: RequestInit) => this.handle(url, init ?? {})) as typeof fetch;
  }

  /** Prepares the answer of a call; the latest preparation counts. */
  on<C extends Rpc>(
    route: C['route'] & HttpRoute,
    answer: Out<C> | FakeAnswerOf | ((request: FakeRequest) => Out<C> | FakeAnswerOf),
  ): this {
    return this.raw(route.method, route.path, (request) => {
      const given: unknown = typeof answer === 'function' ? (answer as (request: FakeRequest) => unknown)(request) : answer;
      return given instanceof FakeAnswerOf
        ? given.answer
        : { status: given === undefined || given === null ? 204 : 200, body: given ?? undefined };
    });
  }

  /** As `on`, without a contract. */
  raw(method: string, path: string, handle: Handler): this {
    this.rules.unshift(ruleOf(method, path, handle));
    return this;
  }

  private async handle(url: string, init: RequestInit): Promise<Response> {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const method = init.method ?? 'GET';
    const { body } = init;
    this.calls.push(`${method} ${pathname.replace(/^\/api/, '')}`);
    const rule = this.rules.find((candidate) => candidate.method === method && candidate.pattern.test(pathname));
    const values = rule?.pattern.exec(pathname)?.slice(1) ?? [];
    const request: FakeRequest = {
      params: Object.fromEntries((rule?.names ?? []).map((name, index) => [name, decodeURIComponent(values[index] ?? '')])),
      query: searchParams,
      body: typeof body === 'string' ? JSON.parse(body) : body,
      headers: new Headers(init.headers),
    };
    this.requests.push(request);
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    return answerOf(rule ? await rule.handle(request) : fakeProblem(501, 'not_implemented'));
  }
}

/** An answer other than plain success: `answers(403, ...)`. */
export class FakeAnswerOf {
  constructor(readonly answer: FakeAnswer) {}
}
/** A failing answer for `FakeGateway.on`. */
export const fails = (status: number, detail: string, errors?: { field: string; detail: string }[]): FakeAnswerOf =>
  new FakeAnswerOf(fakeProblem(status, detail, errors));
