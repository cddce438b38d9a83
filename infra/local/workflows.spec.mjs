// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const folder = path.join(root, '.github/workflows');
const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));

describe('workflows', () => {
  it.each(fs.readdirSync(folder))('%s calls npm scripts that there are', (file) => {
    const called = [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/npm (?:run ([\w:]+)|(test))/g)].map(
      ([, run, test]) => run ?? test,
    );
    expect(called.length).toBeGreaterThan(0);
    expect(called.filter((name) => !(name && name in scripts))).toEqual([]);
  });

  // Every night, since what is known of a component changes while the component does not.
  it('looks for known weaknesses of what is installed', () => {
    const deep = fs.readFileSync(path.join(folder, 'deep.yml'), 'utf8');
    expect(deep).toMatch(/schedule:\s+- cron: '\d+ \d+ \* \* \*'/);
    expect(deep).toContain('npm run components:check');
    expect(scripts['components:check']).toMatch(/^npm audit .*--audit-level=high/);
  });
});
