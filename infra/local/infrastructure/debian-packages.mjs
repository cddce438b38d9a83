// @ts-check
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram, searchPath } from './program.mjs';

const run = promisify(execFile);

/**
 * @typedef {object} Unpacking
 * @property {string} cache Where unpacked packages are kept.
 * @property {AbortSignal} signal
 * @property {NodeJS.ProcessEnv} env
 */

/**
 * Options that let apt work for anyone: its own lists and archives, the system's record of what is installed.
 * @param {string} folder
 * @returns {string[]}
 */
export function aptOptions(folder) {
  const settings = {
    'Dir::State': path.join(folder, 'state'),
    'Dir::State::status': '/var/lib/dpkg/status',
    'Dir::Cache': path.join(folder, 'cache'),
    'Debug::NoLocking': '1',
    'APT::Sandbox::User': 'root',
    'Acquire::Retries': '2',
    'Acquire::http::Timeout': '20',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}

/**
 * Downloads a Debian or Ubuntu package with the libraries this machine lacks and unpacks them into a
 * folder. Needs no root and no package lists; installs nothing.
 * @param {string} name
 * @param {Unpacking} how
 * @returns {Promise<string | undefined>} The folder with the unpacked tree, or undefined where that is not possible.
 */
export async function unpackPackage(name, how) {
  const { cache, env } = how;
  const folders = searchPath(env);
  if (!findProgram('apt-get', folders) || !findProgram('dpkg-deb', folders) || !fs.existsSync('/var/lib/dpkg/status')) return undefined;
  const target = path.join(cache, 'packages', name);
  if (fs.existsSync(target)) return target;
  const work = fs.mkdtempSync(path.join(cache, `.${name}-`));
  try {
    await unpackInto(work, name, how);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    // Renaming last: a tree that is there is whole, also when two stacks start at once.
    if (!fs.existsSync(target)) fs.renameSync(path.join(work, 'tree'), target);
    return target;
  } catch {
    return undefined;
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {string} work
 * @param {string} name
 * @param {Unpacking} how
 */
async function unpackInto(work, name, { signal, env }) {
  for (const folder of ['state/lists/partial', 'cache/archives/partial', 'tree'])
    fs.mkdirSync(path.join(work, folder), { recursive: true });
  const apt = ['-q', '-y', ...aptOptions(work)];
  const settings = { cwd: work, env, signal, timeout: 180_000, maxBuffer: 32 * 1024 * 1024 };
  // One unreachable source of several makes the update fail; the download decides whether it mattered.
  await run('apt-get', [...apt, 'update'], settings).catch(() => undefined);
  await run('apt-get', [...apt, '--no-install-recommends', '--download-only', 'install', name], settings);
  const archives = path.join(work, 'cache/archives');
  for (const file of fs.readdirSync(archives).filter((entry) => entry.endsWith('.deb'))) {
    await run('dpkg-deb', ['-x', path.join(archives, file), path.join(work, 'tree')], { env });
  }
}

/**
 * Where an unpacked tree keeps its programs and shared libraries.
 * @param {string} tree
 * @returns {{ programs: string[], libraries: string[] }}
 */
export function foldersOf(tree) {
  const libraries = ['usr/lib', 'lib'].flatMap((folder) => {
    const root = path.join(tree, folder);
    if (!fs.existsSync(root)) return [];
    const perMachine = fs.readdirSync(root).filter((entry) => entry.includes('linux-gnu'));
    return perMachine.map((entry) => path.join(root, entry));
  });
  return { programs: ['usr/bin', 'usr/sbin', 'bin', 'sbin'].map((folder) => path.join(tree, folder)), libraries };
}
