// @ts-check
import path from 'node:path';
import { lastLines } from '../process/child.mjs';
import { sum } from './tally.mjs';

/** What is read in the code without running it. Programs are files of packages. */
const checks = [
  { name: 'format', program: 'prettier/bin/prettier.cjs', args: ['--check', '--log-level=warn', '.'] },
  { name: 'lint', program: 'eslint/bin/eslint.js', args: ['.', '--quiet', '--cache', '--cache-location', 'node_modules/.cache/eslint/'] },
  { name: 'types', program: 'turbo/bin/turbo', args: ['run', 'typecheck', '--concurrency=2', '--output-logs=errors-only', '--no-color'] },
  {
    name: 'boundaries',
    program: 'dependency-cruiser/bin/dependency-cruise.mjs',
    args: ['--config', '.dependency-cruiser.cjs', 'libs', 'services', 'frontends'],
  },
  { name: 'unused code', program: 'knip/bin/knip.js', args: ['--no-progress'] },
];

/**
 * Runs the checks one after the other and prints what each found.
 * @param {import('./stages.mjs').Run} run
 * @returns {Promise<import('./tally.mjs').Tally>} Each check counts as one test.
 */
export async function runChecks({ supervisor, root, localDir, env }) {
  const tallies = [];
  for (const { name, program, args } of checks) {
    const begin = Date.now();
    const { code, log } = await supervisor.run({
      name: `check-${name.replace(' ', '-')}`,
      command: [process.execPath, path.join(root, 'node_modules', program), ...args],
      cwd: root,
      env: { ...env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' },
      logDir: path.join(localDir, 'logs'),
    });
    const seconds = ((Date.now() - begin) / 1000).toFixed(0);
    console.log(`  ${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
    if (code !== 0) console.log(lastLines(log, 100));
    tallies.push({ passed: Number(code === 0), failed: Number(code !== 0), skipped: 0 });
  }
  return sum(tallies);
}
