// @ts-check
// What Lighthouse says of the public pages of a stack that runs, on a phone as it imagines one: the median of five looks.
//   npm run lighthouse [-- --runs 5] [-- --path /jobs]
// STACK_FILE names the stack (.local/stack.json), CHROME_PATH the browser. Lighthouse itself comes through npx.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../local/root.mjs';
import { readOptions } from '../local/options.mjs';

const version = 'lighthouse@12.8.2';
const kinds = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const bar = 95;

const { values } = readOptions('npm run lighthouse -- [--runs 5] [--path /jobs]', {
  options: { runs: { type: 'string', default: '5' }, path: { type: 'string', multiple: true } },
});
const stackFile = process.env.STACK_FILE ?? path.join(root, '.local', 'stack.json');
/** @type {{ candidate: string }} */
const { candidate } = JSON.parse(fs.readFileSync(stackFile, 'utf8'));
const run = promisify(execFile);

/** @param {string} file */
const firstOf = async (file) => {
  const text = await (await fetch(`${candidate}/sitemaps/${file}-1.xml`)).text();
  return new URL(/<loc>(.*?)<\/loc>/.exec(text)?.[1] ?? candidate).pathname;
};

/** @param {string} address */
const look = async (address) => {
  const args = ['--yes', version, candidate + address, '--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
  // A browser that recorded nothing says so by how it ends: such a look says nothing of the page.
  const once = async () => run('npx', args, { maxBuffer: 64_000_000, timeout: 300_000 });
  const { stdout } = await once().catch(once);
  /** @type {{ categories: Record<string, { score: number | null }> }} */
  const { categories } = JSON.parse(stdout);
  return kinds.map((kind) => Math.round((categories[kind]?.score ?? 0) * 100));
};

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const pages = values.path ?? ['/', '/jobs', await firstOf('vacancies'), await firstOf('companies'), '/resume', '/blog'];
console.log(`${'page'.padEnd(48)}${kinds.map((kind) => kind.padStart(16)).join('')}`);
for (const page of pages) {
  /** @type {number[][]} */
  const looks = [];
  for (let count = 0; count < Number(values.runs); count++) looks.push(await look(page));
  const scores = kinds.map((_, at) => median(looks.map((each) => each[at] ?? 0)));
  console.log(`${page.padEnd(48)}${scores.map((score) => String(score).padStart(16)).join('')}`);
  if (scores.some((score) => score < bar)) process.exitCode = 1;
}
