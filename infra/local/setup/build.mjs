// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../problem.mjs';
import { lastLines } from '../process/child.mjs';
import { requireDiskSpace, requireWritable } from './disk.mjs';

const neededMegabytes = 300;
const groups = ['libs', 'services', 'frontends'];
const notInputs = new Set(['node_modules', 'dist', '.turbo', 'coverage', 'test', 'test-results', 'playwright-report']);

/**
 * Builds every package whose sources changed. Turborepo decides by content what is fresh; before that, sizes and
 * times of the sources tell in a few milliseconds whether anything changed at all.
 * @param {import('./step.mjs').Step} step
 */
export async function buildPackages({ supervisor, root, logDir, say }) {
  const note = path.join(root, 'node_modules', '.tandem-built');
  const inputs = inputsOf(root);
  if (fs.existsSync(note) && fs.readFileSync(note, 'utf8') === inputs + outputsOf(root)) return;

  requireWritable(root);
  requireDiskSpace(root, neededMegabytes, 'to build');
  say('Building ...');
  const { code, log } = await supervisor.run({
    name: 'build',
    command: [
      process.execPath,
      path.join(root, 'node_modules', 'turbo', 'bin', 'turbo'),
      'run',
      'build',
      '--output-logs=errors-only',
      '--no-color',
    ],
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    logDir,
  });
  if (code !== 0) throw new StartProblem(`The build failed (${log}):\n${lastLines(log, 60)}`);
  // The inputs as they were before: what was edited during the build is found by the next start.
  fs.writeFileSync(note, inputs + outputsOf(root));
}

/**
 * @param {string} root
 * @returns {string} Changes when a source is added, removed or edited.
 */
export function inputsOf(root) {
  const hash = createHash('sha256').update(statLine(root, path.join(root, 'turbo.json')));
  for (const folder of packagesOf(root)) for (const file of sourcesIn(folder)) hash.update(statLine(root, file));
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @returns {string} Changes when the output of a package is missing.
 */
export function outputsOf(root) {
  return packagesOf(root)
    .map((folder) => path.join(folder, 'dist'))
    .filter((folder) => fs.existsSync(folder))
    .map((folder) => `\n${path.relative(root, folder)}`)
    .join('');
}

/** @param {string} root */
const packagesOf = (root) => groups.flatMap((group) => foldersIn(path.join(root, group)).map((name) => path.join(root, group, name)));

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesIn(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !notInputs.has(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      return entry.isDirectory() ? sourcesIn(full) : [full];
    });
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * @param {string} root
 * @param {string} file
 */
function statLine(root, file) {
  const { size, mtimeMs } = fs.statSync(file);
  return `${path.relative(root, file)} ${size} ${mtimeMs}\n`;
}
