// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../process/wait.mjs';
import { serverProgram } from './server-program.mjs';

/** @type {import('./server-program.mjs').Wanted} */
const wanted = {
  title: 'Redis',
  programs: ['valkey-server', 'redis-server'],
  debian: 'redis-server',
  brew: 'redis',
  urlVariable: 'REDIS_URL',
  composeService: 'redis',
};

// Queues, limits and caches only: nothing has to survive a restart, and a full memory must refuse rather than forget.
const settings = ['--save', '', '--appendonly', 'no', '--maxmemory', '256mb', '--maxmemory-policy', 'noeviction'];

/**
 * @param {import('./infrastructure.mjs').Place} place
 * @returns {Promise<string>} Its URL.
 */
export async function startRedis({ supervisor, env, localDir, cache, ports, variablePrefix = '' }) {
  const named = { ...wanted, urlVariable: `${variablePrefix}${wanted.urlVariable}` };
  const { program, env: libraries } = await serverProgram(named, { cache, env, signal: supervisor.stopSignal });
  const folder = path.join(localDir, 'redis');
  fs.mkdirSync(folder, { recursive: true });
  const url = `redis://127.0.0.1:${ports.redis}`;
  const child = supervisor.start('infrastructure', {
    name: 'redis',
    command: [program, '--bind', '127.0.0.1', '--port', String(ports.redis), '--dir', folder, ...settings],
    env: { ...env, ...libraries },
    logDir: path.join(localDir, 'logs'),
  });
  await waitUntil('Redis', child, () => checkRedis(url));
  return url;
}

/** @param {string} url */
export async function checkRedis(url) {
  const { Redis } = await import('ioredis');
  const connection = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 2000 });
  connection.on('error', () => undefined);
  try {
    await connection.connect();
    await connection.ping();
  } finally {
    connection.disconnect();
  }
}
