// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../problem.mjs';

// The account other systems also use for work that belongs to nobody.
const nobody = 65534;

/**
 * @typedef {object} Way
 * @property {(command: string[]) => string[]} runAs
 * @property {boolean} changesOwner Whether the files it writes must belong to another account.
 */

/** @type {Way} */
const asMyself = { runAs: (command) => command, changesOwner: false };

/** Ways for root to run a program that refuses to be run by root, best first. @type {Way[]} */
const ways = [
  // In a user namespace root looks like an ordinary user, while the files stay root's own.
  { runAs: (command) => ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--', ...command], changesOwner: false },
  // Containers often refuse namespaces. Another account, which may still pass through root's folders.
  {
    runAs: (command) => [
      'setpriv',
      `--reuid=${nobody}`,
      `--regid=${nobody}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      '--',
      ...command,
    ],
    changesOwner: true,
  },
  { runAs: (command) => ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--', ...command], changesOwner: true },
];

/**
 * How to run PostgreSQL, which refuses to run as root, from the account we have.
 * @param {string} program Must be able to run that way.
 * @returns {Way}
 */
export function wayWithoutRoot(program) {
  if (process.getuid?.() !== 0) return asMyself;
  const way = ways.find(({ runAs }) => {
    const [command, ...args] = runAs([program, '--version']);
    return spawnSync(String(command), args).status === 0;
  });
  if (way) return way;
  throw new StartProblem('PostgreSQL refuses to run as root, and no other account can reach it here. Any of these helps:', [
    'run npm start as an ordinary user',
    'use a PostgreSQL of your own: set DATABASE_URL',
  ]);
}

/**
 * Hands a folder and everything in it to the account that will use it, unless that has it already. Which one that is can
 * change from start to start, for instance when a container is run with other rights.
 * @param {string} folder
 * @param {Way} way
 */
export function handOver(folder, { changesOwner }) {
  if (process.getuid?.() !== 0) return;
  const owner = changesOwner ? nobody : 0;
  if (fs.statSync(folder).uid === owner) return;
  for (const entry of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) fs.lchownSync(path.join(folder, entry), owner, owner);
  // Last, so that an interrupted change is taken up again.
  fs.chownSync(folder, owner, owner);
}
