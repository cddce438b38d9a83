import { AsyncLocalStorage } from 'node:async_hooks';
import { childOf, newTraceparent } from '../context';

/** A piece of work as a collector sees it. Names and attributes say what kind of work it is, never whose. */
export type SpanAbout = {
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer';
  /** Trace context of what caused it; without one a trace begins here. */
  parent: string | undefined;
  /** The id of a trace that begins here, 32 hexadecimal digits; any, unless it is given. */
  traceId?: string;
  attributes?: Readonly<Record<string, string | number>>;
};

export type OpenSpan = {
  /** W3C trace context of this span, for whatever it causes. */
  traceparent: string;
  set(attribute: string, value: string | number): void;
  /** Marks it as failed where nothing is thrown. */
  fail(): void;
};

const current = new AsyncLocalStorage<string>();

/** Trace context of the work under way, for log lines and for calls that are handed none. */
export const currentTraceparent = (): string | undefined => current.getStore();

/** Runs work whose log lines and calls belong to a span. */
export const within = async <T>(traceparent: string, work: () => Promise<T>): Promise<T> => current.run(traceparent, work);

/** Where spans go. */
export abstract class Tracing {
  /** Runs `work` as a span; one that throws anything but a refusal has failed. */
  abstract span<T>(about: SpanAbout, work: (span: OpenSpan) => Promise<T>): Promise<T>;
  /** Sends what is left. */
  abstract stop(): Promise<void>;
}

/** Nobody collects: trace contexts are handed on all the same, so that log lines can be found by them. */
export class NoTracing extends Tracing {
  async span<T>({ parent, traceId }: SpanAbout, work: (span: OpenSpan) => Promise<T>): Promise<T> {
    const traceparent = parent ? childOf(parent) : newTraceparent(traceId);
    return within(traceparent, async () => work({ traceparent, set: () => undefined, fail: () => undefined }));
  }

  async stop(): Promise<void> {
    return Promise.resolve();
  }
}
