// @ts-check
import fs from 'node:fs';
import { StartProblem } from '../problem.mjs';

/**
 * @param {string} folder An existing one on the disk in question.
 * @param {number} megabytes
 * @param {string} purpose "to install the packages"
 * @throws {StartProblem}
 */
export function requireDiskSpace(folder, megabytes, purpose) {
  const { bavail, bsize } = fs.statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= megabytes) return;
  throw new StartProblem(`The disk of ${folder} has ${free} MB free; ${megabytes} MB are needed ${purpose}.`, [
    'make room, and run the command again',
  ]);
}

/**
 * @param {string} folder
 * @throws {StartProblem}
 */
export function requireWritable(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    throw new StartProblem(`This account may not write to ${folder}.`, [
      `make it yours: sudo chown -R "$(id -un)" "${folder}"`,
      'or clone the project into a folder of your own',
    ]);
  }
}
