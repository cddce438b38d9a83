import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { service as accounts } from '@tandem/accounts/service';
import { service as auth } from '@tandem/auth/service';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authCalls } from '@tandem/contracts/auth/auth';
import { FolderStore } from '@tandem/service-kit/object-store/folder-store';
import { readAll } from '@tandem/service-kit/object-store/object-store';
import { migrate } from '@tandem/service-kit/migrate';
import { startService } from '@tandem/service-kit/start';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { mailTo, secretIn } from '@tandem/test-kit/mailbox';
import { TestBus } from '@tandem/test-kit/test-bus';
import { Client } from 'pg';
import { backUp, restore } from './backup.mjs';

jest.setTimeout(60_000);

const { privateKey } = generateKeyPairSync('ed25519');
const keys = { AUTH_KEYS: JSON.stringify([{ ...privateKey.export({ format: 'jwk' }), kid: 'k1' }]) };
const definitions = [auth, accounts];

const installation = async () => {
  const environment = await testEnvironment(['auth', 'accounts'], keys);
  for (const each of definitions) await migrate(each, environment.of(each.name));
  return environment;
};

/** The services of an installation while something is done with them. */
const running = async <T>(environment: TestEnvironment, work: (bus: TestBus) => Promise<T>): Promise<T> => {
  const services = await Promise.all(definitions.map(async (each) => startService(each, environment.of(each.name))));
  const bus = await TestBus.connect(environment.of('auth'));
  try {
    return await work(bus);
  } finally {
    await bus.close();
    await Promise.all(services.map(async (each) => each.stop()));
  }
};

const placeOf = (environment: TestEnvironment, folder: string) => {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = new URL(environment.databaseUrl('auth')).pathname;
  return { databaseUrl: url.toString(), store: new FolderStore(environment.of('auth')['OBJECT_STORE_DIR'] ?? ''), folder };
};

/** Lets a database write its times out as one of another country does. */
const setApart = async (environment: TestEnvironment) => {
  const client = new Client({ connectionString: placeOf(environment, '').databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(`alter database ${rows[0]?.name} set timezone = 'Asia/Tokyo'`);
  await client.end();
};

/** A store of an installation in use: of what it has just listed, some is gone when it is asked for. */
class BusyStore extends FolderStore {
  override async *list(prefix: string): ReturnType<FolderStore['list']> {
    for await (const each of super.list(prefix)) {
      if (each.key.startsWith('incoming/')) await this.delete(each.key);
      yield each;
    }
  }
}

let old: TestEnvironment;
let fresh: TestEnvironment;
beforeAll(async () => {
  [old, fresh] = [await installation(), await installation()];
});
afterAll(async () => {
  await old?.remove();
  await fresh?.remove();
});

describe('a backup', () => {
  it('comes back into an empty installation with every row and file, and people sign in there', async () => {
    const person = { email: `person.${randomUUID()}@example.org`, password: 'geheim1' };
    const { id } = await running(old, async (bus) => {
      const registered = await bus.call(authCalls.register, { body: { ...person, accountType: 'CANDIDATE' } });
      await bus.call(authCalls.verify, { body: { secret: secretIn(await mailTo(person.email), 'verify') } });
      return registered;
    });
    const from = mkdtempSync(path.join(tmpdir(), 'tandem-backup-'));
    const store = new BusyStore(old.of('auth')['OBJECT_STORE_DIR'] ?? '');
    await store.put('pictures/one.jpg', Buffer.from('a picture'), 'image/jpeg');
    await store.put('incoming/claimed', Buffer.from('an upload'), 'image/jpeg');

    const kept = await backUp({ ...placeOf(old, from), store });
    expect(kept.files.count).toBe(1);
    expect(kept.tables.find(({ table }) => table === 'credential' || table === 'credentials')?.rows).toBe(1);

    const torn = `${from}-torn`;
    cpSync(from, torn, { recursive: true });
    writeFileSync(path.join(torn, 'files/pictures/one.jpg'), 'a pic');
    await expect(restore(placeOf(fresh, torn))).rejects.toThrow('1 files of 1 came back, or some changed');
    rmSync(path.join(torn, 'contents.json'));
    await expect(restore(placeOf(fresh, torn))).rejects.toThrow('is no backup');

    await setApart(fresh);
    expect(await restore(placeOf(fresh, from))).toEqual(kept);

    await running(fresh, async (bus) => {
      expect(await bus.call(authCalls.login, { body: person })).toHaveProperty('grant');
      const account = await eventually(async () => bus.call(accountsCalls.get, {}, { accountId: id, accountType: 'CANDIDATE' }));
      expect(account).toMatchObject({ email: person.email });
    });
    const { body, ...info } = await placeOf(fresh, from).store.get('pictures/one.jpg');
    expect({ ...info, text: String(await readAll(body)) }).toEqual({ size: 9, contentType: 'image/jpeg', text: 'a picture' });
    await expect(restore(placeOf(fresh, from))).rejects.toThrow('is not empty');
  });
});
