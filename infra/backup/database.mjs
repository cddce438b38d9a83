// @ts-check
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { services } from '../local/parts.mjs';

/** @typedef {import('pg').Client} Client */
/** @typedef {{ schema: string, table: string, columns: string[], rows: number, sum: string }} Table `sum`: of all rows, whatever their order. */

/** @param {Pick<Table, 'schema' | 'table'>} table */
const fileOf = ({ schema, table }) => `${schema}.${table}.copy`;

/** @param {Pick<Table, 'schema' | 'table'>} table */
export const nameOf = ({ schema, table }) => `"${schema}"."${table}"`;

/** @param {Pick<Table, 'columns'>} table */
const listOf = ({ columns }) => columns.map((column) => `"${column}"`).join(', ');

/**
 * Every table of every service, with the columns that are not worked out by the database itself.
 * @param {Client} client
 * @returns {Promise<Pick<Table, 'schema' | 'table' | 'columns'>[]>} Tables that others refer to come before those.
 */
export async function tablesOf(client) {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as table,
            (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
            (select coalesce(array_agg(distinct r.relname::text), '{}') from pg_constraint k join pg_class r on r.oid = k.confrelid
             where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) order by 1, 2`,
    [services],
  );
  return inOrder(rows);
}

/** @param {{ schema: string, table: string, columns: string[], needs: string[] }[]} tables */
function inOrder(tables) {
  const done = new Set();
  /** @type {typeof tables} */
  const ordered = [];
  while (ordered.length < tables.length) {
    const next = tables.filter((each) => !ordered.includes(each) && each.needs.every((need) => done.has(`${each.schema}.${need}`)));
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    for (const each of next) done.add(`${each.schema}.${each.table}`);
    ordered.push(...next);
  }
  return ordered.map(({ schema, table, columns }) => ({ schema, table, columns }));
}

/**
 * How many rows a table has, and a sum of what is in them.
 * @param {Client} client
 * @param {Pick<Table, 'schema' | 'table' | 'columns'>} table
 * @returns {Promise<Table>}
 */
export async function measured(client, table) {
  const { rows } = await client.query(
    `select count(*)::int as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as sum
     from (select ${listOf(table)} from ${nameOf(table)}) t`,
  );
  return { ...table, ...rows[0] };
}

/** @param {Client} client @param {Table} table @param {string} folder */
export async function copyOut(client, table, folder) {
  const stream = client.query(copyTo(`copy ${nameOf(table)} (${listOf(table)}) to stdout`));
  await pipeline(stream, createWriteStream(path.join(folder, fileOf(table)), { mode: 0o600 }));
}

/** @param {Client} client @param {Table} table @param {string} folder */
export async function copyIn(client, table, folder) {
  const stream = client.query(copyFrom(`copy ${nameOf(table)} (${listOf(table)}) from stdin`));
  await pipeline(createReadStream(path.join(folder, fileOf(table))), stream);
}

/**
 * Lets every counter go on after the highest number that was used.
 * @param {Client} client
 */
export async function moveCounters(client) {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as table, a.attname as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) and a.attnum > 0
       and pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null`,
    [services],
  );
  for (const { schema, table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest((select max("${column}") from ${nameOf({ schema, table })}), 1))`,
      [`${schema}.${table}`, column],
    );
  }
}
