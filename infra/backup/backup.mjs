// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { Problem } from '@tandem/contracts/problem';
import { FolderStore } from '@tandem/service-kit/object-store/folder-store';
import { copyIn, copyOut, measured, moveCounters, nameOf, tablesOf } from './database.mjs';

/** @typedef {import('./database.mjs').Table} Table */
/** @typedef {import('@tandem/service-kit/object-store/object-store').ObjectStore} ObjectStore */
/** @typedef {{ count: number, sum: string }} Files `sum`: of all that is in them, whatever their order. */
/** @typedef {{ madeAt: string, tables: Table[], files: Files }} Contents What a backup says of itself. */
/** @typedef {{ databaseUrl: string, store: ObjectStore, folder: string }} Place `databaseUrl`: of a role that may read and write all schemas. */

/**
 * Writes everything people gave the product into a folder: all tables as of one moment, then all files. Files that came
 * meanwhile are there too and belong to nobody; those that went are missing like those of somebody who left.
 * @param {Place} place
 * @returns {Promise<Contents>}
 */
export async function backUp({ databaseUrl, store, folder }) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (fs.readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  const tables = await withClient(databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    /** @type {Table[]} */
    const found = [];
    for (const table of await tablesOf(client)) {
      found.push(await measured(client, table));
      await copyOut(client, /** @type {Table} */ (found.at(-1)), folder);
    }
    await client.query('commit');
    return found;
  });
  const files = await copyFiles(store, new FolderStore(path.join(folder, 'files')));
  const contents = { madeAt: new Date().toISOString(), tables, files };
  // Written last: a folder without it is no backup.
  fs.writeFileSync(path.join(folder, 'contents.json'), JSON.stringify(contents, undefined, 2), { mode: 0o600 });
  return contents;
}

/**
 * Brings a backup into an empty installation of the same version, all of it or nothing, and compares what is there then
 * with what was written down.
 * @param {Place} place
 * @returns {Promise<Contents>}
 */
export async function restore({ databaseUrl, store, folder }) {
  const contents = contentsOf(folder);
  await withClient(databaseUrl, async (client) => {
    await client.query('begin');
    await requireEmpty(client, contents);
    for (const table of contents.tables) if (table.table !== 'migration') await copyIn(client, table, folder);
    await moveCounters(client);
    for (const table of contents.tables) await requireSame(client, table);
    // Before the tables are there for good: files that nothing names may stay, and this can be tried again.
    const { count, sum } = await copyFiles(new FolderStore(path.join(folder, 'files')), store);
    if (count !== contents.files.count || sum !== contents.files.sum)
      throw new Error(`${count} files of ${contents.files.count} came back, or some changed`);
    await client.query('commit');
  });
  return contents;
}

/**
 * @param {string} folder
 * @returns {Contents}
 */
function contentsOf(folder) {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, 'contents.json'), 'utf8'));
  } catch {
    throw new Error(`${folder} is no backup, or one that was not finished: it has no whole contents.json`);
  }
}

/** @param {import('pg').Client} client @param {Contents} contents */
async function requireEmpty(client, contents) {
  const present = await tablesOf(client);
  const shape = (/** @type {Pick<Table, 'schema' | 'table' | 'columns'>[]} */ tables) =>
    tables.map((table) => `${nameOf(table)} ${table.columns.join()}`).sort().join('\n'); // prettier-ignore
  if (shape(present) !== shape(contents.tables)) throw new Error('the backup is of another version: bring the schemas to it first');
  for (const table of present) {
    const { rows } = await measured(client, table);
    if (table.table !== 'migration' && rows > 0) throw new Error(`${nameOf(table)} is not empty`);
  }
}

/** @param {import('pg').Client} client @param {Table} table */
async function requireSame(client, table) {
  // When a migration ran differs; which ones ran was compared by the tables they made.
  if (table.table === 'migration') return;
  const { rows, sum } = await measured(client, table);
  if (rows !== table.rows || sum !== table.sum)
    throw new Error(`${nameOf(table)} came back with ${rows} rows of ${table.rows}, or changed`);
}

/**
 * Copies all files; one that goes while others are copied is passed over.
 * @param {ObjectStore} from @param {ObjectStore} to
 * @returns {Promise<Files>}
 */
async function copyFiles(from, to) {
  let count = 0;
  let sum = 0n;
  for await (const { key } of from.list('')) {
    const found = await from.get(key).catch(nullWhenGone);
    if (!found) continue;
    const hash = createHash('sha256').update(`${key}\n${found.contentType}\n`);
    const summed = new Transform({ transform: (chunk, _encoding, done) => done(null, (hash.update(chunk), chunk)) });
    await Promise.all([pipeline(found.body, summed), to.put(key, summed, found.contentType)]);
    count += 1;
    sum += hash.digest().readBigUInt64BE();
  }
  return { count, sum: String(sum) };
}

/** @param {unknown} error */
function nullWhenGone(error) {
  if (Problem.from(error)?.code === 'not_found') return null;
  throw error;
}

/**
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} work
 */
async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Rows are summed as they are written out, which is as a server is set, and two servers may be set apart.
    await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1`);
    return await work(client);
  } finally {
    await client.end();
  }
}
