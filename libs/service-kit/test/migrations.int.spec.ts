import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { addIndex } from '../src/add-index';
import { defineService } from '../src/definition';
import { migrate } from '../src/migrate';
import { writer } from './sample';

jest.setTimeout(60_000);

let env: TestEnvironment;
beforeAll(async () => {
  env = await testEnvironment(['vacancies']);
  await migrate(writer, env.of('vacancies'));
});
afterAll(async () => env?.remove());

const connected = async (use: (client: Client) => Promise<void>): Promise<void> => {
  const client = new Client({ connectionString: env.databaseUrl('vacancies') });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
};

/** The service of before, and one change more. */
const changedBy = (how: string | ((runner: QueryRunner) => Promise<void>), at: number) => {
  const change = class implements MigrationInterface {
    name = `Change${at}`;
    transaction = typeof how === 'string';
    async up(runner: QueryRunner) {
      await (typeof how === 'string' ? runner.query(how) : how(runner));
    }
    async down() {}
  };
  if (!writer.database) throw new Error('It has tables');
  const { entities, migrations } = writer.database;
  return defineService({ ...writer, database: { entities, migrations: [...migrations, change] } });
};

it('a change that takes longer than anybody waits for an answer is brought to its end', async () => {
  const settings = { ...env.of('vacancies'), DATABASE_STATEMENT_SECONDS: '1' };
  await expect(migrate(changedBy('select pg_sleep(2)', 1_800_000_000_001), settings)).resolves.toBe(1);
});

it('a change that does not get its table lets go of it, so that everybody else does', async () => {
  await connected(async (reader) => {
    await reader.query('begin; select * from note');
    await expect(migrate(changedBy('alter table note add column more text', 1_800_000_000_002), env.of('vacancies'))).rejects.toThrow(
      'lock timeout',
    );
    await reader.query('commit');
  });
});

it('an index is added while people write, by whoever comes first of two', async () => {
  const definition = changedBy(async (runner) => addIndex(runner, 'note_text', 'note (text)'), 1_800_000_000_003);
  const write = `insert into note (id, text) values (gen_random_uuid(), 'meanwhile')`;
  await connected(async (slow) =>
    connected(async (quick) => {
      await slow.query(`begin; ${write}`);
      const both = Promise.all([migrate(definition, env.of('vacancies')), migrate(definition, env.of('vacancies'))]);
      await eventually(async () => {
        const { rows } = await quick.query(`select 1 from pg_stat_activity where query like 'create index%' and wait_event_type = 'Lock'`);
        expect(rows).toHaveLength(1);
      });
      await quick.query(`set statement_timeout = '1s'; ${write}`);
      await slow.query('commit');
      expect((await both).sort()).toEqual([0, 1]);
      const { rows } = await quick.query(`select indisvalid from pg_index where indexrelid = 'note_text'::regclass`);
      expect(rows).toEqual([{ indisvalid: true }]);
    }),
  );
});
