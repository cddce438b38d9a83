// @ts-check
import { StartProblem } from '../problem.mjs';
import { foldersOf, unpackPackage } from './debian-packages.mjs';
import { findProgram, searchPath } from './program.mjs';

/**
 * @typedef {object} Wanted
 * @property {string} title
 * @property {string[]} programs Any of these will do, the first is preferred.
 * @property {string} debian Name of the Debian package.
 * @property {string} brew
 * @property {string} urlVariable
 * @property {string} composeService
 */

/**
 * Finds a server: installed, or unpacked from the distribution's package without installing it.
 * @param {Wanted} wanted
 * @param {import('./debian-packages.mjs').Unpacking} how
 * @returns {Promise<{ program: string, env: Record<string, string> }>}
 * @throws {StartProblem} with the ways to get it
 */
export async function serverProgram(wanted, how) {
  for (const name of wanted.programs) {
    const program = findProgram(name, searchPath(how.env));
    if (program) return { program, env: {} };
  }
  const tree = await unpackPackage(wanted.debian, how);
  if (tree) {
    const { programs, libraries } = foldersOf(tree);
    const program = wanted.programs.map((name) => findProgram(name, programs)).find(Boolean);
    if (program) return { program, env: { LD_LIBRARY_PATH: libraries.join(':') } };
  }
  throw new StartProblem(`${wanted.title} is needed and could neither be found on this machine nor downloaded. Any of these helps:`, [
    `Debian, Ubuntu: sudo apt-get install ${wanted.debian}`,
    `macOS: brew install ${wanted.brew}`,
    `Docker: docker compose up -d ${wanted.composeService}, then set ${wanted.urlVariable}`,
    `a server elsewhere: set ${wanted.urlVariable}`,
  ]);
}
