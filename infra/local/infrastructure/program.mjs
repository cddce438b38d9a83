// @ts-check
import fs from 'node:fs';
import path from 'node:path';

const alsoLookIn = ['/usr/local/sbin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * @param {string} name
 * @param {string[]} [folders] Where to look; the PATH and the usual places unless given.
 * @returns {string | undefined} The full path of an executable.
 */
export function findProgram(name, folders = searchPath(process.env)) {
  return folders
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find(isExecutable);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} The folders of its PATH, and the usual ones that an ordinary user's lacks.
 */
export function searchPath(env) {
  return [...(env.PATH ?? '').split(path.delimiter), ...alsoLookIn];
}

/** @param {string} file */
function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
