import { Inject, Injectable } from '@nestjs/common';
import { type SpanAbout, Tracing } from '@tandem/service-kit/tracing/tracing';
import { REGISTRY } from '@tandem/service-kit/tokens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The path as its contract writes it. */
    template?: string;
  }
}

/** Where a request went: its template, for there are few of these; an address nobody serves has none. */
const templateOf = ({ routeOptions }: FastifyRequest): string => routeOptions.config.template ?? routeOptions.url ?? 'none';

/** Counts, times and traces requests, by the template of their path. */
@Injectable()
export class RequestsObserved {
  private readonly duration: Histogram<'method' | 'route' | 'status'>;

  constructor(
    private readonly tracing: Tracing,
    @Inject(REGISTRY) registry: Registry,
  ) {
    this.duration = new Histogram({
      name: 'tandem_http_request_duration_seconds',
      help: 'Requests by the template of their path.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    });
  }

  on(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', async (request, reply) => {
      const labels = { method: request.method, route: templateOf(request), status: String(reply.statusCode) };
      this.duration.observe(labels, reply.elapsedTime / 1_000);
    });
  }

  /** Answers a request as a span; a caller who is traced already goes on in the same trace. */
  async traced(request: FastifyRequest, reply: FastifyReply, answer: () => Promise<void>): Promise<void> {
    const route = templateOf(request);
    const attributes = { 'http.request.method': request.method, 'http.route': route };
    const [name, parent] = [`${request.method} ${route}`, traceparentIn(request.headers)];
    const about: SpanAbout = { name, kind: 'server', parent, attributes };
    const traceId = traceIdOf(request.id);
    if (traceId) about.traceId = traceId;
    return this.tracing.span(about, async (span) => {
      await answer();
      span.set('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.fail();
    });
  }
}

/** A request and the trace that begins with it have one id: by that of an answer every line is found, in whichever process. */
const traceIdOf = (requestId: string): string | undefined => {
  const digits = requestId.replaceAll('-', '');
  return /^(?!0{32})[0-9a-f]{32}$/.test(digits) ? digits : undefined;
};

const traceparentIn = ({ traceparent }: Record<string, string | string[] | undefined>): string | undefined =>
  typeof traceparent === 'string' && /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/.test(traceparent)
    ? traceparent
    : undefined;
