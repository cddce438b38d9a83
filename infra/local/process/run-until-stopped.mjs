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
 * @param {object} steps
 * @param {() => Promise<number | undefined>} steps.start A number ends the run with that exit code; otherwise it goes on.
 * @param {(exitCode: number) => unknown} [steps.stopped] Runs whatever happened, when everything has been stopped.
 * @param {number} [steps.askedCode] Exit code when asked to stop.
 * @returns {Promise<never>}
 */
export async function runUntilStopped(supervisor, { start, stopped = () => undefined, askedCode = 0 }) {
  let firstRequest = 0;
  /** @type {Promise<number>} */
  const asked = new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        const now = Date.now();
        if (!firstRequest) console.log('\nStopping ...');
        else if (now - firstRequest > sameSignalMs) {
          supervisor.killAll();
          stopped(1);
          process.exit(1);
        }
        firstRequest ||= now;
        resolve(askedCode);
      });
    }
    whenNpmIsGone(() => resolve(askedCode));
  });
  process.once('uncaughtException', (error) => {
    console.error(`\n${describe(error)}`);
    supervisor.killAll();
    process.exit(1);
  });
  let exitCode = 1;
  const started = start();
  try {
    const untilEnd = started.then((code) => code ?? Promise.race([asked, supervisor.crashed]));
    exitCode = await Promise.race([asked, supervisor.crashed, untilEnd]);
  } catch (error) {
    console.error(`\n${describe(error)}`);
  }
  await supervisor.stopAll();
  // A start that was interrupted ends by itself soon: whatever it waits for is gone.
  await Promise.race([started.catch(() => undefined), sleep(2000)]);
  await stopped(exitCode);
  process.exit(exitCode);
}

/**
 * npm that is killed outright passes nothing on; without it nobody could stop us any more.
 * @param {() => void} stop
 */
function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => (process.ppid === npm ? undefined : stop()), 500).unref();
}
