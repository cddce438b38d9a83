import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Redis } from 'ioredis';
import { eventually } from '@tandem/test-kit/eventually';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { systemOrigin } from '../src/context';
import { Db } from '../src/database';
import { JobLedger } from '../src/job-ledger';
import { JobRunner } from '../src/job-runner';
import { migrate } from '../src/migrate';
import { type RunningService, startService } from '../src/start';
import { hearer, hold, linger, trace } from './sample';

jest.setTimeout(60_000);

let env: TestEnvironment;
let running: RunningService;
beforeEach(async () => {
  env = await testEnvironment(['matching'], { DRAIN_SECONDS: '1' });
  await migrate(hearer, env.of('matching'));
  running = await startService(hearer, env.of('matching'));
  trace.attempts.length = 0;
});
afterEach(async () => {
  trace.release();
  await running.stop();
  await env.remove();
});

const queue = async (isHeld: boolean) => {
  const id = randomUUID();
  await running.app.get(Db).run(systemOrigin('test'), async (tx) => tx.queue(hold, id, { id, isHeld }));
  return id;
};
const sql = async (text: string, values: unknown[] = []) => running.app.get(Db).source.query<Record<string, unknown>[]>(text, values);

it('leaves jobs that wait in their order, however long the queue is', async () => {
  const first = await queue(true);
  await eventually(() => expect(trace.attempts).toEqual([first]));
  const [older, newer] = [await queue(false), await queue(false)];
  await sql(`update job set run_at = now() - interval '1 minute' where id = $1`, [older]);
  await running.app.get(JobRunner)['sweep']();
  trace.release();
  await eventually(() => expect(trace.attempts).toEqual([first, older, newer]), 20_000);
});

it('leaves hardly anything in Redis of jobs that are done', async () => {
  const db = running.app.get(Db);
  await db.run(systemOrigin('test'), async (tx) => {
    for (const id of Array.from({ length: 400 }, () => randomUUID())) await tx.queue(hold, id, { id, isHeld: false });
  });
  await eventually(() => expect(trace.attempts).toHaveLength(400), 30_000);
  const redis = new Redis(env.redisUrl);
  const told = await redis.xlen(`bull-${env.of('matching')['NAMESPACE']}:${hold.name}:events`);
  redis.disconnect();
  expect(told).toBeGreaterThan(0);
  expect(told).toBeLessThan(400);
});

it('does not count an attempt that a stopping worker cut off', async () => {
  const id = await queue(true);
  await eventually(() => expect(trace.attempts).toEqual([id]));
  await running.stop();
  running = await startService(hearer, env.of('matching'));
  await eventually(() => expect(trace.attempts).toEqual([id, id]), 20_000);
  expect(await sql('select attempts, state from job where id = $1', [id])).toEqual([{ attempts: 1, state: 'running' }]);
});

it('is kept by a worker that lives for as long as it takes, and by a dead one not for long', async () => {
  const until = async (id: string) =>
    (await sql(`select leased_until - now() < '31 seconds' as "isShort", leased_until from job where id = $1`, [id]))[0];
  const id = await queue(true);
  await eventually(() => expect(trace.attempts).toEqual([id]));
  const first = await until(id);
  await eventually(async () => expect((await until(id))?.['leased_until']).not.toEqual(first?.['leased_until']), 15_000);
  const other = randomUUID();
  await sql(`insert into job (name, id, data, origin, run_at) values ($1, $2, '{}', '{}', now() + interval '1 day')`, [
    'matching.long',
    other,
  ]);
  await running.app.get(JobLedger).claim({ ...hold, name: 'matching.long', limit: 600_000 } as never, other);
  expect(await until(other)).toMatchObject({ isShort: true });
});

it('ends an attempt whose time is up, also when memory was cleared meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const clearMemory = runInNewContext('gc') as () => void;
  const id = randomUUID();
  await running.app.get(Db).run(systemOrigin('test'), async (tx) => tx.queue(linger, id, { id }));
  await eventually(() => expect(trace.attempts).toEqual([id]));
  clearMemory();
  await eventually(() => expect(trace.attempts).toEqual([id, id]), 15_000);
});
