// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { groups } from './queries.mjs';

const testFile = fileURLToPath(new URL('alerts.test.yaml', import.meta.url));

/** @returns {{ tests: { alert_rule_test: { alertname: string, exp_alerts?: unknown[] }[] }[] }} */
export const alertTests = () => parse(fs.readFileSync(testFile, 'utf8'));

/**
 * Has Prometheus' own tool read the rules and play the tests.
 * @param {string} promtool
 * @returns {{ status: number | null, said: string }}
 */
export function runPromtool(promtool) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tandem-alerts-'));
  try {
    // The operator's resource holds the rules; the tool wants them bare, beside their tests.
    fs.writeFileSync(path.join(folder, 'rules.yaml'), stringify({ groups }));
    fs.copyFileSync(testFile, path.join(folder, 'alerts.test.yaml'));
    const runs = [
      ['check', 'rules', 'rules.yaml'],
      ['test', 'rules', 'alerts.test.yaml'],
    ].map((args) => spawnSync(promtool, args, { cwd: folder, encoding: 'utf8', timeout: 60_000 }));
    return {
      status: runs.find(({ status }) => status !== 0)?.status ?? 0,
      said: runs.map(({ stdout, stderr }) => `${stdout}${stderr}`).join(''),
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
