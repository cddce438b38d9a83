// @ts-check
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartProblem } from '../problem.mjs';
import { waitUntil } from '../process/wait.mjs';
import { handOver, wayWithoutRoot } from './give-up-root.mjs';
import { lastServerGone } from './last-server.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';

const run = promisify(execFile);
const user = 'tandem';
const database = 'tandem';

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_worker_processes: '4',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',
  // A power cut may take the last half second, never the rest.
  synchronous_commit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const throwAwaySettings = { fsync: 'off', full_page_writes: 'off', autovacuum_naptime: '10s' };

/**
 * @param {import('./infrastructure.mjs').Place} place
 * @returns {Promise<string>} Its URL.
 */
export async function startPostgres({ supervisor, env, localDir, ports, databasePassword, isThrowAway }) {
  const { initdb, postgres } = postgresBinaries();
  const way = wayWithoutRoot(postgres);
  const data = path.join(localDir, 'postgres');
  const plainEnv = { ...env, LC_ALL: 'C', TZ: 'UTC' };
  if (!fs.existsSync(data)) await createCluster({ data, initdb, way, env: plainEnv, databasePassword });
  handOver(data, way);
  refuseOtherVersion(data, String((await run(postgres, ['--version'])).stdout));

  await lastServerGone(data);
  const options = Object.entries({ ...settings, ...(isThrowAway ? throwAwaySettings : {}) });
  const child = supervisor.start('infrastructure', {
    name: 'postgres',
    command: [postgres, '-D', data, '-p', String(ports.postgres), ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    env: plainEnv,
    logDir: path.join(localDir, 'logs'),
    stopSignal: 'SIGINT',
    runAs: way.runAs,
  });
  const adminUrl = `postgres://${user}:${databasePassword}@127.0.0.1:${ports.postgres}/postgres`;
  await waitUntil('PostgreSQL', child, () => checkPostgres(adminUrl));
  return createDatabase(adminUrl, database);
}

/**
 * @param {{ data: string, initdb: string, way: import('./give-up-root.mjs').Way, env: NodeJS.ProcessEnv, databasePassword: string }} options
 */
async function createCluster({ data, initdb, way, env, databasePassword }) {
  // Made beside its place and moved when whole, so that an interrupted first start leaves nothing half done.
  const fresh = `${data}.new`;
  const passwordFile = path.join(path.dirname(data), 'postgres.password');
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { recursive: true, mode: 0o700 });
  fs.writeFileSync(passwordFile, `${databasePassword}\n`, { mode: 0o600 });
  handOver(fresh, way);
  if (way.changesOwner) fs.chmodSync(passwordFile, 0o644);
  const [command, ...args] = way.runAs([
    initdb,
    '-D',
    fresh,
    '-U',
    user,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--no-sync',
    '--no-instructions',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]);
  try {
    await run(String(command), args, { env });
  } catch (error) {
    const { stderr = '' } = /** @type {{ stderr?: string }} */ (error);
    fs.rmSync(fresh, { recursive: true, force: true });
    throw new StartProblem(`PostgreSQL could not create its data folder ${data}:\n${stderr.trim()}`);
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
  fs.renameSync(fresh, data);
}

/**
 * @param {string} data
 * @param {string} version What the program says of itself.
 */
function refuseOtherVersion(data, version) {
  const made = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const running = /(\d+)\./.exec(version)?.[1];
  if (made === running) return;
  throw new StartProblem(`The local data in ${data} was made by PostgreSQL ${made}; this checkout brings ${running}. Either:`, [
    `delete ${path.dirname(data)} to begin anew with demo data`,
    'set DATABASE_URL to a PostgreSQL you have moved the data to',
  ]);
}

/**
 * @param {string} adminUrl
 * @param {string} name A plain word.
 * @returns {Promise<string>} The URL of that database, made if it was not there.
 */
async function createDatabase(adminUrl, name) {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString();
}

/** @param {string} url */
export async function checkPostgres(url) {
  await withClient(url, (client) => client.query('select 1'));
}

/**
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<unknown>} work
 */
async function withClient(url, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
