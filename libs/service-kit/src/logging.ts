import { AsyncLocalStorage } from 'node:async_hooks';
import type { Params } from 'nestjs-pino';
import type { BaseConfig } from './config';
import { currentTraceparent } from './tracing/tracing';

/** Names whose values never reach a log line, wherever they stand. */
const secrets = [
  'password',
  'secret',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'set-cookie',
  'x-api-key',
  'signature',
];

const serviceOfNow = new AsyncLocalStorage<string>();

/** Runs what starts a service, so that all it ever causes is logged as that service's: several in a process share one logger. */
export const asService = async <T>(service: string, start: () => Promise<T>): Promise<T> => serviceOfNow.run(service, start);

type Failure = Partial<Error> & { type?: string; code?: unknown };
/** What is told of an error. What else it carries is not: a statement that failed brings its values along, which are people's. */
const told = (error: Failure | string | null): unknown => {
  if (typeof error !== 'object' || error === null) return error;
  const { type, message, stack, code } = error;
  return { type: type ?? error.constructor.name, message, stack, code };
};

/** One JSON line per event on standard output. */
export const loggerOptions = (service: string, config: BaseConfig): Params => ({
  pinoHttp: {
    level: config.LOG_LEVEL,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '[redacted]' },
    serializers: { err: told },
    mixin: () => ({ service: serviceOfNow.getStore() ?? service, ...traceOfNow() }),
    autoLogging: false,
  },
  // No logger of its own for every request: what is logged says by itself which request it belongs to.
  forRoutes: [],
});

/** By these a log line and the trace it belongs to find each other. */
const traceOfNow = (): Record<string, string> => {
  const [, trace, span] = currentTraceparent()?.split('-') ?? [];
  return trace && span ? { trace_id: trace, span_id: span } : {};
};
