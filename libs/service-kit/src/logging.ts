import type { Params } from 'nestjs-pino';
import type { BaseConfig } from './config';

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

/** One JSON line per event on standard output. */
export const loggerOptions = (service: string, config: BaseConfig): Params => ({
  pinoHttp: {
    level: config.LOG_LEVEL,
    base: { service },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '[redacted]' },
    autoLogging: false,
    quietReqLogger: true,
  },
});
