import { randomUUID } from 'node:crypto';
import { eventually } from '@tandem/test-kit/eventually';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { systemOrigin } from '../src/context';
import { Db, type Tx } from '../src/database';
import { JobRunner } from '../src/job-runner';
import { migrate } from '../src/migrate';
import { KeptFiles } from '../src/object-store/kept-files';
import { ObjectStore } from '../src/object-store/object-store';
import { type RunningService, startService } from '../src/start';
import { count, hearer } from './sample';

jest.setTimeout(60_000);

const origin = systemOrigin('test');
let env: TestEnvironment;
let running: RunningService;
let files: KeptFiles;
let store: ObjectStore;

beforeAll(async () => {
  env = await testEnvironment(['matching']);
  await migrate(hearer, env.of('matching'));
  running = await startService(hearer, env.of('matching'));
  files = running.app.get(KeptFiles);
  store = running.app.get(ObjectStore);
});
afterAll(async () => {
  await running?.stop();
  await env?.remove();
});
afterEach(() => jest.restoreAllMocks());

const change = async (apply: (tx: Tx) => Promise<void>) => running.app.get(Db).run(origin, apply);
const sql = async (text: string, values: unknown[] = []) => running.app.get(Db).source.query<Record<string, unknown>[]>(text, values);
const put = async (folder = 'notes') => {
  const key = `${folder}/${randomUUID()}.txt`;
  await files.put(origin, key, Buffer.from('a text'), 'text/plain');
  return key;
};
const kept = async (folder?: string) => {
  const key = await put(folder);
  await change(async (tx) => files.keep(tx, key));
  return key;
};
const isThere = async (key: string) =>
  store.get(key).then(
    ({ body }) => Boolean(body.destroy()),
    () => false,
  );
const isGone = async (...keys: string[]) =>
  eventually(async () => expect(await Promise.all(keys.map(isThere))).toEqual(keys.map(() => false)), 20_000);
/** As if a quarter of an hour had passed. */
const later = async () => {
  await sql(`update job set run_at = now() - interval '10 seconds'`);
  await running.app.get(JobRunner).sweep();
};
const rolledBack = new Error('not this time');

describe('a stored file', () => {
  it('goes again when nobody keeps it, and stays when somebody does', async () => {
    const [mine, nobodys] = [await kept(), await put()];
    await later();
    await isGone(nobodys);
    expect(await isThere(mine)).toBe(true);
  });

  it('is not kept by a change that does not go in', async () => {
    const key = await put();
    const failing = change(async (tx) => {
      await files.keep(tx, key);
      throw rolledBack;
    });
    await expect(failing).rejects.toBe(rolledBack);
    await later();
    await isGone(key);
  });

  it('goes again when storing it broke off half-way, and cannot be kept once it is gone', async () => {
    const key = `notes/${randomUUID()}.txt`;
    await expect(files.claim(origin, `incoming/${randomUUID()}`, key)).rejects.toMatchObject({ code: 'not_found' });
    await store.put(key, Buffer.from('came late'), 'text/plain');
    await later();
    await isGone(key);
    await expect(change(async (tx) => files.keep(tx, key))).rejects.toThrow(key);
  });
});

describe('a file that is let go of', () => {
  it('goes with the change, and stays when that does not go in', async () => {
    const [replaced, still] = [await kept(), await kept()];
    await change(async (tx) => files.drop(tx, [replaced, null]));
    await change(async (tx) => {
      await files.drop(tx, [still]);
      throw rolledBack;
    }).catch(() => undefined);
    await isGone(replaced);
    expect(await isThere(still)).toBe(true);
  });

  it('goes with all that lies in its folder', async () => {
    const folder = `notes/${randomUUID()}`;
    const [inside, below, beside] = [await kept(folder), await kept(`${folder}/deep`), await kept()];
    await change(async (tx) => files.drop(tx, [], { folders: [`${folder}/`] }));
    await isGone(inside, below);
    expect(await isThere(beside)).toBe(true);
  });

  it('goes later when the store refuses at first, which keeps none of the others', async () => {
    const [stubborn, other] = [await kept(), await kept()];
    const refuse = jest.spyOn(store, 'delete').mockRejectedValueOnce(new Error('store is away'));
    await change(async (tx) => files.drop(tx, [stubborn, other]));
    await isGone(other);
    expect(await isThere(stubborn)).toBe(true);
    await isGone(stubborn);
    expect(refuse).toHaveBeenCalledTimes(4);
  });
});

describe('forgetting', () => {
  it('deletes at once what was to go later, and leaves no word of it; what is only being stored keeps its time', async () => {
    const [person, other, stays] = [randomUUID(), randomUUID(), randomUUID()];
    const [now, storing, still] = [await kept(`notes/${person}`), await put(`notes/${other}`), await kept(`notes/${stays}`)];
    await change(async (tx) => {
      await files.drop(tx, [now], { delay: 24 * 3_600_000 });
      await files.drop(tx, [still], { delay: 24 * 3_600_000 });
    });
    await change(async (tx) => tx.forgetAll([person, other]));
    await isGone(now);
    const waiting = async (id: string) => (await sql(`select 1 from job where strpos(concat(id, data), $1) > 0`, [id])).length;
    await eventually(async () => expect(await waiting(person)).toBe(0));
    expect([await isThere(storing), await isThere(still), await waiting(other), await waiting(stays)]).toEqual([true, true, 1, 1]);
    await later();
    await isGone(storing, still);
  });

  it('of many at once is that of each: what was told of them, what names them, and their work', async () => {
    const [one, two, stays] = [randomUUID(), randomUUID(), randomUUID()];
    const tell = async (about: string, payload: object) =>
      sql(`insert into outbox (id, name, aggregate_id, payload, origin) values ($1, 'x', $2, $3, '{}')`, [randomUUID(), about, payload]);
    for (const id of [one, two, stays]) {
      await tell(id, {});
      await tell(randomUUID(), { url: `/files/notes/${id}-${stays}.pdf` });
      await change(async (tx) => tx.queue(count, `later/${id}`, { id, how: 'well' }, { delay: 3_600_000 }));
    }
    await change(async (tx) => tx.forgetAll([one, two, one]));
    const naming = async (id: string) => {
      const [row] = await sql(
        `select (select count(*)::int from outbox where strpos(concat(aggregate_id, payload), $1) > 0) as events,
           (select count(*)::int from job where strpos(id, $1) > 0) as jobs`,
        [id],
      );
      return row;
    };
    expect(await Promise.all([one, two, stays].map(naming))).toEqual([
      { events: 0, jobs: 0 },
      { events: 0, jobs: 0 },
      { events: 2, jobs: 1 },
    ]);
    const forgotten: boolean[] = [];
    await change(async (tx) => {
      for (const id of [one, two, stays]) forgotten.push(await tx.hasForgotten(id));
    });
    expect(forgotten).toEqual([true, true, false]);
  });
});
