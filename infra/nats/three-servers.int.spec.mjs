// @ts-check
// The file that three servers in a cluster run with, run: by three servers on this machine.
import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { connect, ErrorCode, StringCodec } from 'nats';
import { cacheFolder } from '../local/infrastructure/cache-folder.mjs';
import { natsProgram } from '../local/infrastructure/nats.mjs';
import { freePort } from '../local/replicas/fleet.mjs';
import { root } from '../local/root.mjs';
import { newSecrets } from '../secrets/secrets.mjs';

const secrets = newSecrets({ isSplit: true });
const text = StringCodec();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tandem-nats-'));
/** @type {{ url: string, child: import('node:child_process').ChildProcess }[]} */
const servers = [];
/** @type {import('nats').NatsConnection[]} */
const open = [];

/** @type {(name: string, urls: string[]) => Promise<import('nats').NatsConnection>} */
const as = async (name, urls) => {
  const { NATS_USER: user, NATS_PASSWORD: pass } = secrets[name] ?? {};
  const settings = { servers: urls, user, pass, name, inboxPrefix: `_INBOX_${name}`, reconnectTimeWait: 100, waitOnFirstConnect: true };
  const connection = await connect({ ...settings, maxReconnectAttempts: -1 });
  open.push(connection);
  return connection;
};

beforeAll(async () => {
  const { program, env } = await natsProgram({
    cache: cacheFolder(path.join(root, '.local')),
    env: process.env,
    signal: new AbortController().signal,
  });
  const [clients, routes] = await Promise.all([0, 1].map(async () => Promise.all([0, 1, 2].map(freePort))));
  fs.copyFileSync(path.join(root, 'k8s/servers/nats/nats.conf'), path.join(folder, 'nats.conf'));
  const cluster = fs.readFileSync(path.join(root, 'k8s/overlays/data/cluster.conf'), 'utf8');
  const here = cluster.replaceAll(/nats-(\d)\.nats-each:6222/g, (_, place) => `127.0.0.1:${routes?.[Number(place)]}`);
  for (const place of [0, 1, 2]) {
    const file = path.join(folder, `${place}.conf`);
    fs.writeFileSync(file, here.replace('0.0.0.0:6222', `127.0.0.1:${routes?.[place]}`));
    const own = ['-c', file, '-a', '127.0.0.1', '-p', String(clients?.[place]), '--name', `nats-${place}`];
    const child = spawn(program, own, { env: { ...process.env, ...env, ...secrets['nats'] }, stdio: 'ignore' });
    servers.push({ child, url: `nats://127.0.0.1:${clients?.[place]}` });
  }
}, 120_000);

afterAll(async () => {
  await Promise.all(open.map(async (connection) => connection.close()));
  for (const { child } of servers) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true });
});

const urlOf = (/** @type {number} */ place) => servers[place]?.url ?? '';

/** Asks until the servers have found each other. @type {(asker: import('nats').NatsConnection, subject: string) => Promise<string>} */
const asked = async (asker, subject) => {
  for (;;) {
    const answer = await asker.request(subject, '', { timeout: 500 }).catch((error) => {
      if (![ErrorCode.NoResponders, ErrorCode.Timeout, ErrorCode.ConnectionClosed].includes(error.code)) throw error;
      return undefined;
    });
    if (answer) return text.decode(answer.data);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

it('carries a call from one to another, also when the caller’s server goes out of service', async () => {
  const gateway = await as('gateway', [urlOf(0)]);
  const vacancies = await as('vacancies', [urlOf(1)]);
  vacancies.subscribe('vacancies.get', { queue: 'vacancies', callback: (_, message) => message.respond(text.encode('here it is')) });
  expect(await asked(gateway, 'vacancies.get')).toBe('here it is');
  servers[0]?.child.kill('SIGUSR2');
  for await (const { type, data } of gateway.status()) if (type === 'reconnect' && data !== urlOf(0)) break;
  expect(await asked(gateway, 'vacancies.get')).toBe('here it is');
}, 30_000);

it('lets nobody speak or listen beyond what is theirs', async () => {
  const referrals = await as('referrals', [urlOf(2)]);
  const listening = referrals.subscribe('auth.login');
  await expect(listening.closed.then(() => 'closed')).resolves.toBe('closed');
  await expect(referrals.request('admin.rebuild', '', { timeout: 1_000 })).rejects.toMatchObject({ code: ErrorCode.PermissionsViolation });
}, 30_000);

it('lets an operator make an administrator where accounts runs', async () => {
  const accounts = await as('accounts', [urlOf(1)]);
  const answer = JSON.stringify({ response: { accountId: '00000000-0000-4000-8000-000000000001' }, isDisposed: true });
  accounts.subscribe('accounts.setAdmin', { queue: 'accounts', callback: (_, message) => message.respond(text.encode(answer)) });
  await accounts.flush();
  const env = { ...process.env, ...secrets['shared'], ...secrets['accounts'], NATS_URL: urlOf(2) };
  const program = path.join(root, 'services/accounts/set-admin.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'person@example.org'], { env });
  expect(stdout).toBe('person@example.org is an administrator now\n');
}, 30_000);

it('knows nobody without a password', async () => {
  await expect(connect({ servers: urlOf(2) })).rejects.toMatchObject({ code: ErrorCode.AuthorizationViolation });
});
