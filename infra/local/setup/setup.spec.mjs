// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inputsOf, outputsOf } from './build.mjs';
import { requireDiskSpace } from './disk.mjs';
import { installProblem } from './install.mjs';
import { nodeProblem } from './node-version.mjs';

describe('the Node that runs us', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('is good enough at %s', (version) => {
    expect(nodeProblem(version, 'linux')).toBeUndefined();
  });

  it.each(['12.22.0', '18.20.4', '20.18.3'])('is too old at %s, and the sentence says what to do', (version) => {
    expect(nodeProblem(version, 'darwin')).toMatch(/needs Node 20\.19 or newer[^]*nvm install/);
  });

  it('on Windows points to WSL', () => {
    expect(nodeProblem('22.0.0', 'win32')).toMatch(/WSL/);
  });
});

describe('a failed installation', () => {
  /** @type {string} */
  let folder;
  beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'setup '))));
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it.each([
    ['npm error code ENOTFOUND', /registry cannot be reached/],
    ['npm error code EAI_AGAIN', /registry cannot be reached/],
    ['npm error ENOSPC: no space left on device, write', /disk is full/],
    ['npm error code EACCES', /may not write/],
    ['npm error code EUSAGE', /does not fit/],
    ['npm error something new', /Installing the packages failed/],
  ])('with "%s" is explained, and npm is quoted', (words, sentence) => {
    const log = path.join(folder, 'install.log');
    fs.writeFileSync(log, `npm error first\n${words}\n`);
    const { message } = installProblem(log);
    expect(message).toMatch(sentence);
    expect(message).toContain(words);
  });
});

describe('room on the disk', () => {
  it('is asked for before the work, in words', () => {
    expect(() => requireDiskSpace(os.tmpdir(), 0, 'to build')).not.toThrow();
    expect(() => requireDiskSpace(os.tmpdir(), 1e9, 'to build')).toThrow(/MB free; 1000000000 MB are needed to build/);
  });
});

describe('noticing that a build is needed', () => {
  /** @type {string} */
  let root;
  const write = (/** @type {string} */ name, text = 'x') => {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  };
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'build '));
    write('turbo.json');
    write('libs/one/src/a.ts');
    write('libs/one/dist/a.js');
    write('services/two/src/b.ts');
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it.each(['libs/one/src/a.ts', 'services/two/src/new.ts', 'turbo.json'])('sees a change in %s', (name) => {
    const before = inputsOf(root);
    write(name, 'something longer');
    expect(inputsOf(root)).not.toBe(before);
  });

  it.each(['libs/one/dist/a.js', 'libs/one/node_modules/p/index.js', 'services/two/test/b.int.spec.ts'])(
    'is not disturbed by %s',
    (name) => {
      const before = inputsOf(root);
      write(name, 'something longer');
      expect(inputsOf(root)).toBe(before);
    },
  );

  it('sees that an output was deleted', () => {
    const before = outputsOf(root);
    fs.rmSync(path.join(root, 'libs/one/dist'), { recursive: true });
    expect(outputsOf(root)).not.toBe(before);
  });
});
