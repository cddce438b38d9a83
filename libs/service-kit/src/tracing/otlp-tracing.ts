import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { Problem } from '@tandem/contracts/problem';
import { type OpenSpan, type SpanAbout, Tracing, within } from './tracing';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

/**
 * Sends spans to a collector over OTLP/HTTP. A provider of its own and not the process's, for several services may share
 * one process.
 */
export class OtlpTracing extends Tracing {
  private readonly provider: TracerProvider;
  private readonly ids = new GivenIds();

  /** @param share Of the traces that begin here, how many are kept: 0 to 1. Those begun elsewhere follow their beginning. */
  constructor(service: string, endpoint: string, share: number) {
    super();
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': `tandem-${service}`, 'service.namespace': 'tandem' }),
      idGenerator: this.ids,
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
    });
  }

  async span<T>({ name, kind, parent, traceId: given, attributes = {} }: SpanAbout, work: (span: OpenSpan) => Promise<T>): Promise<T> {
    const tracer = this.provider.getTracer('tandem');
    const span = this.ids.with(given, () => tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent)));
    const { traceId, spanId, traceFlags } = span.spanContext();
    const traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
    const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR });
    const open: OpenSpan = { traceparent, set: (attribute, value) => void span.setAttribute(attribute, value), fail };
    try {
      return await within(traceparent, async () => work(open));
    } catch (error) {
      const known = Problem.from(error);
      span.setAttribute('error.type', known?.code ?? (error instanceof Error ? error.name : 'error'));
      if ((known?.status ?? 500) >= 500) fail();
      throw error;
    } finally {
      span.end();
    }
  }

  async stop(): Promise<void> {
    await this.provider.shutdown().catch(() => undefined);
  }
}

/** Ids at random, but for a trace that begins with one that is given. */
class GivenIds extends RandomIdGenerator {
  private given: string | undefined;

  constructor() {
    super();
    const random = this.generateTraceId;
    this.generateTraceId = () => this.given ?? random();
  }

  with<T>(traceId: string | undefined, begin: () => T): T {
    this.given = traceId;
    try {
      return begin();
    } finally {
      this.given = undefined;
    }
  }
}

const contextOf = (traceparent: string | undefined): Context => {
  const [, traceId, spanId, flags] = traceparent?.split('-') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '01', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};
