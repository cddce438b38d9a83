// @ts-check
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cacheFolder } from './infrastructure/cache-folder.mjs';
import { findProgram } from './infrastructure/program.mjs';
import { StartProblem } from './problem.mjs';
import { npmCommand } from './setup/install.mjs';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** @typedef {{ program: string, args: string[], env: Record<string, string> }} Browser How to launch it. */

/**
 * @typedef {object} Search
 * @property {import('./process/supervisor.mjs').Supervisor} supervisor
 * @property {string} localDir
 * @property {(line: string) => void} say
 * @property {boolean} [likePeoples] Rather a whole browser than one without windows: what is measured is what people have.
 */

/** A Chromium without windows opens and draws pages for little more than half of the processor's time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usualPlaces = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where a Chromium may come from, nearest first. Each returns programs to try. @type {((search: Search) => Promise<Browser[]>)[]} */
const sources = [given, installed, playwrights, downloadedByPlaywright, fromNpm];

/**
 * Finds a Chromium that really opens a page on this machine, and fetches one where there is none.
 * @param {Search} search
 * @returns {Promise<Browser>}
 * @throws {StartProblem} with the ways to get one
 */
export async function findBrowser(search) {
  for (const source of sources) {
    for (const browser of await source(search)) {
      const working = await makeWork(browser);
      if (working) return working;
    }
    if (source === given && process.env.CHROMIUM_PATH) {
      throw new StartProblem(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which opens no page on this machine.`, [
        'correct it, or unset it',
      ]);
    }
  }
  throw new StartProblem('The journeys need a Chromium, and none could be found or fetched. Any of these helps:', [
    'Debian, Ubuntu: sudo apt-get install chromium',
    'macOS: brew install --cask chromium',
    'elsewhere: npx playwright install --with-deps chromium',
    'or name one: CHROMIUM_PATH=/path/to/chrome',
  ]);
}

/** @param {string} program @returns {Browser} */
const plain = (program) => ({ program, args: [], env: {} });

async function given() {
  return process.env.CHROMIUM_PATH ? [plain(process.env.CHROMIUM_PATH)] : [];
}

/** @param {Search} search */
async function installed({ likePeoples = false }) {
  const names = likePeoples ? [...whole, ...shells] : [...shells, ...whole];
  const found = [...names.map((name) => findProgram(name)), ...usualPlaces];
  return found.flatMap((program) => (program && fs.existsSync(program) ? [plain(program)] : []));
}

async function playwrights() {
  const { chromium } = require('playwright-core');
  const program = chromium.executablePath();
  return fs.existsSync(program) ? [plain(program)] : [];
}

/** @param {Search} search */
async function downloadedByPlaywright({ supervisor, localDir, say }) {
  say('Looking for a browser: asking Playwright for its own ...');
  const cli = require.resolve('playwright-core/package.json').replace(/package\.json$/, 'cli.js');
  const command = [process.execPath, cli, 'install', 'chromium'];
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  const { code } = await supervisor.run({ name: 'browser', command, env, logDir: path.join(localDir, 'logs') });
  return code === 0 ? playwrights() : [];
}

const npmPackage = '@sparticuz/chromium@147.0.0';

/** A Chromium with the libraries a bare machine lacks, from the npm registry. @param {Search} search */
async function fromNpm({ supervisor, localDir, say }) {
  const folder = path.join(cacheFolder(localDir), 'chromium-147');
  const unpacked = path.join(folder, 'unpacked');
  const logDir = path.join(localDir, 'logs');
  if (!fs.existsSync(path.join(unpacked, 'chromium'))) {
    say('Looking for a browser: taking one from npm ...');
    fs.mkdirSync(unpacked, { recursive: true });
    fs.writeFileSync(path.join(folder, 'package.json'), '{"private": true}\n');
    const install = [...npmCommand(), 'install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', npmPackage];
    if ((await supervisor.run({ name: 'browser', command: install, cwd: folder, env: process.env, logDir })).code !== 0) return [];
    const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
    // It unpacks to the folder for temporary files, and its libraries only where it takes the machine for AWS Lambda's.
    const env = { ...process.env, TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
    await supervisor.run({ name: 'browser-unpack', command: [process.execPath, '-e', unpack], cwd: folder, env, logDir });
  }
  const fonts = { FONTCONFIG_PATH: path.join(unpacked, 'fonts') };
  const browser = { ...plain(path.join(unpacked, 'chromium')), env: fonts };
  return [browser, { ...browser, env: { ...fonts, LD_LIBRARY_PATH: path.join(unpacked, 'al2023', 'lib') } }];
}

/**
 * @param {Browser} browser
 * @returns {Promise<Browser | undefined>} With the switches it needs here.
 */
async function makeWork(browser) {
  // Root may not use the sandbox, and many containers have none. The pages are our own.
  const attempts = process.getuid?.() === 0 ? [['--no-sandbox']] : [[], ['--no-sandbox']];
  for (const args of attempts) {
    const attempt = { ...browser, args: [...browser.args, ...args] };
    if (await opensPage(attempt)) return attempt;
  }
  return undefined;
}

const probe = fileURLToPath(new URL('./browser-probe.mjs', import.meta.url));

/** @param {Browser} browser */
async function opensPage(browser) {
  try {
    await run(process.execPath, [probe], { env: { ...process.env, BROWSER: JSON.stringify(browser) }, timeout: 40_000 });
    return true;
  } catch {
    return false;
  }
}
