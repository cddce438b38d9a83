// @ts-check
import { StartProblem } from '../../local/problem.mjs';
import { fill } from './tables.mjs';
import { matchingParts } from './parts.mjs';

/** @typedef {import('./parts.mjs').Parts} Parts */

/** Opens a schema of its own for tables of a size. One worker thread, as figures are for one core. */
const openTables = async (/** @type {string | undefined} */ url, /** @type {string} */ schema) => {
  if (!url) throw new StartProblem('Say which PostgreSQL to measure in: DATABASE_URL. It gets a schema of its own.');
  const parts = matchingParts({ url, schema, threads: 1 });
  await parts.source.initialize();
  await parts.source.query(`create schema if not exists ${schema}`);
  await parts.source.runMigrations();
  return parts;
};

/**
 * Tables of matching by their size, filled when they are asked for first and there are too few rows.
 * @param {string | undefined} url of a PostgreSQL
 * @param {readonly import('../made.mjs').Facts[]} real words of vacancies beside the invented ones
 */
export const tablesOn = (url, real) => {
  /** @type {Map<string, Parts>} */
  const open = new Map();
  return {
    open,
    tables: async ({ vacancies = 0, candidates = 0 }) => {
      const schema = `bench_${Math.max(vacancies, candidates)}`;
      const parts = open.get(schema) ?? (await openTables(url, schema));
      open.set(schema, parts);
      await fill(parts, 'vacancy', vacancies, real);
      await fill(parts, 'candidate', candidates);
      return parts;
    },
  };
};

export const closeTables = async (/** @type {Parts} */ { source, engine }) => {
  await source.destroy();
  await engine.onModuleDestroy();
};

/** Removes what was filled. */
export const dropTables = async (/** @type {Parts} */ { source, schema }) => source.query(`drop schema ${schema} cascade`);
