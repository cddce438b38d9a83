// @ts-check
import path from 'node:path';
import { lastLines } from '../process/child.mjs';
import { giveWay } from '../process/give-way.mjs';
import { sum } from './tally.mjs';

/** What is read in the code without running it. Programs are files of packages. */
const checks = [
  { name: 'format', program: 'oxfmt/bin/oxfmt', args: ['--list-different', '.'] },
  { name: 'lint', program: 'oxlint/bin/oxlint', args: ['--quiet', '.'] },
  {
    name: 'types of services and libraries',
    program: 'typescript-native/bin/tsc',
    args: ['--noEmit', '-p', 'libs/config/tsconfig.node-code.json'],
  },
  { name: 'types of apps', program: 'typescript-native/bin/tsc', args: ['--noEmit', '-p', 'libs/config/tsconfig.web-code.json'] },
  {
    name: 'boundaries',
    program: 'dependency-cruiser/bin/dependency-cruise.mjs',
    args: ['--config', '.dependency-cruiser.cjs', 'libs', 'services', 'frontends'],
  },
  { name: 'unused code', program: 'knip/bin/knip.js', args: ['--no-progress', '--no-config-hints'] },
];

/**
 * Runs the checks, two at a time, and prints what each found.
 * @param {import('./stages.mjs').Run} run
 * @param {{ isBeside?: boolean }} [how] Beside something else that must not wait for them.
 * @returns {Promise<import('./tally.mjs').Tally>} Each check counts as one test.
 */
export async function runChecks(run, { isBeside = false } = {}) {
  const waiting = [...checks];
  /** @type {import('./tally.mjs').Tally[]} */
  const tallies = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) tallies.push(await runCheck(run, next, isBeside));
  };
  await Promise.all([worker(), worker()]);
  return sum(tallies);
}

/**
 * @param {import('./stages.mjs').Run} run
 * @param {typeof checks[number]} check
 * @param {boolean} isBeside
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
async function runCheck({ supervisor, root, localDir, env }, { name, program, args }, isBeside) {
  const begin = Date.now();
  const { code, log } = await supervisor.run(
    {
      name: `check-${name.replaceAll(' ', '-')}`,
      command: [process.execPath, path.join(root, 'node_modules', program), ...args],
      cwd: root,
      env: { ...env, FORCE_COLOR: '0' },
      logDir: path.join(localDir, 'logs'),
    },
    ({ pid }) => isBeside && giveWay(pid),
  );
  const seconds = ((Date.now() - begin) / 1000).toFixed(0);
  console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  if (code !== 0) console.log(lastLines(log, 100));
  return { passed: Number(code === 0), failed: Number(code !== 0), skipped: 0, unsteady: 0 };
}
