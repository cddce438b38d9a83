import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provision } from '@tandem/service-kit/provision';
import { Client } from 'pg';

/** Addresses of the servers that integration tests use; the test command brings them up. */
export type Servers = { database: string; nats: string; redis: string; smtp: string; mail: string };

/** @throws Error that says how to bring the servers up. */
export const servers = (): Servers => {
  const {
    TEST_DATABASE_URL: database,
    TEST_NATS_URL: nats,
    TEST_REDIS_URL: redis,
    TEST_SMTP_URL: smtp = '',
    TEST_MAIL_URL: mail = '',
  } = process.env;
  if (!database || !nats || !redis)
    throw new Error(
      'Integration tests need TEST_DATABASE_URL, TEST_NATS_URL and TEST_REDIS_URL; `npm test` brings the servers up and sets them.',
    );
  return { database, nats, redis, smtp, mail };
};

/** Where one test file's services run: a database, a Redis database and a folder nobody else uses. */
export type TestEnvironment = {
  /** The environment of one service. */
  of(service: string): Record<string, string>;
  databaseUrl(service: string): string;
  natsUrl: string;
  redisUrl: string;
  /** Drops the database and removes the kept files. */
  remove(): Promise<void>;
};

const SECRET = 'test-only-secret-of-thirty-two-characters';

const admin = async (sql: string) => {
  const client = new Client({ connectionString: servers().database });
  await client.connect();
  await client.query(sql);
  await client.end();
};

/** Makes a fresh environment for these services. `extra` goes to each of them. */
export const testEnvironment = async (services: readonly string[], extra: Record<string, string> = {}): Promise<TestEnvironment> => {
  const { database, nats, redis, smtp } = servers();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin(`create database ${name}`);
  const url = new URL(database);
  url.pathname = `/${name}`;
  const urls = await provision({ adminUrl: url.toString(), services, secret: SECRET });
  const folder = mkdtempSync(path.join(tmpdir(), 'tandem-test-'));
  const redisUrl = `${redis}/${randomBytes(1).readUInt8() % 16}`;
  return {
    of: (service) => ({
      NODE_ENV: 'test',
      NATS_URL: nats,
      NAMESPACE: name.replace('_', '-'),
      REDIS_URL: redisUrl,
      SMTP_URL: smtp,
      CTX_SECRET: SECRET,
      OPS_PORT: '0',
      OPS_HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '5',
      OBJECT_STORE_DIR: path.join(folder, 'files'),
      ...(urls[service] ? { DATABASE_URL: urls[service] } : {}),
      ...extra,
    }),
    databaseUrl: (service) => urls[service] ?? '',
    natsUrl: nats,
    redisUrl,
    remove: async () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
      await admin(`drop database if exists ${name} with (force)`);
    },
  };
};
