// @ts-check
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';

/** @param {string} program @param {readonly string[]} given */
const run = (program, given) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [program, ...given], { cwd: root, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
};

describe('a command that reads what it is given', () => {
  it.each([
    ['matching', ['nowhere.jsonl', '--out', 'x'], 'There is no file nowhere.jsonl.'],
    ['matching', ['infra', '--out', 'x'], 'There is no file infra.'],
    ['resumes', ['nowhere', '--out', 'x'], 'There is no folder nowhere.'],
    ['vacancies', ['README.md', '--out', 'x'], 'There is no folder README.md.'],
    ['resume-speed', [], 'Usage: npm run eval:resume-speed'],
    ['taxonomy', ['--occupations', 'nowhere.csv', 'nowhere.csv'], 'There is no file nowhere.csv.'],
  ])('says in a sentence what %s %j lacks, and how it is used', (name, given, expected) => {
    const { status, said } = run(path.join('infra/eval', `${name}.mjs`), given);
    expect(said).toContain(expected);
    expect(said).toContain('Usage: npm run eval:');
    expect(said).not.toMatch(/\n\s+at /);
    expect(status).toBe(2);
  });
});
