// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rotateLog } from './child.mjs';
import { Supervisor } from './supervisor.mjs';
import { waitUntil } from './wait.mjs';

describe('supervising processes', () => {
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

  it('runs a command to its end and says how it ended', async () => {
    const { code, log } = await supervisor.run({
      ...program('build'),
      command: [process.execPath, '-e', 'console.log("done"); process.exitCode = 4'],
    });
    expect([code, fs.readFileSync(log, 'utf8')]).toEqual([4, 'done\n']);
  });

  it('gives up waiting for a process that has ended', async () => {
    const child = supervisor.start('services', { ...program('auth'), command: [process.execPath, '-e', ''] });
    const never = async () => {
      throw new Error('no answer');
    };
    await expect(waitUntil('Auth', child, never)).rejects.toThrow(/Auth ended with exit code 0/);
  });

  it('keeps the logs of the last three runs', () => {
    const log = path.join(folder, 'x.log');
    for (const run of ['1', '2', '3', '4', '5']) {
      rotateLog(log);
      fs.writeFileSync(log, run);
    }
    const kept = ['', '.1', '.2', '.3', '.4'].map((age) => fs.existsSync(log + age) && fs.readFileSync(log + age, 'utf8'));
    expect(kept).toEqual(['5', '4', '3', '2', false]);
  });
});
