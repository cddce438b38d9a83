// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sideBySide } from '../ratio.mjs';

const file = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Starts a script and waits until it says so; answers how to stop it.
 * @param {string} script
 * @param {RegExp} ready
 * @param {Record<string, string>} environment
 */
const start = async (script, ready, environment) => {
  // None of those that exist is given, so that each starts servers of its own.
  const none = { DATABASE_URL: undefined, NATS_URL: undefined, REDIS_URL: undefined, SMTP_URL: undefined };
  const env = { ...process.env, ...none, ...environment };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (/** @type {Buffer} */ piece) => ready.test((said += piece.toString())) && resolve(said));
    child.once('exit', () => reject(new Error(`${script} ended: ${said}`)));
  });
  return async () => {
    child.kill();
    await ended;
  };
};

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P17',
  what: '`npm start` with its demo, a second time, until everything answers',
  peer: 'the same servers, and as many services and web servers with nothing in them',
  measure: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tandem-start-'));
    /** @type {(() => Promise<void>)[]} */
    const stops = [];
    const ours = async () =>
      stops.push(
        await start(file('../../local/start.mjs'), /Tandem is ready/, { PORT_BASE: '19080', LOCAL_DIR: path.join(folder, 'ours') }),
      );
    const peer = async () =>
      stops.push(await start(file('../bare-start.mjs'), /ready/, { PORT_BASE: '19280', LOCAL_DIR: path.join(folder, 'peer') }));
    const stop = async () => {
      for (const each of stops.splice(0)) await each();
    };
    try {
      const { ratio, ours: time, peer: bare } = await sideBySide(ours, peer, { between: stop });
      return {
        figures: [
          { name: 'time', value: ratio, unit: ' times', floor: 1.5, isLowerBetter: true },
          { name: 'until ready', value: time / 1_000, unit: ' s', floor: 10, isLowerBetter: true },
        ],
        notes: [`against ${(bare / 1_000).toFixed(2)} s`],
      };
    } finally {
      await stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
