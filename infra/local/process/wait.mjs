// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from '../problem.mjs';
import { lastLines } from './child.mjs';

/**
 * Repeats a check until it passes.
 * @param {string} what In words, for the message: "PostgreSQL".
 * @param {import('./child.mjs').Child} child Its end also ends the waiting.
 * @param {() => Promise<unknown>} check Passes when it does not throw.
 * @param {number} [timeoutMs]
 */
export async function waitUntil(what, child, check, timeoutMs = 30_000) {
  const end = Date.now() + timeoutMs;
  for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 1.5, 500)) {
    try {
      await check();
      return;
    } catch (error) {
      const reason = error instanceof Error ? error.message || error.name : String(error);
      const log = `Its last lines (${child.log}):\n${lastLines(child.log)}`;
      if (!child.isRunning()) throw new StartProblem(`${what} ${await child.ended}. ${log}`);
      if (Date.now() > end)
        throw new StartProblem(`${what} did not answer within ${Math.round(timeoutMs / 1000)} seconds (${reason}). ${log}`);
    }
    await sleep(pauseMs);
  }
}
