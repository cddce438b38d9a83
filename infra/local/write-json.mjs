// @ts-check
import fs from 'node:fs';

/**
 * Writes a file in one step: a reader sees the old one or the new one, never half of it. Owner only.
 * @param {string} file
 * @param {unknown} value
 */
export function writeJson(file, value) {
  const fresh = `${file}.${process.pid}`;
  fs.writeFileSync(fresh, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  fs.renameSync(fresh, file);
}
