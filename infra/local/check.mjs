// @ts-check
// `npm run check`: formatting, lint, types, import boundaries and unused code, which `npm test` does beside its tests.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runUntilStopped } from './process/run-until-stopped.mjs';
import { Supervisor } from './process/supervisor.mjs';
import { root } from './root.mjs';
import { runChecks } from './testing/checks.mjs';

const localDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tandem-check-'));
const supervisor = new Supervisor();

await runUntilStopped(supervisor, {
  start: async () => ((await runChecks({ supervisor, root, localDir, env: process.env })).failed ? 1 : 0),
  stopped: () => fs.rmSync(localDir, { recursive: true, force: true }),
  askedCode: 130,
});
