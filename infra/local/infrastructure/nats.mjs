// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitUntil } from '../process/wait.mjs';
import { serverProgram } from './server-program.mjs';

const settings = fileURLToPath(new URL('../../nats/nats.conf', import.meta.url));

/** @type {import('./server-program.mjs').Wanted} */
const wanted = {
  title: 'NATS',
  programs: ['nats-server'],
  debian: 'nats-server',
  brew: 'nats-server',
  urlVariable: 'NATS_URL',
  composeService: 'nats',
};

/** @param {import('./debian-packages.mjs').Unpacking} how */
export const natsProgram = async (how) => serverProgram(wanted, how);

/**
 * @param {import('./infrastructure.mjs').Place} place
 * @returns {Promise<string>} Its URL.
 */
export async function startNats({ supervisor, env, localDir, cache, ports, variablePrefix = '' }) {
  const named = { ...wanted, urlVariable: `${variablePrefix}${wanted.urlVariable}` };
  const { program, env: libraries } = await serverProgram(named, { cache, env, signal: supervisor.stopSignal });
  const url = `nats://127.0.0.1:${ports.nats}`;
  const child = supervisor.start('infrastructure', {
    name: 'nats',
    command: [program, '-c', settings, '-a', '127.0.0.1', '-p', String(ports.nats)],
    env: { ...env, ...libraries },
    logDir: path.join(localDir, 'logs'),
  });
  await waitUntil('NATS', child, () => checkNats(url));
  return url;
}

const neededPayload = 8 * 1024 * 1024;

/** @param {string} url */
export async function checkNats(url) {
  const { connect } = await import('nats');
  const connection = await connect({ servers: url, timeout: 2000, reconnect: false });
  const payload = connection.info?.max_payload ?? 0;
  await connection.close();
  if (payload < neededPayload) throw new Error(`its max_payload is ${payload}; start it with -c infra/nats/nats.conf`);
}
