// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../problem.mjs';
import { lastLines } from '../process/child.mjs';
import { requireDiskSpace, requireWritable } from './disk.mjs';

const neededMegabytes = 2000;

/**
 * Installs the packages when they are missing or the lock file has changed since.
 * @param {import('./step.mjs').Step} step
 */
export async function installPackages({ supervisor, root, logDir, say }) {
  const lock = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const note = path.join(root, 'node_modules', '.tandem-installed');
  if (isInstalled(root, note, lock)) return;

  requireWritable(root);
  requireDiskSpace(root, neededMegabytes, 'to install the packages');
  say('Installing packages (takes a minute or two, once) ...');
  const { code, log } = await supervisor.run({
    name: 'install',
    command: [...npmCommand(), 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    cwd: root,
    env: process.env,
    logDir,
  });
  if (code !== 0) throw installProblem(log);
  fs.writeFileSync(note, `${lock}\n`);
}

/**
 * @param {string} root
 * @param {string} note Where the hash of the lock file installed last is kept.
 * @param {string} lock
 */
function isInstalled(root, note, lock) {
  if (fs.existsSync(note)) return fs.readFileSync(note, 'utf8').trim() === lock;
  // Installed by hand: npm's own record is as new as the lock file, or newer.
  const record = path.join(root, 'node_modules', '.package-lock.json');
  return fs.existsSync(record) && fs.statSync(record).mtimeMs >= fs.statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

/** @returns {string[]} The npm that runs us, or the one on the PATH. */
export function npmCommand() {
  const running = process.env.npm_execpath ?? '';
  return running.endsWith('npm-cli.js') ? [process.execPath, running] : ['npm'];
}

/** What npm's words mean for a person. */
const knownFailures = [
  {
    words: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i,
    sentence: 'The packages could not be downloaded: the npm registry cannot be reached.',
    remedies: ['check the connection, or the proxy (npm config set proxy http://HOST:PORT)', 'then run the command again'],
  },
  {
    words: /ENOSPC|no space left/i,
    sentence: 'The packages could not be installed: the disk is full.',
    remedies: ['make room (about 2 GB), and run the command again'],
  },
  {
    words: /EUSAGE|in sync/,
    sentence: 'The packages could not be installed: package-lock.json does not fit the package.json files.',
    remedies: [
      'if you changed a package.json: npm install',
      'otherwise take both from the repository: git checkout package-lock.json "*package.json"',
    ],
  },
  {
    words: /EACCES|EPERM/,
    sentence: 'The packages could not be installed: this account may not write where npm does.',
    remedies: ['make the project folder and ~/.npm yours (sudo chown -R "$(id -un)" .  ~/.npm)'],
  },
];

/** @param {string} log */
export function installProblem(log) {
  // npm says what is wrong first, and then how it is used in general.
  const words = lastLines(log, 400)
    .split('\n')
    .filter((line) => /^npm error\s+\S/.test(line))
    .slice(0, 10)
    .join('\n');
  const known = knownFailures.find((failure) => failure.words.test(words));
  const remedies = known?.remedies.map((remedy) => `  - ${remedy}\n`).join('') ?? '';
  return new StartProblem(
    `${known?.sentence ?? 'Installing the packages failed.'}\n${remedies}npm said (${log}):\n${words || lastLines(log, 10)}`,
  );
}
