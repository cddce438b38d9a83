import { createServer } from 'node:net';
import { setTimeout as passed } from 'node:timers/promises';
import { Proxy } from '@tandem/test-kit/proxy';
import { freePort } from '@tandem/test-kit/free-port';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { migrate } from '../src/migrate';
import { type RunningService, startService } from '../src/start';
import { writer } from './sample';

jest.setTimeout(60_000);

let env: TestEnvironment;
let database: Proxy;
let service: RunningService | undefined;

beforeAll(async () => {
  env = await testEnvironment(['vacancies']);
  database = await Proxy.to(env.databaseUrl('vacancies'));
});
afterAll(async () => {
  await service?.stop();
  await database?.cut();
  await env?.remove();
});

/** Begins something while the database turns everybody away, and lets it be reached once that was found out. */
const begunTooEarly = async <T>(begin: (environment: Record<string, string>) => Promise<T>): Promise<T> => {
  await database.cut();
  const door = createServer();
  const turnedAway = new Promise<void>((resolve) => door.on('connection', (socket) => resolve(void socket.destroy())));
  await new Promise<void>((resolve) => door.listen(Number(new URL(database.url).port), '127.0.0.1', resolve));
  const begun = begin({ ...env.of('vacancies'), DATABASE_URL: database.url });
  begun.catch(() => undefined);
  await turnedAway;
  await new Promise((resolve) => door.close(resolve));
  await database.restore();
  return begun;
};

describe('a database that is not there yet', () => {
  it('is waited for by migrations', async () => {
    await expect(begunTooEarly(async (environment) => migrate(writer, environment))).resolves.toBe(1);
  });

  it('is waited for by a service that starts', async () => {
    service = await begunTooEarly(async (environment) => startService(writer, environment));
    expect((await fetch(`http://127.0.0.1:${service.opsPort}/health/ready`)).status).toBe(200);
  });
});

it('a schema whose migrations have not run yet is waited for, by a process that lives and is not ready', async () => {
  const fresh = await testEnvironment(['vacancies']);
  const ready = async (port: number) => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status;
  const port = await freePort();
  const starting = startService(writer, { ...fresh.of('vacancies'), OPS_PORT: String(port) });
  starting.catch(() => undefined);
  await passed(1_500);
  expect([(await fetch(`http://127.0.0.1:${port}/health/live`)).status, await ready(port)]).toEqual([200, 503]);
  await migrate(writer, fresh.of('vacancies'));
  const running = await starting;
  expect(await ready(port)).toBe(200);
  await running.stop();
  await fresh.remove();
});
