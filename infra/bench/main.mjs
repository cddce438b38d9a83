#!/usr/bin/env node
// @ts-check
// Prints what things cost beside their peers, row by row. Each row is a file of rows/. Rows about matching fill tables of their own.
//   DATABASE_URL=postgres://... npm run bench -- [P4 P7 ...] [--large] [--corpus FILE.jsonl.gz] [--keep]
import { readdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { realFacts } from './corpus.mjs';
import { closeTables, dropTables, tablesOn } from './matching/tables-of.mjs';
import { linesOf } from './row.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { large: { type: 'boolean', default: false }, corpus: { type: 'string' }, keep: { type: 'boolean', default: false } },
});

const files = (await readdir(new URL('rows/', import.meta.url))).sort();
/** @type {import('./row.mjs').Row[]} */
const rows = [];
// One after another: a module that is required while it is being imported cannot be loaded.
for (const file of files) rows.push((await import(`./rows/${file}`)).row);
const chosen = rows.filter(({ id, isLarge }) => (positionals.length === 0 || positionals.includes(id)) && (values.large || !isLarge));

const real = values.corpus ? await realFacts(values.corpus) : [];
const { open, tables } = tablesOn(process.env.DATABASE_URL, real);

try {
  for (const row of chosen) console.log(linesOf(row, await row.measure({ tables, isLarge: values.large })).join('\n'));
} finally {
  for (const parts of open.values()) {
    if (!values.keep) await dropTables(parts);
    await closeTables(parts);
  }
}
