import { adminCalls } from '@tandem/contracts/admin/admin';
import { sortFields } from '@tandem/contracts/admin/admin.shapes';
import { Db } from '@tandem/service-kit/database';
import { type Staff, TestConsole } from './console';

jest.setTimeout(300_000);

/** Enough to fill pages and parts of a download. How long ten times as many take is measured by `npm run bench -- P16 P16-pages`. */
const ROWS = 10_000;

/** No statement runs as long as the service would let it. */
const AT_ONCE = 10_000;
const PEOPLE = `
  insert into person select gen_random_uuid(), 'p' || md5(n::text) || '@example.org', case when n % 3 > 0 then 'F' || md5('f' || n) end,
    'L' || md5('l' || n), case when n % 2 = 0 then '+316' || n end, null, case when n % 4 = 0 then 'EMPLOYER' else 'CANDIDATE' end, 'email', false,
    false, '{"newMatches":true,"matchChanged":true,"interviewCheck":true}', null, 'p' || md5(n::text) || ' l' || md5('l' || n),
    now() - n * interval '1 minute', now() - (n % 5000) * interval '1 minute', now() from generate_series($1::int, $2::int) n`;
const VACANCIES = `
  insert into vacancy select gen_random_uuid(), 'T' || md5(e.id::text || n), e.id, e.company_name,
    jsonb_build_object('id', e.id, 'companyName', e.company_name, 'logoUrl', null, 'address', null, 'summaryUrl', null), false, true, null, null,
    '{"basicInfoValid":true,"detailsValid":true,"readStatus":"VERIFIED"}', 't' || md5(e.id::text || n), now() - (e.place * 100 + n) * interval '1 minute', now()
  from (select *, row_number() over (order by id) as place from employer) e, generate_series(1, 100) n where e.place between $1 and $2`;

let console: TestConsole;
let staff: Staff;
beforeAll(async () => {
  console = await TestConsole.start();
  staff = await console.staff();
  for (let from = 1; from < ROWS; from += AT_ONCE) await console.sql(PEOPLE, [from, from + AT_ONCE - 1]);
  await console.sql(
    `insert into employer select gen_random_uuid(), 'C' || md5(n::text), n % 50 = 0, 100, 50, null, 'c' || md5(n::text), now() - n * interval '1 hour', now(), now()
     from generate_series(1, $1::int / 100) n`,
    [ROWS],
  );
  for (let from = 1; from < ROWS / 100; from += AT_ONCE / 100) await console.sql(VACANCIES, [from, from + AT_ONCE / 100 - 1]);
  await console.sql('analyze');
});
afterAll(async () => console.stop());

const directions = ['ASC', 'DESC'] as const;
const tables = [
  { call: adminCalls.listUsers, fields: sortFields.users, filters: [{}, { accountType: 'EMPLOYER' }, { search: 'abc' }] },
  { call: adminCalls.listEmployers, fields: sortFields.employers, filters: [{}, { onlyActivelyScraping: true }] },
  { call: adminCalls.listVacancies, fields: sortFields.vacancies, filters: [{}, { onlyActivelyScraping: true }, { search: 'abc' }] },
];
const cases = tables.flatMap(({ call, fields, filters }) =>
  fields.flatMap((sortField) =>
    directions.flatMap((sortDirection) => filters.map((filter) => ({ call, query: { sortField, sortDirection, ...filter } }))),
  ),
);

it('opens the first page of every sort and filter with at most four queries', async () => {
  const { source } = console.running.app.get(Db);
  let queries = 0;
  const { query } = source;
  source.query = async <T>(...given: Parameters<typeof query>): Promise<T> => {
    if (/\b(person|employer|vacancy|audit)\b/.test(given[0])) queries += 1;
    return query.apply(source, given) as Promise<T>;
  };
  for (const { call, query: asked } of cases) {
    // Who asks is looked up through a repository, which does not pass here.
    queries = 1;
    const { items } = await console.bus.call(call, { query: asked as never }, staff);
    expect(items.length).toBeGreaterThan(0);
    expect(queries).toBeLessThanOrEqual(4);
  }
  source.query = query;
});

it('reads a whole table a thousand rows at a time', async () => {
  const { source } = console.running.app.get(Db);
  const amounts: number[] = [];
  const create = source.createQueryRunner.bind(source);
  const watched = jest.spyOn(source, 'createQueryRunner').mockImplementation((...given) => {
    const runner = create(...given);
    const query = runner.query.bind(runner) as (...asked: unknown[]) => Promise<unknown>;
    const counted = async (...asked: unknown[]): Promise<unknown> => {
      const rows = await query(...asked);
      if (Array.isArray(rows)) amounts.push(rows.length);
      return rows;
    };
    return Object.assign(runner, { query: counted as typeof runner.query });
  });
  await console.bus.call(adminCalls.downloadUsers, { query: { sortField: 'email' } }, staff);
  watched.mockRestore();
  expect(Math.max(...amounts)).toBe(1_000);
  expect(amounts.filter((amount) => amount === 1_000).length).toBe(ROWS / 1_000);
});
