// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartProblem } from './problem.mjs';
import { root } from './root.mjs';

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} Where a stack keeps its data, as a full path.
 */
export function localDirOf(env) {
  return path.resolve(root, env.LOCAL_DIR || '.local');
}

/**
 * @param {string} localDir
 * @returns {string} The file in which a running stack keeps its ports and URLs for commands started beside it.
 */
export function settingsFile(localDir) {
  return path.join(localDir, 'settings.json');
}

/**
 * The data folder of a stack, claimed for this process: two stacks in one folder would ruin each other.
 * @param {string} folder
 * @returns {() => void} Gives it back.
 * @throws {StartProblem} when a running stack has it
 */
export function claimLocalFolder(folder) {
  makeFolder(folder);
  const file = path.join(folder, 'owner.pid');
  for (;;) {
    try {
      fs.writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      refuseWhileAlive(folder, Number(fs.readFileSync(file, 'utf8')));
      fs.rmSync(file, { force: true });
    }
  }
}

/** @param {string} folder */
function makeFolder(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    const isThere = fs.existsSync(folder);
    throw new StartProblem(`The data folder ${folder} cannot be ${isThere ? 'written to' : 'made'} by this account.`, [
      // What holds a folder that is not there may belong to somebody for good reason.
      isThere ? `make it yours: sudo chown -R "$(id -un)" "${folder}"` : `make it: sudo install -d -o "$(id -un)" "${folder}"`,
      'or use another: LOCAL_DIR=~/tandem-data npm start',
    ]);
  }
}

/**
 * @param {string} folder
 * @param {number} owner
 */
function refuseWhileAlive(folder, owner) {
  if (!isAlive(owner)) return;
  throw new StartProblem(`Tandem is already running with the data in ${folder} (process ${owner}).`, [
    `its addresses: ${path.join(folder, 'stack.json')}`,
    `stop it with Ctrl-C where it runs, or: kill ${owner}`,
    'or start a second one beside it: PORT_BASE=9080 LOCAL_DIR=.local-2 npm start',
  ]);
}

/**
 * @param {number} pid
 * @returns {boolean} Whether a stack of that number lives; numbers are used again, also by other accounts, after a restart of the machine.
 */
function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  return /(start|infra-only)\.mjs/.test(commandOf(pid));
}

/** @param {number} pid @returns {string} How a process was started; empty for one that is not there. */
export function commandOf(pid) {
  const command = `/proc/${pid}/cmdline`;
  if (fs.existsSync(command)) return fs.readFileSync(command, 'utf8');
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}
