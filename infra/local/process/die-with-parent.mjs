// @ts-check
import { spawnSync } from 'node:child_process';

/** @type {boolean | undefined} */
let isAvailable;

/**
 * Has the kernel end a command when the process that started it is gone, even by SIGKILL.
 * Linux only; elsewhere the command is returned as it is.
 * @param {string[]} command
 * @returns {string[]}
 */
export function dieWithParent(command) {
  isAvailable ??= process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true']).status === 0;
  return isAvailable ? ['setpriv', '--pdeathsig', 'INT', '--', ...command] : command;
}
