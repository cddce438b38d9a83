import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { provision } from '../src/provision';

const server = process.env.TEST_DATABASE_URL ?? '';
const mark = randomBytes(4).toString('hex');
const owner = `owner_${mark}`;
const services = [`one${mark}`, `two${mark}`];
const neighbours = [1, 2, 3].map((n) => `neighbour${n}_${mark}`);

const within = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const urlOf = (database: string, user?: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (user) [url.username, url.password] = [user, 'owner'];
  return url.toString();
};

beforeAll(async () => {
  await within(server, async (client) => {
    await client.query(`create role ${owner} login createrole password 'owner'`);
    await client.query(`create database ${owner} owner ${owner}`);
  });
  await within(urlOf(owner), async (client) => {
    for (const extension of ['pgcrypto', 'pg_trgm', 'unaccent', 'cube', 'earthdistance', 'btree_gin'])
      await client.query(`create extension ${extension} schema public`);
  });
});

afterAll(async () => {
  await within(server, async (client) => {
    for (const database of [owner, ...neighbours]) await client.query(`drop database if exists ${database} with (force)`);
    for (const service of services) await client.query(`drop role if exists tandem_${service}`);
    await client.query(`drop role if exists ${owner}`);
  });
});

it('an owner who is no superuser gives each service its role and schema, where the extensions are there, and may do so again', async () => {
  const given = { adminUrl: urlOf(owner, owner), services, secret: 'a secret' };
  await provision(given);
  const urls = await provision(given);
  const [one, two] = services;
  await within(urls[one ?? ''] ?? '', async (client) => {
    await client.query('create table kept (id int)');
    await expect(client.query(`create table ${two}.stolen (id int)`)).rejects.toThrow('permission denied');
    const { rows } = await client.query("select schemaname from pg_tables where tablename = 'kept'");
    expect(rows).toEqual([{ schemaname: one }]);
  });
});

it('does not stand in its own way where it does several databases of one server at once', async () => {
  await within(server, async (client) => {
    for (const database of neighbours) await client.query(`create database ${database}`);
  });
  for (let times = 0; times < 5; times += 1) {
    const all = await Promise.all(
      neighbours.map(async (database) => provision({ adminUrl: urlOf(database), services, secret: 'another' })),
    );
    for (const urls of all) await within(urls[services[0] ?? ''] ?? '', async (client) => client.query('select 1'));
  }
});
