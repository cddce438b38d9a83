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
 * @property {boolean} [hasChannel] Whether it exchanges messages with us.
 * @property {boolean} [stopsAsGroup] Whether the signal to stop goes to its children too.
 * @property {'log' | 'terminal' | 'terminal errors'} [output] Where its output goes: the log unless told otherwise;
 *   with 'terminal errors' only what it says on stderr is shown.
 * @property {(command: string[]) => string[]} [runAs] Wraps the command, for instance to give up root.
 */

/**
 * @typedef {object} Child
 * @property {string} name
 * @property {number} pid
 * @property {string} log
 * @property {Promise<string>} ended How it ended, in words. Never rejects.
 * @property {() => boolean} isRunning
 * @property {() => number | null} exitCode
 * @property {(message: object) => void} send
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
export function startChild(options) {
  const { name, command, env, logDir, cwd, output = 'log', runAs = (plain) => plain } = options;
  fs.mkdirSync(logDir, { recursive: true });
  const log = path.join(logDir, `${name}.log`);
  rotateLog(log);
  const file = fs.openSync(log, 'a', 0o600);
  const [program, ...args] = runAs(dieWithParent(command));
  const child = spawn(String(program), args, {
    env,
    cwd,
    detached: true,
    stdio: ['ignore', output === 'terminal' ? 'inherit' : file, output === 'log' ? file : 'inherit', options.hasChannel ? 'ipc' : 'ignore'],
  });
  fs.closeSync(file);
  return { name, log, pid: child.pid ?? 0, ...controlsOf(child, options) };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {ChildOptions} options
 * @returns {Omit<Child, 'name' | 'log' | 'pid'>}
 */
function controlsOf(child, { stopSignal = 'SIGTERM', stopsAsGroup = false }) {
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`));
    child.once('exit', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with exit code ${code}`));
  });
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const kill = () => signalGroup(child.pid, 'SIGKILL');
  return {
    ended,
    isRunning,
    kill,
    exitCode: () => child.exitCode,
    send: (message) => void child.send(message),
    async stop(graceMs = 15_000) {
      if (isRunning() && stopsAsGroup) signalGroup(child.pid, stopSignal);
      else if (isRunning()) child.kill(stopSignal);
      const timer = setTimeout(kill, graceMs);
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
 * @param {number | undefined} pid Of the group's first process.
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // The group is gone already, which is what was wanted.
  }
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
