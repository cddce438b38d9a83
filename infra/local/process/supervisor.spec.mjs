// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rotateLog } from './child.mjs';
import { giveWay } from './give-way.mjs';
import { Supervisor } from './supervisor.mjs';
import { waitUntil } from './wait.mjs';

/** @type {string} */
let folder;
/** @type {Supervisor} */
let supervisor;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'super vise '));
  supervisor = new Supervisor();
});
afterEach(async () => {
  supervisor.killAll();
  await supervisor.stopAll();
  fs.rmSync(folder, { recursive: true });
});

/** Notes in a file that it has started, and that it was asked to stop. @param {string} name */
const program = (name) => ({
  name,
  command: [
    process.execPath,
    '-e',
    `const note = (word) => require('node:fs').appendFileSync('notes', word + ' ${name}\\n');
     process.on('SIGTERM', () => { note('stopped'); process.exit(0); });
     note('started'); setTimeout(() => 0, 60000);`,
  ],
  cwd: folder,
  env: process.env,
  logDir: path.join(folder, 'logs'),
});
const notes = () => fs.readFileSync(path.join(folder, 'notes'), 'utf8').trim().split('\n');
const hasStarted = (/** @type {string} */ name) => async () => {
  if (!notes().includes(`started ${name}`)) throw new Error('not yet');
};

describe('supervising processes', () => {
  it('stops the apps, then the services, then what they stand on', async () => {
    for (const [stage, name] of /** @type {const} */ ([
      ['infrastructure', 'db'],
      ['services', 'auth'],
      ['apps', 'web'],
    ])) {
      await waitUntil(name, supervisor.start(stage, program(name)), hasStarted(name));
    }
    await supervisor.stopAll();
    expect(notes().slice(3)).toEqual(['stopped web', 'stopped auth', 'stopped db']);
  });

  it('reports a process that ends by itself, with its last words', async () => {
    supervisor.start('services', {
      ...program('auth'),
      command: [process.execPath, '-e', 'console.error("out of luck"); process.exit(3)'],
    });
    await expect(supervisor.crashed).rejects.toThrow(/auth ended with exit code 3[^]*out of luck/);
  });

  it('reports a program that cannot be started', async () => {
    supervisor.start('services', { ...program('auth'), command: ['/no/such/program'], runAs: () => ['/no/such/program'] });
    await expect(supervisor.crashed).rejects.toThrow(/auth could not be started/);
  });

  it('does not take being stopped for a crash', async () => {
    await waitUntil('auth', supervisor.start('services', program('auth')), hasStarted('auth'));
    await supervisor.stopAll();
    const outcome = await Promise.race([supervisor.crashed.catch(() => 'crashed'), Promise.resolve('quiet')]);
    expect(outcome).toBe('quiet');
  });

  it('starts nothing more once it stops', async () => {
    await supervisor.stopAll();
    expect(() => supervisor.start('apps', program('web'))).toThrow();
  });
});

describe('a process that ends', () => {
  it('is run to its end, and says how it ended', async () => {
    const { code, log } = await supervisor.run({
      ...program('build'),
      command: [process.execPath, '-e', 'console.log("done"); process.exitCode = 4'],
    });
    expect([code, fs.readFileSync(log, 'utf8')]).toEqual([4, 'done\n']);
  });

  it('is not waited for', async () => {
    const child = supervisor.start('services', { ...program('auth'), command: [process.execPath, '-e', ''] });
    const never = async () => {
      throw new Error('no answer');
    };
    await expect(waitUntil('Auth', child, never)).rejects.toThrow(/Auth ended with exit code 0/);
  });

  it('leaves the logs of its last three runs', () => {
    const log = path.join(folder, 'x.log');
    for (const run of ['1', '2', '3', '4', '5']) {
      rotateLog(log);
      fs.writeFileSync(log, run);
    }
    const kept = ['', '.1', '.2', '.3', '.4'].map((age) => fs.existsSync(log + age) && fs.readFileSync(log + age, 'utf8'));
    expect(kept).toEqual(['5', '4', '3', '2', false]);
  });
});

describe('a process that is kept', () => {
  /** Ends by itself shortly after each of its first starts. @param {number} times */
  const fragile = (times) => ({
    ...program('auth'),
    command: [
      process.execPath,
      '-e',
      `const fs = require('node:fs'); fs.appendFileSync('notes', 'started auth\\n');
       const starts = fs.readFileSync('notes', 'utf8').trim().split('\\n').length;
       setTimeout(() => 0, starts > ${times} ? 60000 : 150);`,
    ],
  });
  /** @typedef {import('./child.mjs').Child} Child */
  const isThere = (/** @type {Child} */ child) => waitUntil('auth', child, hasStarted('auth'));
  const never = async () => {
    throw new Error('no answer');
  };

  it('is started again when it ends, and that is said', async () => {
    /** @type {string[]} */
    const said = [];
    await supervisor.keep('services', fragile(2), isThere, (line) => void said.push(line));
    while (notes().length < 3) await sleep(20);
    expect(said).toEqual(Array(2).fill('auth ended with exit code 0; it is started again.'));
  });

  it('is reported when it ends again and again', async () => {
    await supervisor.keep('services', fragile(99), isThere, () => undefined);
    await expect(supervisor.crashed).rejects.toThrow(/auth ended with exit code 0/);
    expect(notes()).toHaveLength(4);
  });

  it('is reported when it ends before it is ready', async () => {
    const keeping = supervisor.keep(
      'services',
      fragile(99),
      (child) => waitUntil('auth', child, never),
      () => undefined,
    );
    await expect(keeping).rejects.toThrow(/auth ended/);
    await expect(supervisor.crashed).rejects.toThrow(/auth ended/);
    expect(notes()).toHaveLength(1);
  });
});

describe('a process that gives way', () => {
  it('takes only what others leave of the processors', async () => {
    const child = supervisor.start('apps', program('reader'));
    giveWay(child.pid);
    expect(os.getPriority(child.pid)).toBe(os.constants.priority.PRIORITY_LOW);
    const group = `/proc/${child.pid}/autogroup`;
    if (fs.existsSync(group)) expect(fs.readFileSync(group, 'utf8')).toMatch(/ nice 19$/m);
  });
});
