import { randomUUID } from 'node:crypto';
import { setTimeout as passed } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { eventually } from '@tandem/test-kit/eventually';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { Proxy } from '@tandem/test-kit/proxy';
import { TestBus } from '@tandem/test-kit/test-bus';
import type { NatsConnection } from 'nats';
import { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { Bus } from '../src/bus';
import { ctxOf, systemOrigin } from '../src/context';
import { Db } from '../src/database';
import { databaseProblem } from '../src/database-problem';
import { JobRunner } from '../src/job-runner';
import { migrate } from '../src/migrate';
import { ONLY_IF_READY, servedQuestion } from '../src/served';
import { type RunningService, startService } from '../src/start';
import { NATS } from '../src/tokens';
import { calls, count, hearer, noteChanged, NoteRow, noteWritten, writer } from './sample';

jest.setTimeout(60_000);

const me = { accountId: randomUUID(), accountType: 'CANDIDATE' as const };
let env: TestEnvironment;
let lines: { database: Proxy; nats: Proxy; redis: Proxy };
let vacancies: RunningService;
let matching: RunningService;
let bus: TestBus;

const write = async (text: string) => bus.call(calls.write, { body: { id: randomUUID(), text } }, me);
const noted = async (id: string) => matching.app.get(Db).of(NoteRow).findOneBy({ id });
const took = async (action: () => Promise<unknown>) => {
  const begin = Date.now();
  await action();
  return Date.now() - begin;
};
const readyOf = async ({ opsPort }: RunningService) => (await fetch(`http://127.0.0.1:${opsPort}/health/ready`)).status;
/** As the gateway asks for its own report. */
const saysReady = async () =>
  matching.app
    .get<NatsConnection>(NATS)
    .request(servedQuestion('vacancies'), ONLY_IF_READY, { timeout: 1_500 })
    .then(() => true, () => false); // prettier-ignore

beforeAll(async () => {
  env = await testEnvironment(['vacancies', 'matching']);
  await Promise.all([migrate(writer, env.of('vacancies')), migrate(hearer, env.of('matching'))]);
  const [database, nats, redis] = await Promise.all([
    Proxy.to(env.databaseUrl('vacancies')),
    Proxy.to(env.natsUrl),
    Proxy.to(env.redisUrl),
  ]);
  lines = { database, nats, redis };
  const throughLines = { ...env.of('vacancies'), DATABASE_URL: database.url, DATABASE_STATEMENT_SECONDS: '1', NATS_URL: nats.url };
  [vacancies, matching] = await Promise.all([
    startService(writer, throughLines),
    startService(hearer, { ...env.of('matching'), REDIS_URL: redis.url }),
  ]);
  bus = await TestBus.connect(env.of('vacancies'));
  await write('warm');
});

afterAll(async () => {
  await bus?.close();
  await Promise.all([vacancies?.stop(), matching?.stop()]);
  await Promise.all(Object.values(lines ?? {}).map(async (line) => line.cut()));
  await env?.remove();
});

describe('PostgreSQL', () => {
  it('that hangs makes calls fail in time, and they work again once it answers', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn');
    lines.database.freeze();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, async () => write('frozen')));
    expect(answers.map((answer) => (answer.status === 'rejected' ? (answer.reason as { status: number }).status : 0))).toEqual(
      answers.map(() => 503),
    );
    expect(await readyOf(vacancies)).toBe(503);
    expect(await saysReady()).toBe(false);
    const why = { err: expect.any(Error) as Error, requestId: expect.any(String) as string };
    expect(warned.mock.calls.filter(([, said]) => said === 'the database refuses')).toEqual([[why, 'the database refuses']]);
    warned.mockRestore();
    lines.database.thaw();
    await eventually(async () => expect(await write('thawed')).toMatchObject({ text: 'thawed' }));
    await eventually(async () => expect(await readyOf(vacancies)).toBe(200));
    expect(await saysReady()).toBe(true);
  });

  it('that was replaced while connections to it hung is used at once: none of them stays in the pool', async () => {
    lines.database.freeze();
    await Promise.allSettled(Array.from({ length: 20 }, async () => write('frozen')));
    await lines.database.cut();
    await expect(write('gone')).rejects.toMatchObject({ status: 503 });
    lines.database.thaw();
    await lines.database.restore();
    await eventually(async () => expect(await write('back')).toMatchObject({ text: 'back' }));
  });

  it.each([
    ['a change', async (manager: EntityManager) => manager.query<unknown>('select 1')],
    ['a change', async (manager: EntityManager) => manager.count(NoteRow)],
    ['a reading', async (manager: EntityManager) => manager.count(NoteRow)],
  ])('that drops the connection of %s between two of its statements makes it a 503', async (which, next) => {
    const database = vacancies.app.get(Db);
    const twice = async (manager: EntityManager) => {
      const [{ pid }] = (await manager.query('select pg_backend_pid() pid')) as [{ pid: number }];
      const other = new Client({ connectionString: env.databaseUrl('vacancies') });
      await other.connect();
      await other.query('select pg_terminate_backend($1)', [pid]);
      await other.end();
      await passed(100);
      return next(manager);
    };
    const run = which === 'a change' ? database.run(systemOrigin('test'), async (tx) => twice(tx.manager)) : database.reading(twice);
    const error: unknown = await run.catch((failure: unknown) => failure);
    expect(databaseProblem(error)).toMatchObject({ code: 'unavailable', status: 503 });
  });

  it('in which somebody holds a row makes only the callers of that row wait, and not for ever', async () => {
    const { id } = await write('held');
    const holder = new Client({ connectionString: env.databaseUrl('vacancies') });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from note where id = $1 for update', [id]);
    const again = bus.call(calls.write, { body: { id, text: 'waiting' } }, me);
    const refused = expect(again).rejects.toMatchObject({ status: 503 });
    await expect(write('another')).resolves.toMatchObject({ text: 'another' });
    await refused;
    await holder.end();
    await expect(bus.call(calls.write, { body: { id, text: 'free' } }, me)).resolves.toMatchObject({ text: 'free' });
  });
});

describe('NATS', () => {
  it('that goes away and comes back is found again, and what was committed meanwhile arrives', async () => {
    await lines.nats.cut();
    const id = randomUUID();
    await vacancies.app.get(Db).run(systemOrigin('test'), async (tx) => {
      await tx.of(NoteRow).insert({ id, text: 'meanwhile' });
      await tx.emit(noteChanged, id, { id, text: 'meanwhile' });
      await tx.emit(noteWritten, id, { id, text: 'meanwhile' });
    });
    await expect(write('unheard')).rejects.toMatchObject({ status: 503 });
    expect(await noted(id)).toBeNull();
    const late = { id: randomUUID(), text: 'too late' };
    const calling = vacancies.app.get(Bus).call(calls.write, { body: late }, ctxOf(systemOrigin('test')));
    expect(await took(async () => expect(calling).rejects.toMatchObject({ code: 'unavailable', status: 503 }))).toBeLessThan(3_000);
    await lines.nats.restore();
    await eventually(async () => expect(await noted(id)).toMatchObject({ text: 'meanwhile', heard: 1 }), 20_000);
    await expect(write('heard')).resolves.toMatchObject({ text: 'heard' });
    expect(await vacancies.app.get(Db).of(NoteRow).findOneBy({ id: late.id })).toBeNull();
  });
});

describe('Redis', () => {
  it('that goes away and comes back loses no job', async () => {
    await lines.redis.cut();
    const id = randomUUID();
    await matching.app.get(Db).run(systemOrigin('test'), async (tx) => tx.queue(count, id, { id, how: 'well' }));
    await lines.redis.restore();
    await eventually(async () => expect(await noted(id)).toMatchObject({ counted: 1 }), 20_000);
  });

  it.each(['is gone', 'hangs'])('that %s does not keep a service from stopping', async (how) => {
    if (how === 'hangs') lines.redis.freeze();
    else {
      await lines.redis.cut();
      await eventually(() => expect(matching.app.get(JobRunner)['connections'].map(({ status }) => status)).not.toContain('ready'));
    }
    // The kit's drain time in tests is 5 seconds; a Redis that is known to be gone is not waited for.
    expect(await took(async () => matching.stop())).toBeLessThan(how === 'hangs' ? 7_000 : 3_000);
    if (how === 'hangs') lines.redis.thaw();
    else await lines.redis.restore();
    matching = await startService(hearer, { ...env.of('matching'), REDIS_URL: lines.redis.url });
  });
});
