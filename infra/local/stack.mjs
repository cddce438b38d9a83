// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf, inherited } from './environment.mjs';
import { identityUrl, startIdentity } from './identity/identity.mjs';
import { apps, processOf, services } from './parts.mjs';
import { StartProblem } from './problem.mjs';
import { lastLines } from './process/child.mjs';
import { waitUntil } from './process/wait.mjs';

/**
 * @typedef {object} StackOptions
 * @property {import('./process/supervisor.mjs').Supervisor} supervisor
 * @property {string} root
 * @property {string} localDir
 * @property {import('./ports.mjs').Ports} ports
 * @property {import('./secrets.mjs').Secrets} secrets
 * @property {import('./infrastructure/infrastructure.mjs').InfrastructureUrls} urls
 * @property {boolean} isSplit Each service a process of its own.
 * @property {boolean} isEmpty Without demo data.
 * @property {(line: string) => void} say
 */

/**
 * @typedef {object} StackAddresses What scripts find in stack.json.
 * @property {string} gateway
 * @property {string} candidate
 * @property {string} employer
 * @property {string} admin
 * @property {string | null} mail
 * @property {string} identity The page that stands in for Google and LinkedIn.
 * @property {string} postgres
 * @property {string} nats
 * @property {string} redis
 * @property {string} files The folder of the object store.
 * @property {number} pid
 * @property {string} apiKey
 * @property {Record<import('./parts.mjs').App, { email: string, password: string } | null>} accounts
 */

/** @param {string} name */
const script = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Starts the product on an infrastructure that runs: schemas, services, gateway, demo data, apps.
 * @param {StackOptions} options
 * @returns {Promise<StackAddresses>} Once everything answers.
 */
export async function startStack(options) {
  const { ports, urls, secrets, isEmpty } = options;
  const demoAccounts = isEmpty ? undefined : await readDemoAccounts(options.root);
  const stack = { localDir: options.localDir, ports, urls, secrets, demoAccounts, databaseUrls: {} };
  await Promise.all([startIdentity(options), startServices(options, stack), ...apps.map((app) => startApp(options, stack, app))]);
  if (!isEmpty) await seedDemo(options, stack);
  const at = (/** @type {keyof typeof ports} */ name) => `http://localhost:${ports[name]}`;
  return {
    gateway: at('gateway'),
    candidate: at('candidate'),
    employer: at('employer'),
    admin: at('admin'),
    mail: urls.MAIL_URL ?? null,
    identity: identityUrl(ports),
    postgres: urls.DATABASE_URL,
    nats: urls.NATS_URL,
    redis: urls.REDIS_URL,
    files: path.join(options.localDir, 'files'),
    pid: process.pid,
    apiKey: secrets.apiKey,
    accounts: demoAccounts ?? { candidate: null, employer: null, admin: null },
  };
}

/**
 * @param {StackOptions} options
 * @param {import('./environment.mjs').StackSettings} stack
 */
async function startServices({ supervisor, root, localDir, isSplit, say }, stack) {
  const logDir = path.join(localDir, 'logs');
  const host = {
    name: isSplit ? 'prepare' : 'services',
    command: [process.execPath, script('host.mjs')],
    env: process.env,
    logDir,
    hasChannel: true,
  };
  if (!isSplit) {
    const child = supervisor.start('services', host);
    const ready = child.message('ready');
    child.send({ stack, isPreparing: false });
    await Promise.race([ready, supervisor.crashed]);
    return;
  }
  const { databaseUrls } = await supervisor.ask(host, { stack, isPreparing: true }, 'ready');
  const complete = { ...stack, databaseUrls };
  const start = async (/** @type {string} */ part) => {
    const command = [process.execPath, path.join(root, 'services', part, 'dist', 'src', 'main.js')];
    const env = { ...inherited(process.env), ...environmentOf(complete, part) };
    const isReady = () => requireOk(`http://127.0.0.1:${stack.ports.ops[part]}/health/ready`);
    await supervisor.keep('services', { name: part, command, env, logDir }, (child) => waitUntil(part, child, isReady, 60_000), say);
  };
  await Promise.all(services.map(start));
  await start('gateway');
}

/**
 * @param {StackOptions} options
 * @param {import('./environment.mjs').StackSettings} stack
 * @param {import('./parts.mjs').App} app
 */
async function startApp({ supervisor, root, localDir }, stack, app) {
  const child = supervisor.start('apps', {
    name: processOf(app),
    command: [process.execPath, ...smallMemory, path.join(root, 'libs', 'web-server', 'dist', 'main.js')],
    env: { ...inherited(process.env), ...environmentOf(stack, processOf(app)) },
    logDir: path.join(localDir, 'logs'),
  });
  await waitUntil(`The ${app} app`, child, () => requireOk(`http://127.0.0.1:${stack.ports[app]}/health/ready`));
}

// Three of them forward calls and files; none needs a large young generation.
const smallMemory = ['--max-semi-space-size=2'];

/** @param {string} url */
async function requireOk(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

/**
 * @param {string} root
 * @returns {Promise<StackAddresses['accounts']>}
 */
async function readDemoAccounts(root) {
  const { demoAccounts } = await import(path.join(root, 'infra', 'seeds', 'demo-accounts.mjs'));
  return demoAccounts;
}

/**
 * @param {StackOptions} options
 * @param {import('./environment.mjs').StackSettings} stack
 */
async function seedDemo({ supervisor, root, localDir, say }, stack) {
  const note = path.join(localDir, 'seeded');
  if (fs.existsSync(note)) return;
  say('Filling the demo ...');
  const { code, log } = await supervisor.run({
    name: 'seed',
    command: [process.execPath, path.join(root, 'infra', 'seeds', 'demo.mjs')],
    env: { ...inherited(process.env), ...environmentOf(stack, 'seeds') },
    logDir: path.join(localDir, 'logs'),
  });
  if (code !== 0)
    throw new StartProblem(`The demo data could not be written (${log}):\n${lastLines(log)}`, ['npm start -- --empty starts without it']);
  fs.writeFileSync(note, `${new Date().toISOString()}\n`);
}
