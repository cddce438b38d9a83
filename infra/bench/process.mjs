// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a file of this folder as a process of its own, which says on which port it listens.
 * @param {string} file
 * @param {readonly string[]} given
 * @param {Record<string, string>} environment
 */
export const started = async (file, given, environment, execArgv = /** @type {string[]} */ ([])) => {
  const child = fork(new URL(file, import.meta.url), [...given], { execArgv, env: { ...process.env, NODE_OPTIONS: '', ...environment } });
  const [{ port }] = await once(child, 'message');
  return { child, url: `http://127.0.0.1:${port}` };
};

/** Says to the parent on which port this process listens. */
export const listens = (/** @type {number} */ port) => void process.send?.({ port });
