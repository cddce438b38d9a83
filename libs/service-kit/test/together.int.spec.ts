import { randomUUID } from 'node:crypto';
import { eventually } from '@tandem/test-kit/eventually';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { ctxFor, TestBus } from '@tandem/test-kit/test-bus';
import { originOf, systemOrigin } from '../src/context';
import { Db } from '../src/database';
import { LeaseLost } from '../src/lease-lost';
import { migrate } from '../src/migrate';
import { type RunningService, startService } from '../src/start';
import { count, hearer, NoteRow, noteWritten, writer } from './sample';

jest.setTimeout(60_000);

let env: TestEnvironment;
let vacancies: RunningService;
let db: Db;

beforeAll(async () => {
  env = await testEnvironment(['vacancies', 'matching']);
  await Promise.all([migrate(writer, env.of('vacancies')), migrate(hearer, env.of('matching'))]);
  vacancies = await startService(writer, env.of('vacancies'));
  db = vacancies.app.get(Db);
});

afterAll(async () => {
  await vacancies?.stop();
  await env?.remove();
});

const from = systemOrigin('test');
const rows = async (text: string, values: unknown[]) => db.source.query<Record<string, unknown>[]>(text, values);
const told = async (ids: readonly string[]) =>
  (await rows('select aggregate_id from outbox where aggregate_id = any($1) order by seq', [ids])).map((row) => row['aggregate_id']);
/** A job that a worker holds. */
const held = async () => {
  const job = { name: count.name, id: randomUUID(), lease: randomUUID() };
  await rows(`insert into job (name, id, data, origin, state, lease) values ($1, $2, '{}', '{}', 'running', $3)`, [
    job.name,
    job.id,
    job.lease,
  ]);
  return job;
};
const note = (id: string, text = 'x') => ({ id, text });

describe('transactions that only tell, queue or end', () => {
  it('are written many in one, each wholly', async () => {
    const ids = Array.from({ length: 40 }, () => randomUUID());
    await Promise.all(
      ids.map(async (id) =>
        db.run(from, async (tx) => {
          await tx.queue(count, id, { id, how: 'well' });
          await tx.emit(noteWritten, id, note(id));
        }),
      ),
    );
    expect(new Set(await told(ids))).toEqual(new Set(ids));
    const [row] = await rows(
      `select count(*)::integer as jobs, count(distinct xmin::text)::integer as transactions from job where id = any($1)`,
      [ids],
    );
    expect(row).toMatchObject({ jobs: 40 });
    expect(row?.['transactions']).toBeLessThan(5);
  });

  it('do not fail with one among them that PostgreSQL refuses', async () => {
    const ids = Array.from({ length: 10 }, () => randomUUID());
    const answers = await Promise.allSettled(
      ids.map(async (id, place) => db.run(from, async (tx) => tx.emit(noteWritten, id, note(id, place === 4 ? 'no \u0000 here' : 'fine')))),
    );
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(new Set(await told(ids))).toEqual(new Set(ids.filter((_, place) => place !== 4)));
  });

  it('write nothing for a worker that came too late, and all for the others', async () => {
    const jobs = await Promise.all(Array.from({ length: 6 }, held));
    await rows('update job set lease = $2 where id = $1', [jobs[2]?.id, randomUUID()]);
    const answers = await Promise.allSettled(
      jobs.map(async (job) =>
        db.runToEnd(job, from, async (tx) => {
          await tx.emit(noteWritten, job.id, note(job.id));
          await tx.queue(count, `${job.id}/next`, { id: job.id, how: 'well' });
        }),
      ),
    );
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason instanceof LeaseLost)).toEqual(
      jobs.map((_, place) => place === 2),
    );
    const others = jobs.filter((_, place) => place !== 2).map(({ id }) => id);
    expect(new Set(await told(jobs.map(({ id }) => id)))).toEqual(new Set(others));
    const left = await rows('select id from job where id = any($1)', [jobs.flatMap(({ id }) => [id, `${id}/next`])]);
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([jobs[2]?.id, ...others.map((id) => `${id}/next`)]));
  });

  it('queue the same work once, also when it ends at that moment', async () => {
    const job = await held();
    const again = async () => db.run(from, async (tx) => tx.queue(count, job.id, { id: job.id, how: 'well' }));
    await Promise.all([again(), db.runToEnd(job, from, async (tx) => tx.queue(count, job.id, { id: job.id, how: 'hang' })), again()]);
    expect(await rows('select state from job where id = $1', [job.id])).toEqual([{ state: 'waiting' }]);
  });
});

describe('transactions with statements of their own', () => {
  it('begin with the first of them and take everything back when what they tell is refused', async () => {
    const id = randomUUID();
    const change = db.run(from, async (tx) => {
      await tx.of(NoteRow).insert({ id, text: 'x' });
      await tx.emit(noteWritten, id, note(id, 'no \u0000 here'));
    });
    await expect(change).rejects.toMatchObject({ code: '22P05' });
    expect([await db.of(NoteRow).findOneBy({ id }), await told([id])]).toEqual([null, []]);
  });

  it('run none of them for a worker that came too late', async () => {
    const job = { ...(await held()), lease: randomUUID() };
    const change = db.runToEnd(job, from, async (tx) => tx.of(NoteRow).insert({ id: job.id, text: 'late' }));
    await expect(change).rejects.toBeInstanceOf(LeaseLost);
    expect(await db.of(NoteRow).findOneBy({ id: job.id })).toBeNull();
  });

  it('end a job with all that they write, tell and queue', async () => {
    const job = await held();
    await db.runToEnd(job, from, async (tx) => {
      await tx.of(NoteRow).insert({ id: job.id, text: 'in time' });
      await tx.emit(noteWritten, job.id, note(job.id));
      await tx.queue(count, `${job.id}/next`, { id: job.id, how: 'well' });
    });
    expect([(await db.of(NoteRow).findOneBy({ id: job.id }))?.text, await told([job.id])]).toEqual(['in time', [job.id]]);
    expect(await rows('select id from job where id = any($1)', [[job.id, `${job.id}/next`]])).toEqual([{ id: `${job.id}/next` }]);
  });

  it('tell in the order in which it was said', async () => {
    const ids = Array.from({ length: 1_200 }, () => randomUUID());
    await db.run(from, async (tx) => {
      for (const id of ids) await tx.emit(noteWritten, id, note(id));
    });
    expect(await told(ids)).toEqual(ids);
  });
});

it('hears events of several people in one parcel, each once', async () => {
  const matching = await startService(hearer, env.of('matching'));
  const bus = await TestBus.connect(env.of('vacancies'));
  try {
    const deliveries = ['one', 'two', 'three'].map((text) => {
      const id = randomUUID();
      const origin = originOf(ctxFor({ accountId: randomUUID(), requestId: text }));
      return { id: randomUUID(), name: noteWritten.name, aggregateId: id, version: '1', payload: note(id, text), origin };
    });
    const [first, ...others] = deliveries;
    if (!first) throw new Error('none');
    const { origin, ...delivery } = first;
    for (let times = 0; times < 2; times += 1)
      await bus.deliverParcel('matching', noteWritten, { origin, deliveries: [delivery, ...others] });
    for (const { aggregateId, payload } of deliveries)
      await eventually(async () =>
        expect(await matching.app.get(Db).of(NoteRow).findOneBy({ id: aggregateId })).toMatchObject({ text: payload.text, heard: 1 }),
      );
  } finally {
    await bus.close();
    await matching.stop();
  }
});
