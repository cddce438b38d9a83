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

  it('succeeds when the other stack is gone without a word', async () => {
    const other = anotherStack();
    const isGone = new Promise((resolve) => other.once('exit', resolve));
    fs.writeFileSync(path.join(folder, 'owner.pid'), `${other.pid}\n`);
    other.kill('SIGKILL');
    await isGone;
    expect(() => claimLocalFolder(folder)()).not.toThrow();
  });
});
