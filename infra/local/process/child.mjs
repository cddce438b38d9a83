// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { dieWithParent } from './die-with-parent.mjs';

/**
 * @typedef {object} ChildOptions
 * @property {string} name Also the name of its log file.
 * @property {string[]} command
 * @property {NodeJS.ProcessEnv} env The whole environment of the child.
 * @property {string} logDir
 * @property {string} [cwd]
 * @property {NodeJS.Signals} [stopSignal] SIGTERM unless told otherwise.
 * @property {(command: string[]) => string[]} [runAs] Wraps the command, for instance to give up root.
 */

/**
 * @typedef {object} Child
 * @property {string} name
 * @property {number} pid
 * @property {string} log
 * @property {Promise<string>} ended How it ended, in words. Never rejects.
 * @property {() => boolean} isRunning
 * @property {(graceMs?: number) => Promise<void>} stop Asks it to end, and ends it after the grace.
 * @property {() => void} kill
 * @property {(kind: string) => Promise<any>} message The next message of that kind the child sends.
 */

const keptLogs = 3;

/** @param {string} log */
export function rotateLog(log) {
  for (let age = keptLogs; age > 0; age--) {
    const older = age === 1 ? log : `${log}.${age - 1}`;
    if (fs.existsSync(older)) fs.renameSync(older, `${log}.${age}`);
  }
}

/**
 * Starts a command in a process group of its own, so that Ctrl-C in a terminal reaches only the
 * process that stops the others in order.
 * @param {ChildOptions} options
 * @returns {Child}
 */
export function startChild({ name, command, env, logDir, cwd, stopSignal = 'SIGTERM', runAs = (plain) => plain }) {
  fs.mkdirSync(logDir, { recursive: true });
  const log = path.join(logDir, `${name}.log`);
  rotateLog(log);
  const output = fs.openSync(log, 'a', 0o600);
  const [program, ...args] = runAs(dieWithParent(command));
  const child = spawn(String(program), args, { env, cwd, detached: true, stdio: ['ignore', output, output, 'ipc'] });
  fs.closeSync(output);

  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`));
    child.once('exit', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with exit code ${code}`));
  });
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  /** @param {NodeJS.Signals} signal */
  const signalGroup = (signal) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // The group is gone already, which is what was wanted.
    }
  };
  return {
    name,
    pid: child.pid ?? 0,
    log,
    ended,
    isRunning,
    kill: () => signalGroup('SIGKILL'),
    async stop(graceMs = 10_000) {
      if (isRunning()) child.kill(stopSignal);
      const timer = setTimeout(() => signalGroup('SIGKILL'), graceMs);
      await ended;
      clearTimeout(timer);
    },
    message: (kind) =>
      new Promise((resolve) => {
        /** @param {any} message */
        const listen = (message) => {
          if (message?.kind !== kind) return;
          child.off('message', listen);
          resolve(message);
        };
        child.on('message', listen);
      }),
  };
}

/**
 * @param {string} log
 * @param {number} count
 * @returns {string}
 */
export function lastLines(log, count = 20) {
  if (!fs.existsSync(log)) return '';
  return fs.readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}
