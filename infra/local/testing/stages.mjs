// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { agreeing, sum, tallyOfJest, tallyOfPlaywright } from './tally.mjs';

/**
 * @typedef {object} Run
 * @property {import('../process/supervisor.mjs').Supervisor} supervisor
 * @property {string} root
 * @property {string} localDir Thrown away afterwards.
 * @property {NodeJS.ProcessEnv} env
 */

/** Which files Jest runs; all of them when nothing is chosen. */
export const jestChoices = {
  unit: ['--testPathIgnorePatterns', '/node_modules/', '/dist/', '\\.int\\.spec\\.', '\\.e2e-spec\\.'],
  integration: ['--testPathPatterns', '\\.int\\.spec\\.', '\\.e2e-spec\\.'],
};

/**
 * Every Jest project of the workspace in one run.
 * @param {Run} run
 * @param {string[]} choice
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runJest({ supervisor, root, localDir, env }, choice) {
  const results = path.join(localDir, 'jest.json');
  // What tests leave in the folder for temporary files goes with everything else.
  const temporary = path.join(localDir, 'tmp');
  fs.mkdirSync(temporary, { recursive: true });
  const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  // Three on two processors, since tests that use servers wait for them; and what a test file leaves in a process slows down the next.
  const workers = ['--maxWorkers=3', '--workerIdleMemoryLimit=1000MB'];
  // Every test file compiles its modules anew and is soon done: what it runs only now and then is not worth optimizing.
  // Node 20 knows these switches; later ones have a cheaper compiler between, and refuse the second.
  const engine = process.versions.node.startsWith('20.') ? ['--max-lazy', '--interrupt-budget=1000000'] : [];
  const end = await supervisor.run({
    name: 'jest',
    command: [process.execPath, ...engine, jest, '--ci', ...workers, '--forceExit', '--json', `--outputFile=${results}`, ...choice],
    cwd: root,
    // Some libraries are ES modules only; Jest loads those in its own contexts with this switch.
    env: {
      ...env,
      NODE_ENV: 'test',
      TMPDIR: temporary,
      NODE_OPTIONS:
        `${env.NODE_OPTIONS ?? ''} --experimental-vm-modules --disable-warning=ExperimentalWarning --max-semi-space-size=64`.trim(),
    },
    logDir: path.join(localDir, 'logs'),
    output: 'terminal errors',
  });
  return agreeing(fs.existsSync(results) ? tallyOfJest(readJson(results)) : sum([]), end);
}

/**
 * The journeys of people through the running product.
 * @param {Run} run
 * @param {{ stackFile: string, browser: import('../browser.mjs').Browser }} options
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runJourneys({ supervisor, root, localDir, env }, { stackFile, browser }) {
  const results = path.join(localDir, 'journeys.json');
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const end = await supervisor.run({
    name: 'journeys',
    command: [process.execPath, playwright, 'test', '--reporter=list,json'],
    cwd: path.join(root, 'frontends', 'e2e'),
    env: {
      ...env,
      ...browser.env,
      STACK_FILE: stackFile,
      CHROMIUM_PATH: browser.program,
      CHROMIUM_ARGS: browser.args.join(' '),
      PLAYWRIGHT_JSON_OUTPUT_FILE: results,
      PLAYWRIGHT_JSON_OUTPUT_NAME: results,
    },
    logDir: path.join(localDir, 'logs'),
    output: 'terminal',
    stopSignal: 'SIGINT',
  });
  return agreeing(fs.existsSync(results) ? tallyOfPlaywright(readJson(results)) : sum([]), end);
}

/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
