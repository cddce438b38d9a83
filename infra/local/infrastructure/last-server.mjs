// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf } from '../local-folder.mjs';

/**
 * Waits for the PostgreSQL of a launcher that was killed outright: it writes out what it holds before it lets go of its folder.
 * @param {string} data Its folder.
 * @param {number} [timeoutMs] After which the next one is started all the same, and says what is in its way.
 */
export async function lastServerGone(data, timeoutMs = 20_000) {
  const end = Date.now() + timeoutMs;
  while (commandOf(serverIn(data)).includes(data) && Date.now() < end) await sleep(100);
}

/** @param {string} data @returns {number} The process that wrote itself down there, which may be another one by now; 0 for none. */
function serverIn(data) {
  try {
    return Number.parseInt(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10) || 0;
  } catch {
    return 0;
  }
}
