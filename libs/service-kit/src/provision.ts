import { createHmac } from 'node:crypto';
import { setTimeout as passed } from 'node:timers/promises';
import { Client } from 'pg';
import { lockNumber } from './data-source';
import { patiently } from './patiently';
import { sqlState } from './sql-state';

export type Provision = {
  /** A role that may create roles and schemas. */
  adminUrl: string;
  services: readonly string[];
  /** Passwords of the service roles are derived from it, so that a second run finds the same ones. */
  secret: string;
};

const extensions = ['pgcrypto', 'pg_trgm', 'unaccent', 'cube', 'earthdistance', 'btree_gin'];

/**
 * Gives each service a role and a schema of its own in the database of `adminUrl`. Repeatable.
 * @returns the URL each service connects with.
 */
export const provision = async ({ adminUrl, services, secret }: Provision): Promise<Record<string, string>> => {
  const urls: Record<string, string> = {};
  await asProvisioner(adminUrl, async (client) => {
    for (const service of services) {
      const password = createHmac('sha256', secret).update(`database ${service}`).digest('hex').slice(0, 32);
      await undisturbed(async () => provisionOne(client, service, password));
      const url = new URL(adminUrl);
      url.username = roleOf(service);
      url.password = password;
      urls[service] = url.toString();
    }
  });
  return urls;
};

const connected = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  return client;
};

/** One at a time: several provision the same database at once where each process does its own. */
const asProvisioner = async (adminUrl: string, work: (client: Client) => Promise<void>): Promise<void> => {
  const client = await patiently(async () => connected(adminUrl));
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber('provision')]);
    for (const extension of extensions) await client.query(`create extension if not exists ${extension} schema public`);
    await work(client);
  } finally {
    await client.end();
  }
};

/**
 * Gives one service the role and the password that its own URL names, and its schema. Repeatable.
 * @param given `adminUrl`: a role that may create roles and schemas; `url`: what the service connects with.
 */
export const provisionService = async (given: { adminUrl: string; service: string; url: string }): Promise<void> => {
  const { username, password } = new URL(given.url);
  if (username !== roleOf(given.service)) throw new Error(`DATABASE_URL must name the role ${roleOf(given.service)}`);
  await asProvisioner(given.adminUrl, async (client) =>
    undisturbed(async () => provisionOne(client, given.service, decodeURIComponent(password))),
  );
};

/** Roles are the cluster's, databases may be several in it: the name carries no database. */
const roleOf = (service: string) => `tandem_${service}`;

/** internal_error with these words, unique_violation and duplicate_object: somebody else wrote the same role at this moment. */
const isDisturbance = (error: unknown): boolean =>
  ['23505', '42710'].includes(sqlState(error) ?? '') || /tuple concurrently (updated|deleted)/.test((error as Error).message);

const TRIES = 20;

/**
 * Does again what somebody disturbed who does the same in another database: roles are rows of the whole server, and there is no lock
 * beyond a database that an owner without the rights of a superuser could take.
 */
const undisturbed = async (work: () => Promise<void>): Promise<void> => {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !isDisturbance(error)) throw error;
    }
    await passed(Math.random() * 200);
  }
};

const provisionOne = async (client: Client, service: string, password: string): Promise<void> => {
  const role = client.escapeIdentifier(roleOf(service));
  const schema = client.escapeIdentifier(service);
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [roleOf(service)]);
  await client.query(`${rowCount ? 'alter' : 'create'} role ${role} login password ${client.escapeLiteral(password)}`);
  await client.query(`grant ${role} to current_user`);
  await client.query(`create schema if not exists ${schema} authorization ${role}`);
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(`alter role ${role} in database ${client.escapeIdentifier(rows[0]?.name ?? '')} set search_path = ${schema}, public`);
  await client.query(`revoke create on schema public from public`);
};
