// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { claimLocalFolder } from './local-folder.mjs';

describe('claiming the data folder', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'claim '))));
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  /** A process that looks like a running stack. */
  const anotherStack = () => spawn(process.execPath, ['-e', 'setTimeout(() => 0, 60000)', 'start.mjs'], { stdio: 'ignore' });

  it('can be done again after giving it back', () => {
    claimLocalFolder(folder)();
    expect(() => claimLocalFolder(folder)()).not.toThrow();
  });

  it('is refused while another stack has it, with its process and the way to a second one', () => {
    const other = anotherStack();
    fs.writeFileSync(path.join(folder, 'owner.pid'), `${other.pid}\n`);
    expect(() => claimLocalFolder(folder)).toThrow(new RegExp(`process ${other.pid}[^]*LOCAL_DIR=`));
    other.kill('SIGKILL');
  });

  it('succeeds when the number has come to a process of another account that is no stack', () => {
    fs.writeFileSync(path.join(folder, 'owner.pid'), '1\n');
    const { kill } = process;
    process.kill = () => {
      throw Object.assign(new Error('not yours'), { code: 'EPERM' });
    };
    try {
      expect(() => claimLocalFolder(folder)()).not.toThrow();
    } finally {
      process.kill = kill;
    }
  });

  it('in a folder that cannot be made names that folder, and nobody is told to take what holds it', () => {
    fs.writeFileSync(path.join(folder, 'file'), '');
    expect(() => claimLocalFolder(path.join(folder, 'file', 'data'))).toThrow(/cannot be made by this account[^]*install -d[^]*LOCAL_DIR=/);
  });

  it('succeeds when the other stack is gone without a word', async () => {
    const other = anotherStack();
    const isGone = new Promise((resolve) => other.once('exit', resolve));
    fs.writeFileSync(path.join(folder, 'owner.pid'), `${other.pid}\n`);
    other.kill('SIGKILL');
    await isGone;
    expect(() => claimLocalFolder(folder)()).not.toThrow();
  });
});
