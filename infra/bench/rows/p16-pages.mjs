// @ts-check
import { createRequire } from 'node:module';
import { consoleGround, rows } from '../console.mjs';
import { middle, timed } from '../ratio.mjs';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/contracts/admin/admin')} */
const { adminCalls } = require('@tandem/contracts/admin/admin');
/** @type {typeof import('@tandem/contracts/admin/admin.shapes')} */
const { sortDirections, sortFields } = require('@tandem/contracts/admin/admin.shapes');

const rounds = 5;
const tables = [
  { call: adminCalls.listUsers, fields: sortFields.users, filters: [{}, { accountType: 'EMPLOYER' }, { search: 'abc' }] },
  { call: adminCalls.listEmployers, fields: sortFields.employers, filters: [{}, { onlyActivelyScraping: true }] },
  { call: adminCalls.listVacancies, fields: sortFields.vacancies, filters: [{}, { onlyActivelyScraping: true }, { search: 'abc' }] },
];
const asked = tables.flatMap(({ call, fields, filters }) =>
  fields.flatMap((sortField) =>
    sortDirections.flatMap((sortDirection) => filters.map((filter) => ({ call, query: { sortField, sortDirection, ...filter } }))),
  ),
);

/**
 * Every statement from now on, but those of work in the background with the ends of its transactions. All pass a runner, those of
 * repositories too.
 * @param {import('typeorm').DataSource} source
 */
const statementsOf = (source) => {
  /** @typedef {{ text: string, values: unknown[] }} Statement */
  /** @type {Statement[]} */
  const seen = [];
  const original = source.createQueryRunner.bind(source);
  source.createQueryRunner = (/** @type {any} */ ...given) => {
    const runner = original(...given);
    const run = runner.query.bind(runner);
    const keep = keeperOf(seen);
    runner.query = /** @type {any} */ (
      async (/** @type {string} */ text, /** @type {any[]} */ values, /** @type {any} */ structured) => {
        keep({ text, values });
        return run(text, values, structured);
      }
    );
    return runner;
  };
  return seen;
};

/**
 * Keeps the statements of one runner. Whose transaction it is shows at its first statement, so until then its beginning waits.
 * @param {{ text: string, values: unknown[] }[]} seen
 */
const keeperOf = (seen) => {
  /** @type {{ text: string, values: unknown[] }[]} */
  let beginning = [];
  let isBackground = false;
  return (/** @type {{ text: string, values: unknown[] }} */ statement) => {
    if (/^start transaction/i.test(statement.text)) {
      beginning = [statement];
      isBackground = false;
      return;
    }
    const isWork = /\b(job|outbox)/.test(statement.text);
    if (isWork && beginning.length > 0) isBackground = true;
    if (!isBackground && !isWork) seen.push(...beginning, statement);
    beginning = [];
    if (/^(commit|rollback)/i.test(statement.text)) isBackground = false;
  };
};

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P16-pages',
  what: `the first page of every sort and filter of the console with ${rows.toLocaleString('en')} users and vacancies, at the service`,
  peer: 'the statements of that page, one after another',
  measure: async () => {
    const { source, staff, bus, close } = await consoleGround();
    const seen = statementsOf(source);
    /** @type {{ name: string, ours: number, ratio: number, statements: number }[]} */
    const taken = [];
    try {
      for (const { call, query } of asked) {
        /** @type {{ ours: number, peer: number }[]} */
        const pairs = [];
        let statements = 0;
        for (let round = -1; round < rounds; round++) {
          seen.length = 0;
          const ours = await timed(async () => bus.call(call, { query: /** @type {any} */ (query) }, staff));
          const page = [...seen];
          statements = Math.max(statements, page.length);
          const peer = await timed(async () => {
            for (const { text, values } of page) await source.query(text, values);
          });
          if (round >= 0) pairs.push({ ours, peer });
        }
        taken.push({
          name: `${call.route.subject} ${new URLSearchParams(/** @type {any} */ (query))}`,
          ours: middle(pairs.map((pair) => pair.ours)),
          ratio: middle(pairs.map((pair) => pair.ours / pair.peer)),
          statements,
        });
      }
    } finally {
      await close();
    }
    const bySlowness = [...taken].sort((one, other) => other.ours - one.ours);
    // Of the thousand companies a page takes a few milliseconds, most of them the way over the bus.
    const large = taken.filter(({ name }) => !name.startsWith(adminCalls.listEmployers.route.subject));
    const byRatio = [...large].sort((one, other) => other.ratio - one.ratio);
    const small = [...taken].filter((one) => !large.includes(one)).sort((one, other) => other.ratio - one.ratio);
    const named = (/** @type {typeof taken[number] | undefined} */ one) =>
      `${one?.name}: ${one?.ours.toFixed(1)} ms, ${one?.ratio.toFixed(2)} times`;
    return {
      figures: [
        { name: 'slowest', value: bySlowness[0]?.ours ?? 0, unit: ' ms', floor: 150, isLowerBetter: true },
        { name: 'worst ratio of users and vacancies', value: byRatio[0]?.ratio ?? 0, unit: ' times', floor: 3, isLowerBetter: true },
        { name: 'most statements', value: Math.max(...taken.map(({ statements }) => statements)), unit: '', floor: 4, isLowerBetter: true },
      ],
      notes: [
        `${taken.length} pages, middle of ${rounds} each; middle ratio ${middle(large.map(({ ratio }) => ratio)).toFixed(2)} times`,
        ...bySlowness.slice(0, 2).map(named),
        ...byRatio.slice(0, 3).map(named),
        `of companies, 1,000 rows: ${named(small[0])}`,
      ],
    };
  },
};
