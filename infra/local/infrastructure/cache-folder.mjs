// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Where downloads that several checkouts can share are kept: the person's cache, or, for someone
 * without a writable home, a folder of the stack.
 * @param {string} localDir
 * @returns {string}
 */
export function cacheFolder(localDir) {
  const home = process.env.XDG_CACHE_HOME ?? (os.homedir() ? path.join(os.homedir(), '.cache') : undefined);
  for (const folder of home && path.isAbsolute(home)
    ? [path.join(home, 'tandem'), path.join(localDir, 'cache')]
    : [path.join(localDir, 'cache')]) {
    try {
      fs.mkdirSync(folder, { recursive: true });
      fs.accessSync(folder, fs.constants.W_OK);
      return folder;
    } catch {
      continue;
    }
  }
  throw new Error(`Neither the cache of this account nor ${localDir} can be written to.`);
}
