import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lastServerGone } from './last-server.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tandem-postgres-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A process that names a folder, as PostgreSQL does, and is written down there. */
const serverOf = (data) => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)', '--', data]);
  fs.writeFileSync(path.join(folder, 'postmaster.pid'), `${child.pid}\n${data}\n`);
  return { child, ended: new Promise((resolve) => child.once('exit', resolve)) };
};

it('a PostgreSQL that is still ending is waited for', async () => {
  const { child, ended } = serverOf(folder);
  let isGone = false;
  const gone = lastServerGone(folder).then(() => (isGone = true));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isGone).toBe(false);
  child.kill();
  await Promise.all([ended, gone]);
});

it('neither one that is long gone, nor a process that got its number since, nor one that does not end is', async () => {
  const { child, ended } = serverOf('/somewhere/else');
  await lastServerGone(folder);
  child.kill();
  await ended;
  await lastServerGone(folder);
  const stuck = serverOf(folder);
  await lastServerGone(folder, 200);
  stuck.child.kill();
  await stuck.ended;
});
