// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { describe } from '../problem.mjs';

// One Ctrl-C can arrive twice: from the terminal, and passed on by npm.
const sameSignalMs = 700;

/**
 * Runs a stack until someone asks it to stop or a part of it ends by itself, then stops what was
 * started and ends this process: 0 when asked to, 1 when something went wrong. A second request,
 * for the impatient, ends everything at once.
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 * @param {{ start: () => Promise<unknown>, stopped?: () => unknown }} steps `stopped` runs whatever happened.
 * @returns {Promise<never>}
 */
export async function runUntilStopped(supervisor, { start, stopped = () => undefined }) {
  let firstRequest = 0;
  /** @type {Promise<void>} */
  const asked = new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        const now = Date.now();
        if (!firstRequest) console.log('\nStopping ...');
        else if (now - firstRequest > sameSignalMs) {
          supervisor.killAll();
          stopped();
          process.exit(1);
        }
        firstRequest ||= now;
        resolve();
      });
    }
  });
  let exitCode = 0;
  const started = start();
  try {
    await Promise.race([asked, supervisor.crashed, started.then(() => Promise.race([asked, supervisor.crashed]))]);
  } catch (error) {
    exitCode = 1;
    console.error(`\n${describe(error)}`);
  }
  await supervisor.stopAll();
  // A start that was interrupted ends by itself soon: whatever it waits for is gone.
  await Promise.race([started.catch(() => undefined), sleep(2000)]);
  await stopped();
  process.exit(exitCode);
}
