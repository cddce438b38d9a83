// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { settingsFile } from '../local/local-folder.mjs';
import { root } from '../local/root.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'taxonomy '));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const run = () => {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, LOCAL_DIR: folder };
  delete env.DATABASE_URL;
  const program = path.join(root, 'infra/taxonomy/import.mjs');
  return spawnSync(process.execPath, [program], { env, encoding: 'utf8' }).stderr;
};

describe('enriching the dictionary', () => {
  it('says what to do where no stack runs', () => {
    expect(run()).toMatch(/No installation is running here/);
  });

  it('finds the database of the stack that runs', () => {
    fs.writeFileSync(settingsFile(folder), JSON.stringify({ urls: { DATABASE_URL: 'postgres://tandem@127.0.0.1:1/tandem' } }));
    expect(run()).toMatch(/ECONNREFUSED 127\.0\.0\.1:1/);
  });
});
