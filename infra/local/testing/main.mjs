// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../browser.mjs';
import { startInfrastructure } from '../infrastructure/infrastructure.mjs';
import { backend } from '../parts.mjs';
import { chooseFreeBase, choosePorts } from '../ports.mjs';
import { StartProblem } from '../problem.mjs';
import { runUntilStopped } from '../process/run-until-stopped.mjs';
import { Supervisor } from '../process/supervisor.mjs';
import { root } from '../root.mjs';
import { localSecrets } from '../secrets.mjs';
import { buildPackages } from '../setup/build.mjs';
import { installPackages } from '../setup/install.mjs';
import { startStack } from '../stack.mjs';
import { writeJson } from '../write-json.mjs';
import { runChecks } from './checks.mjs';
import { jestChoices, runJest, runJourneys } from './stages.mjs';
import { agreeing, lineOf, partLineOf, sum } from './tally.mjs';

const usage = `npm test -- [--deep] [--only checks|unit|integration|journeys] [-- ARGUMENTS OF JEST]
  --deep  everything, not only samples; takes much longer
Uses its own ports and throw-away data. Servers of your own are used only when TEST_DATABASE_URL, TEST_NATS_URL,
TEST_REDIS_URL or TEST_SMTP_URL name them.`;

const watchdogMinutes = { usual: 75, deep: 240 };
const parts = /** @type {const} */ (['checks', 'unit', 'integration', 'journeys']);

const begin = Date.now();
const localDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tandem-test-'));
const supervisor = new Supervisor();
/** @type {Record<string, import('./tally.mjs').Tally>} */
const tallies = {};
/** @type {Record<string, number>} How long each part of the run took, in milliseconds. */
const durations = {};

await runUntilStopped(supervisor, { start, stopped, askedCode: 130 });

async function start() {
  const { deep, only, rest } = readArguments(process.argv.slice(2));
  const minutes = deep ? watchdogMinutes.deep : watchdogMinutes.usual;
  const watchdog = new Promise((_, reject) =>
    setTimeout(() => reject(new StartProblem(`The tests were stopped after ${minutes} minutes.`)), minutes * 60_000).unref(),
  );
  await Promise.race([runAll({ deep, only, rest }), watchdog]);
  return sum(Object.values(tallies)).failed ? 1 : 0;
}

/** @param {{ deep: boolean, only: typeof parts[number] | undefined, rest: string[] }} options */
async function runAll({ deep, only, rest }) {
  const step = { supervisor, root, logDir: path.join(localDir, 'logs'), say };
  await installPackages(step);
  const run = { supervisor, root, localDir, env: { ...process.env, ...(deep ? { TANDEM_DEEP: '1' } : {}) } };
  if (only === 'checks') return counted('checks', () => runChecks(run));
  // Tests wait for servers now and then: what they leave of the processors is enough to read all of the code.
  const checks = only ? undefined : counted('checks', () => runChecks(run, { isBeside: true }));
  await Promise.all([checks, runTests(step, run, { only, rest })]);
}

/**
 * @param {import('../setup/step.mjs').Step} step
 * @param {import('./stages.mjs').Run} run
 * @param {{ only: typeof parts[number] | undefined, rest: string[] }} options
 */
async function runTests(step, run, { only, rest }) {
  // Threads run what was built, in tests too.
  await buildPackages(step);
  if (only === 'unit') return counted('unit', () => runJest(run, [...jestChoices.unit, ...rest]));
  const servers = await bringUp();
  if (only !== 'journeys') {
    say('Tests');
    const urls = Object.fromEntries(Object.entries(servers.urls).map(([name, url]) => [`TEST_${name}`, url]));
    const choice = only === 'integration' && rest.length === 0 ? jestChoices.integration : rest;
    await counted(only ?? 'unit and integration', () => runJest({ ...run, env: { ...run.env, ...urls } }, choice));
  }
  if (only === 'integration') return;
  say('Journeys through the running product');
  // The sites that journeys publish from are on this machine.
  process.env['FETCH_LOCAL_HOSTS'] = 'true';
  const browser = await findBrowser({ supervisor, localDir, say });
  const stack = await startStack({ supervisor, root, localDir, ...servers, isSplit: false, isEmpty: false, say });
  const stackFile = path.join(localDir, 'stack.json');
  writeJson(stackFile, stack);
  await counted('journeys', () => runJourneys(run, { stackFile, browser }));
}

/**
 * @param {string} name Of a part of the run.
 * @param {() => Promise<import('./tally.mjs').Tally>} work
 */
async function counted(name, work) {
  const from = Date.now();
  tallies[name] = await work();
  durations[name] = Date.now() - from;
}

async function bringUp() {
  const ports = await choosePorts(await chooseFreeBase(18_080), backend);
  const secrets = localSecrets(localDir);
  const given = Object.fromEntries(
    ['DATABASE_URL', 'NATS_URL', 'REDIS_URL', 'SMTP_URL', 'MAIL_URL'].map((name) => [name, process.env[`TEST_${name}`]]),
  );
  const { databasePassword } = secrets;
  const { urls, mailAnswers } = await startInfrastructure({
    supervisor,
    env: { ...process.env, ...given },
    variablePrefix: 'TEST_',
    localDir,
    ports,
    databasePassword,
    isThrowAway: true,
  });
  await mailAnswers;
  return { ports, secrets, urls };
}

/** @param {number} exitCode */
function stopped(exitCode) {
  const total = agreeing(sum(Object.values(tallies)), { code: exitCode });
  const logs = path.join(root, 'test-results', 'logs');
  if (total.failed && fs.existsSync(path.join(localDir, 'logs'))) {
    fs.rmSync(logs, { recursive: true, force: true });
    fs.cpSync(path.join(localDir, 'logs'), logs, { recursive: true });
    console.log(`\nLogs of this run: ${logs}`);
  }
  fs.rmSync(localDir, { recursive: true, force: true, maxRetries: 3 });
  console.log();
  for (const [name, tally] of Object.entries(tallies)) console.log(`${name}: ${partLineOf(tally)}, ${inMinutes(durations[name] ?? 0)}`);
  console.log(`took ${inMinutes(Date.now() - begin)}`);
  console.log(lineOf(total));
}

/** @param {number} ms */
function inMinutes(ms) {
  return `${(ms / 60_000).toFixed(1)} minutes`;
}

/** @param {string} line */
function say(line) {
  console.log(`\n== ${line}`);
}

/** @param {string[]} args */
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { deep: { type: 'boolean' }, only: { type: 'string' } },
    });
    const only = parts.find((part) => part === values.only);
    if (values.only && !only) throw new Error(`--only takes ${parts.join(', ')}`);
    return { deep: Boolean(values.deep), only, rest: positionals };
  } catch (error) {
    throw new StartProblem(`${/** @type {Error} */ (error).message}\n${usage}`);
  }
}
