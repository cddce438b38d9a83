#!/usr/bin/env node
// @ts-check
// Prints what things cost beside their peers, row by row. Each row is a file of rows/. Rows about matching fill tables of their own.
//   DATABASE_URL=postgres://... npm run bench -- [P4 P7 ...] [--large] [--corpus FILE.jsonl.gz] [--keep]
import { readdir } from 'node:fs/promises';
import { realFacts } from './corpus.mjs';
import { closeTables, dropTables, tablesOn } from './matching/tables-of.mjs';
import { linesOf } from './row.mjs';
import { readOptions } from '../local/options.mjs';
import { describe } from '../local/problem.mjs';

const { values, positionals } = readOptions(
  'DATABASE_URL=postgres://... npm run bench -- [P4 P7 ...] [--large] [--corpus FILE.jsonl.gz] [--keep]',
  {
    allowPositionals: true,
    options: { large: { type: 'boolean', default: false }, corpus: { type: 'string' }, keep: { type: 'boolean', default: false } },
  },
);

/** Rows that load pdf.js into this process. It brings a JSON of its own, which would slow down every row after it. */
const last = ['p11', 'vacancy-source'];
const names = (await readdir(new URL('rows/', import.meta.url))).map((file) => file.replace('.mjs', ''));
const inOrder = [...names.filter((name) => !last.includes(name)).sort(), ...last];
const chosen = inOrder.filter((name) => positionals.length === 0 || positionals.some((id) => id.toLowerCase() === name));

const real = values.corpus ? await realFacts(values.corpus) : [];
const { open, tables } = tablesOn(process.env.DATABASE_URL, real);

try {
  for (const name of chosen) {
    /** @type {{ row: import('./row.mjs').Row }} */
    const { row } = await import(`./rows/${name}.mjs`);
    if (row.isLarge && !values.large) continue;
    console.log(linesOf(row, await row.measure({ tables, isLarge: values.large })).join('\n'));
  }
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
} finally {
  for (const parts of open.values()) {
    if (!values.keep) await dropTables(parts);
    await closeTables(parts);
  }
}
