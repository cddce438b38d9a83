// @ts-check
import { parseArgs } from 'node:util';

/**
 * The options of a command. One it does not know is answered by how it is used, and ends it.
 * @template {import('node:util').ParseArgsConfig} const T
 * @param {string} usage
 * @param {T} config
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function readOptions(usage, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message}\nUsage: ${usage}`);
    process.exit(2);
  }
}
