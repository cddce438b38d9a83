import { randomUUID } from 'node:crypto';
import type { ServiceName } from '@tandem/contracts/define';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { parkedCalls } from '@tandem/contracts/parked';
import { eventually } from '@tandem/test-kit/eventually';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { TestBus } from '@tandem/test-kit/test-bus';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { SystemClock } from '../src/clock';
import { Db } from '../src/database';
import { originOf, systemOrigin } from '../src/context';
import { deliverySubject } from '../src/bus';
import { ctxFor } from '@tandem/test-kit/test-bus';
import { signCtx } from '../src/context';
import { JobLedger } from '../src/job-ledger';
import { JobRunner } from '../src/job-runner';
import { migrate, schemaDrift } from '../src/migrate';
import { Outbox } from '../src/outbox';
import { type RunningService, startService } from '../src/start';
import { calls, count, hearer, noteChanged, noteWritten, NoteRow, trace, writer } from './sample';
import { JSONCodec } from 'nats';

jest.setTimeout(30_000);

const me = { accountId: randomUUID(), accountType: 'CANDIDATE' as const };
let env: TestEnvironment;
let vacancies: RunningService;
let matching: RunningService;
let bus: TestBus;

const rowIn = async (service: RunningService, id: string) => service.app.get(Db).of(NoteRow).findOneBy({ id });
const queue = async (how: 'well' | 'never' | 'badly' | 'away' | 'hang') => {
  const id = randomUUID();
  await matching.app.get(Db).run(systemOrigin('test'), async (tx) => tx.queue(count, id, { id, how }));
  return id;
};
const sql = async (service: string, text: string, values: unknown[] = []) => {
  const client = new Client({ connectionString: env.databaseUrl(service) });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  env = await testEnvironment(['vacancies', 'matching']);
  await Promise.all([migrate(writer, env.of('vacancies')), migrate(hearer, env.of('matching'))]);
  [vacancies, matching] = await Promise.all([startService(writer, env.of('vacancies')), startService(hearer, env.of('matching'))]);
  bus = await TestBus.connect(env.of('vacancies'));
});

afterAll(async () => {
  await bus?.close();
  await Promise.all([vacancies?.stop(), matching?.stop()]);
  await env?.remove();
});

describe('schema', () => {
  it('finds no drift between entities and migrations, and migrating again does nothing', async () => {
    expect(await schemaDrift(writer, env.of('vacancies'))).toEqual([]);
    expect(await migrate(writer, env.of('vacancies'))).toBe(0);
  });

  it('keeps each role to its own schema', async () => {
    await expect(sql('matching', 'select * from vacancies.note')).rejects.toThrow(/permission denied/);
  });
});

describe('transactions', () => {
  it('runs both of two changes that stand in each other’s way', async () => {
    const db = vacancies.app.get(Db);
    const [one, other] = [randomUUID(), randomUUID()];
    await db.run(systemOrigin('test'), async (tx) => tx.of(NoteRow).insert([one, other].map((id) => ({ id, text: 'x' }))));
    let arrived = 0;
    const bothHoldARow = new Promise<void>((resolve) => {
      const poll = setInterval(() => arrived >= 2 && (clearInterval(poll), resolve()), 5);
    });
    const touch = async (first: string, second: string) =>
      db.run(systemOrigin('test'), async (tx) => {
        await tx.of(NoteRow).increment({ id: first }, 'heard', 1);
        arrived += 1;
        await bothHoldARow;
        await tx.of(NoteRow).increment({ id: second }, 'heard', 1);
      });
    await Promise.all([touch(one, other), touch(other, one)]);
    expect(arrived).toBe(3);
    expect([(await rowIn(vacancies, one))?.heard, (await rowIn(vacancies, other))?.heard]).toEqual([2, 2]);
  });

  it('do what waits for their end once, by its keys, and not without it', async () => {
    const db = vacancies.app.get(Db);
    const ids = [randomUUID(), randomUUID()];
    const order: string[] = [];
    const make = async (text: string) =>
      db.run(systemOrigin('test'), async (tx) => {
        for (const key of ['b', 'a', 'b'])
          tx.atEnd(key, async () => {
            order.push(key);
            await tx.of(NoteRow).insert({ id: ids[key === 'a' ? 0 : 1] ?? '', text });
          });
        if (text === 'not this time') throw new Error(text);
      });
    await expect(make('not this time')).rejects.toThrow('not this time');
    await make('kept');
    expect(order).toEqual(['a', 'b']);
    expect(await Promise.all(ids.map(async (id) => (await rowIn(vacancies, id))?.text))).toEqual(['kept', 'kept']);
  });
});

describe('reading', () => {
  it('during a transaction goes by its connection, however many transactions there are', async () => {
    const db = vacancies.app.get(Db);
    const ids = Array.from({ length: 40 }, () => randomUUID());
    const texts = await Promise.all(
      ids.map(async (id) =>
        db.run(systemOrigin('test'), async (tx) => {
          await tx.of(NoteRow).insert({ id, text: 'not in yet' });
          return (await db.of(NoteRow).findOneBy({ id }))?.text;
        }),
      ),
    );
    expect(new Set(texts)).toEqual(new Set(['not in yet']));
  });

  it('has several things asked by one connection, and of one that is frequent the plan kept', async () => {
    const db = vacancies.app.get(Db);
    const id = randomUUID();
    await db.run(systemOrigin('test'), async (tx) => tx.of(NoteRow).insert({ id, text: 'read often' }));
    const backend = async (manager: EntityManager) =>
      ((await manager.query('select pg_backend_pid() as pid')) as { pid: number }[])[0]?.pid;
    const read = async () =>
      db.reading(async (manager) => Promise.all([manager.findOneBy(NoteRow, { id }), backend(manager), backend(manager)]));
    for (let round = 0; round < 12; round++) {
      const [row, one, other] = await read();
      expect([row?.text, one]).toEqual(['read often', other]);
    }
    const kept = await db.reading(async (manager) => {
      await manager.findOneBy(NoteRow, { id });
      return manager.query<{ statement: string }[]>('select statement from pg_prepared_statements');
    });
    expect(kept.map(({ statement }) => statement)).toContainEqual(expect.stringMatching(/^SELECT "NoteRow"\."id"/));
    expect(kept).not.toContainEqual({ statement: expect.stringMatching(/^select/) as string });
    const changed = await db.run(systemOrigin('test'), async (tx) => {
      await tx.of(NoteRow).update({ id }, { text: 'changed' });
      return db.reading(async (manager) => manager.findOneBy(NoteRow, { id }));
    });
    expect(changed?.text).toBe('changed');
  });

  it('goes on when a column gets another type under a plan that was kept', async () => {
    const db = matching.app.get(Db);
    const id = randomUUID();
    await db.run(systemOrigin('test'), async (tx) => tx.of(NoteRow).insert({ id, text: 'read often' }));
    const read = async () => db.reading(async (manager) => manager.findOneBy(NoteRow, { id, counted: 0 }));
    for (let round = 0; round < 12; round++) await read();
    await db.source.query('alter table note alter column heard type bigint');
    expect(await read()).toMatchObject({ text: 'read often' });
    await db.source.query('alter table note alter column heard type integer');
    expect(await read()).toMatchObject({ text: 'read often', heard: 0 });
  });

  it('that outlives its transaction goes by the pool', async () => {
    const db = vacancies.app.get(Db);
    const id = randomUUID();
    let release = () => {};
    const over = new Promise<void>((resolve) => (release = resolve));
    const late = await db.run(systemOrigin('test'), async (tx) => {
      await tx.of(NoteRow).insert({ id, text: 'kept' });
      return { read: over.then(async () => db.of(NoteRow).findOneBy({ id })) };
    });
    release();
    expect(await late.read).toMatchObject({ text: 'kept' });
  });
});

describe('calls', () => {
  it('answers a call and checks its input by the contract', async () => {
    const id = randomUUID();
    await expect(bus.call(calls.write, { body: { id, text: 'hello' } }, me)).resolves.toEqual({ id, text: 'hello' });
    await expect(bus.call(calls.write, { body: { id, text: '' } }, me)).rejects.toMatchObject({ status: 400 });
  });

  it('refuses a caller whom the contract does not admit', async () => {
    await expect(bus.call(calls.write, { body: { id: randomUUID(), text: 'x' } })).rejects.toMatchObject({
      code: 'unauthorized',
      status: 401,
    });
  });

  it('refuses a message without a good signature', async () => {
    const codec = JSONCodec<{ err?: { code: string } }>();
    const ask = async (signed: unknown) => {
      const reply = await bus.nats.request(
        'vacancies.writeNote',
        JSONCodec().encode({ id: '1', data: { signed, input: { body: { id: randomUUID(), text: 'x' } } } }),
        { timeout: 2_000 },
      );
      return codec.decode(reply.data).err?.code;
    };
    const secret = env.of('vacancies')['CTX_SECRET'] ?? '';
    const good = signCtx(secret, 'vacancies.writeNote', ctxFor(me), Date.now());
    expect(await ask(undefined)).toBe('unsigned_message');
    expect(await ask({ ...good, ctx: { ...good.ctx, isAdmin: true } })).toBe('unsigned_message');
    expect(await ask(signCtx(secret, 'another.subject', ctxFor(me), Date.now()))).toBe('unsigned_message');
    expect(await ask(signCtx(secret, 'vacancies.writeNote', ctxFor(me), Date.now() - 31_000))).toBe('unsigned_message');
    expect(await ask(good)).toBeUndefined();
  });

  it('passes a known problem on and hides an unknown one behind an id', async () => {
    await expect(bus.call(calls.fail, { query: { how: 'known' } })).rejects.toMatchObject({
      code: 'not_found',
      status: 404,
      errors: [{ field: 'how', detail: 'not_found' }],
    });
    const unknown = await bus.call(calls.fail, { query: { how: 'other' } }).catch((error: unknown) => error);
    expect(unknown).toMatchObject({ code: 'internal_error', status: 500, extra: { errorId: expect.any(String) as string } });
    expect(JSON.stringify(unknown)).not.toContain('boom');
  });

  it('answers 504 when a service takes too long and 503 when nobody serves', async () => {
    await expect(bus.call(calls.slow, { query: { milliseconds: 4_000 } })).rejects.toMatchObject({ code: 'timeout', status: 504 });
    await expect(
      bus.call({ ...calls.slow, route: { ...calls.slow.route, subject: 'nobody.home' } } as never, { query: { milliseconds: 1 } } as never),
    ).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  });
});

describe('events', () => {
  it('delivers what a transaction emitted, and nothing of one that rolled back', async () => {
    const [kept, dropped] = [randomUUID(), randomUUID()];
    await bus.call(calls.write, { body: { id: kept, text: 'first' } }, me);
    await expect(bus.call(calls.write, { body: { id: dropped, text: 'roll back' } }, me)).rejects.toMatchObject({ status: 409 });
    await eventually(async () => expect(await rowIn(matching, kept)).toMatchObject({ text: 'first', heard: 1 }));
    expect(await rowIn(matching, dropped)).toBeNull();
  });

  it('applies an event that comes twice once', async () => {
    const id = randomUUID();
    await bus.call(calls.write, { body: { id, text: 'once' } }, me);
    await eventually(async () => expect(await rowIn(matching, id)).toMatchObject({ heard: 1 }));
    await sql(
      'vacancies',
      `update outbox_delivery set state = 'pending', next_at = now() where event_id in (select id from outbox where aggregate_id = $1)`,
      [id],
    );
    await eventually(async () =>
      expect(
        await sql(
          'vacancies',
          `select 1 from outbox_delivery d join outbox o on o.id = d.event_id where o.aggregate_id = $1 and state <> 'delivered'`,
          [id],
        ),
      ).toEqual([]),
    );
    expect(await rowIn(matching, id)).toMatchObject({ heard: 1 });
  });

  it('ignores a state older than one already seen', async () => {
    const id = randomUUID();
    await bus.call(calls.write, { body: { id, text: 'old' } }, me);
    await bus.call(calls.write, { body: { id, text: 'new' } }, me);
    await eventually(async () => expect(await rowIn(matching, id)).toMatchObject({ text: 'new', heard: 2 }));
    // The older one again, as if for the first time.
    await sql('matching', 'delete from inbox');
    await sql(
      'vacancies',
      `update outbox_delivery set state = 'pending', next_at = now() where event_id = (select id from outbox where aggregate_id = $1 and name = 'vacancies.noteChanged' order by seq limit 1)`,
      [id],
    );
    await eventually(async () => expect(await sql('vacancies', `select 1 from outbox_delivery where state <> 'delivered'`)).toEqual([]));
    expect(await rowIn(matching, id)).toMatchObject({ text: 'new' });
  });

  it('waits for a consumer that is down and loses nothing', async () => {
    await matching.stop();
    const id = randomUUID();
    await bus.call(calls.write, { body: { id, text: 'later' } }, me);
    await eventually(async () =>
      expect(
        await sql(
          'vacancies',
          `select 1 from outbox_delivery d join outbox o on o.id = d.event_id where o.aggregate_id = $1 and d.state = 'pending' and d.error = 'unavailable'`,
          [id],
        ),
      ).toHaveLength(2),
    );
    matching = await startService(hearer, env.of('matching'));
    await eventually(async () => expect(await rowIn(matching, id)).toMatchObject({ heard: 1 }), 15_000);
  });

  it('applies many events of one change together, and lets a bad one among them hold up no other', async () => {
    const ids = Array.from({ length: 120 }, () => randomUUID());
    await vacancies.app.get(Db).run(systemOrigin('test'), async (tx) =>
      tx.emitAll(
        noteWritten,
        ids.map((id, place) => ({ aggregateId: id, payload: { id, text: place === 60 ? 'refuse' : `note ${place}` } })),
      ),
    );
    await eventually(async () => {
      const [row] = await sql(
        'matching',
        'select count(*)::int as applied, count(distinct xmin::text)::int as transactions from note where id = any($1)',
        [ids],
      );
      expect(row).toMatchObject({ applied: 119 });
      expect(row?.['transactions']).toBeLessThan(60);
    });
    expect(await rowIn(matching, ids[60] ?? '')).toBeNull();
    await vacancies.app.get(Db).of(NoteRow).query(`delete from outbox where aggregate_id = $1`, [ids[60]]);
  });

  it('leaves calls their connections while many events come, and applies all', async () => {
    const ids = Array.from({ length: 60 }, () => randomUUID());
    const slow = randomUUID();
    const holder = new Client({ connectionString: env.databaseUrl('matching') });
    await holder.connect();
    try {
      // A row that every one of them has to wait for.
      await holder.query('begin');
      await holder.query(`insert into note (id, text) values ($1, 'held')`, [slow]);
      for (const _ of ids)
        await vacancies.app.get(Db).run(systemOrigin('test'), async (tx) => tx.emit(noteWritten, slow, { id: slow, text: 'again' }));
      await eventually(async () => {
        const [row] = await sql('matching', `select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'`);
        expect(row).toEqual({ waiting: 4 });
      });
      await expect(rowIn(matching, randomUUID())).resolves.toBeNull();
    } finally {
      await holder.query('commit');
      await holder.end();
    }
    await eventually(async () => expect(await rowIn(matching, slow)).toMatchObject({ heard: 60 }), 20_000);
  });

  it('applies the newest of several states that come together', async () => {
    const id = randomUUID();
    await vacancies.app.get(Db).run(systemOrigin('test'), async (tx) =>
      tx.emitAll(
        noteChanged,
        ['one', 'two', 'three'].map((text) => ({ aggregateId: id, payload: { id, text } })),
      ),
    );
    await eventually(async () => expect(await rowIn(matching, id)).toMatchObject({ text: 'three' }));
  });

  it('keeps a farewell until the last of its consumers has heard it, and anything else after that', async () => {
    const outbox = vacancies.app.get(Outbox);
    // Nobody answers for these consumers here, and the far time keeps the relay from asking them.
    const told = async (name: string) => {
      const id = randomUUID();
      const values = [id, name, JSON.stringify(systemOrigin('test'))];
      await sql(
        'vacancies',
        `insert into outbox (id, name, aggregate_id, payload, origin) values ($1::uuid, $2, $1::text, '{}', $3)`,
        values,
      );
      await sql(
        'vacancies',
        `insert into outbox_delivery (event_id, consumer, next_at) select $1, unnest('{notifications,admin}'::text[]), now() + interval '1 day'`,
        [id],
      );
      return id;
    };
    const heardBy = async (consumer: ServiceName, id: string, name: string) =>
      outbox.acknowledge({
        consumer, name, origin: systemOrigin('test'), attempts: 1, deliveries: [{ id, name, aggregateId: id, version: '1', payload: {} }],
      }); // prettier-ignore
    const isKept = async (id: string) => (await sql('vacancies', 'select 1 from outbox where id = $1', [id])).length > 0;
    const farewell = matchingEvents.applicationEnded.name;
    const [gone, stays] = [await told(farewell), await told(noteWritten.name)];
    await heardBy('notifications', gone, farewell);
    expect(await isKept(gone)).toBe(true);
    await heardBy('admin', gone, farewell);
    for (const consumer of ['notifications', 'admin'] as const) await heardBy(consumer, stays, noteWritten.name);
    expect([await isKept(gone), await isKept(stays)]).toEqual([false, true]);
  });

  /** Works on the outbox in a transaction that is taken back, so that the relay does not see it. */
  const inVain = async <T>(work: (client: Client, outbox: Outbox) => Promise<T>): Promise<T> => {
    const client = new Client({ connectionString: env.databaseUrl('vacancies') });
    await client.connect();
    const query = async (text: string, values?: unknown[]) => client.query(text, values).then(({ rows, rowCount }) => [rows, rowCount]);
    try {
      await client.query('begin');
      return await work(client, new Outbox({ query } as unknown as DataSource));
    } finally {
      await client.query('rollback');
      await client.end();
    }
  };

  it('finds what is due for one consumer however much waits longer for another', async () => {
    const claimed = await inVain(async (client, outbox) => {
      const told = async (amount: number, consumer: string, dueSince: string) =>
        client.query(
          `with told as (
             insert into outbox (id, name, aggregate_id, payload, origin)
             select gen_random_uuid(), 'vacancies.noteChanged', 'backlog', '{}', '{}' from generate_series(1, $1::int) returning id)
           insert into outbox_delivery (event_id, consumer, next_at) select id, $2, now() - $3::interval from told`,
          [amount, consumer, dueSince],
        );
      await told(300, 'admin', '1 hour');
      await told(2, 'notifications', '1 second');
      await told(2, 'referrals', '1 day');
      return outbox.claim(100, 60, ['referrals']);
    });
    const amounts = new Map<string, number>();
    for (const { consumer, deliveries } of claimed) amounts.set(consumer, (amounts.get(consumer) ?? 0) + deliveries.length);
    expect(Object.fromEntries(amounts)).toEqual({ admin: 100, notifications: 2 });
  });

  it('tells of each whose deed it was, also where two chose one id for their requests', async () => {
    const people = [randomUUID(), randomUUID()];
    const claimed = await inVain(async (client, outbox) => {
      for (const accountId of people) {
        const origin = originOf(ctxFor({ accountId, requestId: 'chosen' }));
        await client.query(
          `with told as (
             insert into outbox (id, name, aggregate_id, payload, origin) values (gen_random_uuid(), $1, 'deeds', '{}', $2) returning id)
           insert into outbox_delivery (event_id, consumer) select id, 'referrals' from told`,
          [noteWritten.name, origin],
        );
      }
      return outbox.claim(100, 60, ['matching', 'notifications', 'admin']);
    });
    expect(claimed).toHaveLength(1);
    const [parcel] = claimed;
    expect(parcel?.deliveries.map(({ origin }) => (origin ?? parcel.origin).actor.accountId)).toEqual(people);
  });

  it('parks what a consumer keeps refusing', async () => {
    const id = randomUUID();
    await bus.call(calls.write, { body: { id, text: 'refuse' } }, me);
    const refused = async () =>
      sql(
        'vacancies',
        `select 1 from outbox_delivery d join outbox o on o.id = d.event_id where o.aggregate_id = $1 and d.error is not null`,
        [id],
      );
    await eventually(async () => expect(await refused()).toHaveLength(1));
    await sql(
      'vacancies',
      `update outbox_delivery set attempts = 19, next_at = now() where event_id in (select id from outbox where aggregate_id = $1 and name = $2)`,
      [id, noteWritten.name],
    );
    await eventually(async () =>
      expect(
        await sql(
          'vacancies',
          `select d.state, d.consumer from outbox_delivery d join outbox o on o.id = d.event_id where o.aggregate_id = $1 and o.name = $2`,
          [id, noteWritten.name],
        ),
      ).toEqual([{ state: 'parked', consumer: 'matching' }]),
    );
    expect(deliverySubject('matching', noteWritten)).toBe('event.matching.vacancies.noteWritten');
  });
});

describe('jobs', () => {
  it('does a job once, however often it is queued', async () => {
    const id = await queue('well');
    await eventually(async () => expect(await rowIn(matching, id)).toMatchObject({ counted: 1 }));
    expect(await sql('matching', 'select 1 from job where id = $1', [id])).toEqual([]);
  });

  it('tries again with back-off, then parks and says so', async () => {
    const id = await queue('badly');
    await eventually(() => expect(trace.gaveUp).toContain(id), 20_000);
    expect(trace.attempts.filter((each) => each === id)).toHaveLength(3);
    expect(await sql('matching', 'select state, error from job where id = $1', [id])).toEqual([{ state: 'parked', error: 'try again' }]);
  });

  it('loses no attempt while what it needs is away, and goes on by itself afterwards', async () => {
    const id = await queue('away');
    await eventually(() => expect(trace.attempts.filter((each) => each === id)).toHaveLength(4), 15_000);
    const row = `select attempts, state, error from job where id = $1 and state <> 'running'`;
    await eventually(async () =>
      expect(await sql('matching', row, [id])).toEqual([{ attempts: 0, state: 'waiting', error: 'unavailable' }]),
    );
    expect((await bus.call(parkedCalls('matching').list, {})).failed).toBeGreaterThan(0);
    await sql('matching', `update job set data = jsonb_set(data, '{how}', '"well"') where id = $1`, [id]);
    await eventually(async () => expect(await rowIn(matching, id)).toMatchObject({ counted: 1 }), 15_000);
    expect(trace.gaveUp).not.toContain(id);
  });

  it('gives up on a job whose needs are away for longer than half an hour, as on any other', async () => {
    const id = randomUUID();
    await sql(
      'matching',
      `insert into job (name, id, data, origin, attempts, run_at, created_at) values ($1, $2, $3, $4, 2, now() - interval '10 seconds', now() - interval '31 minutes')`,
      [count.name, id, JSON.stringify({ id, how: 'away' }), JSON.stringify(systemOrigin('test'))],
    );
    await eventually(() => expect(trace.gaveUp).toContain(id), 15_000);
    expect(trace.attempts.filter((each) => each === id)).toHaveLength(1);
  });

  it('gives up without another attempt on a job of which every worker died', async () => {
    const id = randomUUID();
    await sql(
      'matching',
      `insert into job (name, id, data, origin, state, attempts, leased_until) values ($1, $2, $3, $4, 'running', 8, now() - interval '1 second')`,
      [count.name, id, JSON.stringify({ id, how: 'well' }), JSON.stringify(systemOrigin('test'))],
    );
    await eventually(() => expect(trace.gaveUp).toContain(id), 15_000);
    expect(trace.attempts).not.toContain(id);
    expect(await sql('matching', 'select state, error from job where id = $1', [id])).toEqual([
      { state: 'parked', error: 'its worker died each time' },
    ]);
  });

  it('gives up at once on a job that is no use trying', async () => {
    const id = await queue('never');
    await eventually(() => expect(trace.gaveUp).toContain(id));
    expect(trace.attempts.filter((each) => each === id)).toHaveLength(1);
  });

  it('lets go of work about somebody who is forgotten while it is under way', async () => {
    const id = await queue('hang');
    await eventually(async () => expect(trace.attempts).toContain(id));
    await matching.app.get(Db).run(systemOrigin('test'), async (tx) => tx.forget(id));
    expect(await sql('matching', 'select 1 from job where id = $1', [id])).toEqual([]);
    trace.release();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await rowIn(matching, id)).toBeNull();
    expect(trace.attempts.filter((each) => each === id)).toHaveLength(1);
  });

  it("gives a hanging worker's job to another and refuses the late writer", async () => {
    const id = await queue('hang');
    await eventually(async () => expect(await rowIn(matching, id)).toMatchObject({ counted: 1 }), 20_000);
    trace.release();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await rowIn(matching, id)).toMatchObject({ counted: 1 });
  });

  it('finishes what was queued although Redis forgot everything', async () => {
    const id = randomUUID();
    await matching.app
      .get(Db)
      .source.query(`insert into job (name, id, data, origin, run_at) values ($1, $2, $3, $4, now() - interval '10 seconds')`, [
        count.name,
        id,
        JSON.stringify({ id, how: 'well' }),
        JSON.stringify(systemOrigin('test')),
      ]);
    const redis = new Redis(env.redisUrl);
    await redis.flushdb();
    redis.disconnect();
    await eventually(async () => expect(await rowIn(matching, id)).toMatchObject({ counted: 1 }), 20_000);
  });
});

describe('the sweep', () => {
  it('makes one round at a time, however long Redis lets it wait', async () => {
    const runner = matching.app.get(JobRunner);
    await runner.sweep();
    let end = (): void => undefined;
    const hanging = new Promise<never[]>((resolve) => (end = () => resolve([])));
    const looks = jest.spyOn(matching.app.get(JobLedger), 'overdue').mockReturnValue(hanging);
    try {
      const rounds = [runner.sweep(), runner.sweep(), runner.sweep()];
      expect(looks).toHaveBeenCalledTimes(1);
      end();
      await Promise.all(rounds);
    } finally {
      looks.mockRestore();
    }
  });

  it('finds what is overdue of one kind however much of another waits longer', async () => {
    const client = new Client({ connectionString: env.databaseUrl('vacancies') });
    await client.connect();
    const query = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows;
    const wait = async (name: string, amount: number, since: string) =>
      client.query(
        `insert into job (name, id, data, origin, run_at) select $1, n::text, '{}', '{}', now() - $3::interval from generate_series(1, $2::int) n`,
        [name, amount, since],
      );
    try {
      await client.query('begin');
      await wait('vacancies.many', 1_200, '1 hour');
      await wait('vacancies.few', 2, '1 minute');
      const ledger = new JobLedger({ source: { query } } as unknown as Db, new SystemClock());
      const names = (await ledger.overdue()).map(({ name }) => name);
      expect(names.filter((name) => name === 'vacancies.few')).toHaveLength(2);
      expect(names.length).toBeLessThanOrEqual(502);
    } finally {
      await client.query('rollback');
      await client.end();
    }
  });
});

describe('parked work', () => {
  const parkedAt = (service: 'vacancies' | 'matching') => parkedCalls(service);
  const findParked = async (service: 'vacancies' | 'matching', part: string) =>
    eventually(async () => {
      const found = (await bus.call(parkedAt(service).list, {})).parked.find(({ id }) => id.includes(part));
      if (!found) throw new Error(`nothing parked with ${part}`);
      return found;
    }, 15_000);

  it('counts as waiting what is due or is tried again, not what is of a later day', async () => {
    const waiting = async () => (await bus.call(parkedAt('matching').list, {})).waiting;
    const tomorrow = async (error: string | null) =>
      sql('matching', `insert into job (name, id, data, origin, run_at, error) values ($1, $2, '{}', $3, now() + interval '1 day', $4)`, [
        count.name,
        `tomorrow ${error}`,
        JSON.stringify(systemOrigin('test')),
        error,
      ]);
    // Work of other tests may end in between.
    await eventually(async () => {
      await sql('matching', `delete from job where id like 'tomorrow %'`, []);
      const before = await waiting();
      await tomorrow(null);
      expect(await waiting()).toBe(before);
      await tomorrow('try again');
      expect(await waiting()).toBe(before + 1);
    });
    await sql('matching', `delete from job where id like 'tomorrow %'`, []);
  });

  it('shows a delivery that was given up, and delivers it when it is replayed', async () => {
    const note = randomUUID();
    await bus.call(calls.write, { body: { id: note, text: 'refuse' } }, me);
    const [event] = await sql('vacancies', 'select id from outbox where aggregate_id = $1 and name = $2', [note, noteWritten.name]);
    // The attempt under way would write down that it was the first.
    await eventually(async () => {
      const [delivery] = await sql('vacancies', 'select error from outbox_delivery where event_id = $1', [event?.['id']]);
      expect(delivery?.['error']).toEqual(expect.any(String));
    });
    await sql('vacancies', `update outbox_delivery set attempts = 19, next_at = now() where event_id = $1`, [event?.['id']]);
    const work = await findParked('vacancies', String(event?.['id']));
    expect(work).toMatchObject({ kind: 'event', name: noteWritten.name, consumer: 'matching', attempts: 20, error: 'internal_error' });
    expect(Date.now() - Date.parse(work.since)).toBeLessThan(60_000);

    await sql('vacancies', `update outbox set payload = jsonb_set(payload, '{text}', '"accept"') where id = $1`, [event?.['id']]);
    await bus.call(parkedAt('vacancies').replay, { body: { id: work.id } });
    await eventually(async () => expect(await rowIn(matching, note)).toMatchObject({ heard: 1 }));
  });

  it('tells how long the oldest that is owed waits', async () => {
    const id = randomUUID();
    const before = await bus.call(parkedAt('vacancies').list, {});
    await sql(
      'vacancies',
      `insert into outbox (id, name, aggregate_id, payload, origin, created_at) values ($1, 'vacancies.sampleWritten', 'x', '{}', '{}', now() - interval '1 hour')`,
      [id],
    );
    await sql(
      'vacancies',
      `insert into outbox_delivery (event_id, consumer, state, attempts, next_at) values ($1, 'matching', 'pending', 1, now() + interval '1 day')`,
      [id],
    );
    const { waiting, failed, outboxLag } = await bus.call(parkedAt('vacancies').list, {});
    expect([waiting, failed]).toEqual([before.waiting + 1, before.failed + 1]);
    expect(outboxLag).toBeGreaterThanOrEqual(3_600);
    await sql('vacancies', 'delete from outbox_delivery where event_id = $1', [id]);
    await sql('vacancies', 'delete from outbox where id = $1', [id]);
  });

  it('runs a parked job again when it is replayed, with all its attempts', async () => {
    const id = await queue('never');
    const work = await findParked('matching', id);
    expect(work).toMatchObject({ kind: 'job', name: count.name, consumer: null, attempts: 1, error: 'poison' });
    await sql('matching', `update job set data = jsonb_set(data, '{how}', '"well"') where id = $1`, [id]);
    await bus.call(parkedAt('matching').replay, { body: { id: work.id } });
    await eventually(async () => expect(await rowIn(matching, id)).toMatchObject({ counted: 1 }));
  });

  it('forgets what is discarded', async () => {
    const id = await queue('never');
    const work = await findParked('matching', id);
    await bus.call(parkedAt('matching').discard, { body: { id: work.id } });
    expect((await bus.call(parkedAt('matching').list, {})).parked.map((each) => each.id)).not.toContain(work.id);
    await expect(bus.call(parkedAt('matching').discard, { body: { id: work.id } })).rejects.toMatchObject({
      code: 'work_not_found',
      status: 404,
    });
  });

  it.each(['', 'nonsense', 'event:not-an-id:matching', `job:${count.name}:nobody`])('knows no parked work by the id "%s"', async (id) => {
    await expect(bus.call(parkedAt('matching').replay, { body: { id } })).rejects.toMatchObject({ code: 'work_not_found', status: 404 });
  });

  it('leaves work alone that is not parked', async () => {
    const note = randomUUID();
    await bus.call(calls.write, { body: { id: note, text: 'fine' } }, me);
    await eventually(async () => expect(await rowIn(matching, note)).toMatchObject({ heard: 1 }));
    const [event] = await sql('vacancies', 'select id from outbox where aggregate_id = $1 and name = $2', [note, noteWritten.name]);
    const id = `event:${String(event?.['id'])}:matching`;
    await expect(bus.call(parkedAt('vacancies').discard, { body: { id } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('stopping', () => {
  it('answers what is under way before it goes', async () => {
    const extra = await startService(writer, env.of('vacancies'));
    const pending = Array.from({ length: 20 }, async () => bus.call(calls.slow, { query: { milliseconds: 300 } }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await extra.stop();
    await expect(Promise.all(pending)).resolves.toEqual(Array.from({ length: 20 }, () => 'done'));
  });

  it('says on its own port that it is ready, and what it measures', async () => {
    const ready = await fetch(`http://127.0.0.1:${vacancies.opsPort}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', services: { nats: 'ok', postgres: 'ok' } }]);
    const metrics = await (await fetch(`http://127.0.0.1:${vacancies.opsPort}/metrics`)).text();
    expect(metrics).toContain('tandem_outbox_pending');
  });
});
