import { Writable } from 'node:stream';
import pino, { type LoggerOptions } from 'pino';
import { QueryFailedError } from 'typeorm';
import { BaseConfig } from './config';
import { newTraceparent } from './context';
import { asService, loggerOptions } from './logging';
import { NoTracing } from './tracing/tracing';

const config = BaseConfig.parse({ NATS_URL: 'nats://x', REDIS_URL: 'redis://x', CTX_SECRET: 'x'.repeat(32), LOG_LEVEL: 'info' });

const logged = () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  return { lines, logger: pino(loggerOptions('auth', config).pinoHttp as LoggerOptions, stream) };
};

describe('log lines', () => {
  it('are JSON with the service, a time, and the trace they belong to', async () => {
    const { lines, logger } = logged();
    const parent = newTraceparent();
    await new NoTracing().span({ name: 'x', kind: 'server', parent }, async ({ traceparent }) => {
      await new Promise((resolve) => setImmediate(resolve));
      logger.info('inside');
      expect(lines[0]).toMatchObject({ trace_id: parent.split('-')[1], span_id: traceparent.split('-')[2] });
    });
    logger.info('outside');
    expect(lines[0]).toMatchObject({ level: 'info', service: 'auth', msg: 'inside', time: expect.stringMatching(/^\d{4}-.*Z$/) as string });
    expect(lines[1]).not.toHaveProperty('trace_id');
  });

  it('name the service that caused them, though several share a logger', async () => {
    const { lines, logger } = logged();
    await asService('mail', async () => new Promise<void>((resolve) => setTimeout(() => resolve(logger.info('later')), 5)));
    logger.info('own');
    expect(lines.map(({ service }) => service)).toEqual(['mail', 'auth']);
  });

  it('never hold a secret', () => {
    const { lines, logger } = logged();
    logger.info({ password: 'geheim', request: { headers: { authorization: 'Bearer x', cookie: 'y' } } }, 'redacted');
    expect(JSON.stringify(lines)).not.toMatch(/geheim|Bearer|"y"/);
  });

  it('say what failed and where, and nothing of the row that could not be written', () => {
    const { lines, logger } = logged();
    const driverError = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(noor@example.org) exists' });
    const error = new QueryFailedError('insert into person values ($1)', ['noor@example.org'], driverError);
    logger.warn({ err: error }, 'attempt failed');
    expect(lines[0]).toMatchObject({
      err: { type: 'QueryFailedError', message: 'duplicate key', code: '23505', stack: expect.any(String) as string },
    });
    expect(JSON.stringify(lines)).not.toContain('noor@');
    for (const odd of [null, 'away', { code: 'away', email: 'noor@example.org' }]) logger.warn({ err: odd }, 'attempt failed');
    expect(lines.slice(1).map(({ err }) => err)).toEqual([null, 'away', { type: 'Object', code: 'away' }]);
  });
});
