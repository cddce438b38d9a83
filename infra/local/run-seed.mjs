// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { environmentOf, inherited } from './environment.mjs';
import { localDirOf, settingsFile } from './local-folder.mjs';
import { root } from './root.mjs';
import { localSecrets } from './secrets.mjs';

/**
 * Runs a script of infra/seeds against the stack that runs with LOCAL_DIR, and ends as it ends.
 * @param {string} script
 */
export function runSeed(script) {
  const localDir = localDirOf(process.env);
  const settings = settingsFile(localDir);
  if (!fs.existsSync(settings)) {
    console.error(`No stack is running with the data in ${localDir}. Start one first: npm start`);
    process.exit(1);
  }
  const stack = { ...JSON.parse(fs.readFileSync(settings, 'utf8')), secrets: localSecrets(localDir) };
  const { status } = spawnSync(process.execPath, [path.join(root, 'infra', 'seeds', script), ...process.argv.slice(2)], {
    env: { ...inherited(process.env), ...environmentOf(stack, 'seeds') },
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
