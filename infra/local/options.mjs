// @ts-check
import fs from 'node:fs';
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

/**
 * The files or folders a command was given. Too few are answered by how it is used, one that is not there by a sentence; both end it.
 * @param {string} usage
 * @param {'file' | 'folder'} kind
 * @param {readonly string[]} given
 * @param {number} count
 * @returns {string[]}
 */
export function existing(usage, kind, given, count) {
  const wrong = given.find((each) => {
    const found = fs.statSync(each, { throwIfNoEntry: false });
    return !found || found.isDirectory() !== (kind === 'folder');
  });
  if (given.length === count && wrong === undefined) return [...given];
  console.error(wrong === undefined ? `Usage: ${usage}` : `There is no ${kind} ${wrong}.\nUsage: ${usage}`);
  process.exit(2);
}
