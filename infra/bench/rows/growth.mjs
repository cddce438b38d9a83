// @ts-check
import { matchCandidate, people } from '../matching/people.mjs';
import { middle, timed } from '../ratio.mjs';

/** @typedef {import('../matching/parts.mjs').Parts} Parts */

const sizes = [1_000, 10_000, 100_000];
const LARGE = 1_000_000;
const MB = 1024 ** 2;

const megabytesOf = async (/** @type {Parts} */ { source }) => {
  const [{ rows, keys }] = await source.query(
    `select pg_total_relation_size('vacancy') - pg_indexes_size('vacancy') as rows, pg_indexes_size('vacancy') as keys`,
  );
  return { rows: Number(rows) / MB, keys: Number(keys) / MB };
};

/** What one candidate takes from the question to 50 reasons, the middle of all who are tried. */
const taken = async (/** @type {Parts} */ parts) => {
  const each = [];
  for (const person of await people(parts)) {
    const sql = await timed(() => parts.finder.vacanciesFor(parts.source.manager, person.aim));
    const since = process.cpuUsage();
    const all = await timed(() => matchCandidate(parts, person));
    const { user, system } = process.cpuUsage(since);
    each.push({ sql, all, processor: (user + system) / 1_000 });
  }
  return {
    sql: middle(each.map(({ sql }) => sql)),
    all: middle(each.map(({ all }) => all)),
    processor: middle(each.map(({ processor }) => processor)),
  };
};

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'growth',
  what: 'one candidate as the tables grow, from the question to 50 reasons',
  peer: 'ten times fewer vacancies',
  measure: async ({ tables, isLarge }) => {
    const notes = [];
    /** @type {number[]} */
    const all = [];
    for (const vacancies of isLarge ? [...sizes, LARGE] : sizes) {
      const parts = await tables({ vacancies });
      await taken(parts);
      const time = await taken(parts);
      const { rows, keys } = await megabytesOf(parts);
      all.push(time.all);
      const memory = process.memoryUsage.rss() / MB;
      notes.push(`${vacancies.toLocaleString('en')}: SQL ${time.sql.toFixed(0)} ms, all ${time.all.toFixed(0)} ms, processor ${time.processor.toFixed(0)} ms, memory ${memory.toFixed(0)} MB, rows ${rows.toFixed(0)} MB, indexes ${keys.toFixed(0)} MB`); // prettier-ignore
    }
    const steps = all.slice(1).map((time, place) => time / (all[place] ?? time));
    return { figures: [{ name: 'the steepest step', value: Math.max(...steps), unit: 'x', floor: 5, isLowerBetter: true }], notes };
  },
};
