import { randomUUID } from 'node:crypto';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { matchStatuses } from '@tandem/domain/match';
import { Db } from '@tandem/service-kit/database';
import { aCompany } from './people';
import { matchIn, toldCandidate, toldVacancy } from './rows';
import { Stack } from './stack';

jest.setTimeout(120_000);

const companyId = randomUUID();
const employer = { accountId: randomUUID(), accountType: 'EMPLOYER' as const, companyId, companyRole: 'Member' };
let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
  await stack.tellCompany(aCompany(companyId, [employer.accountId]));
});
afterAll(async () => stack?.stop());

/** Statements over the tables of matches while something is done; the kit looks after its own ones all the time. */
const statements = async (work: () => Promise<unknown>): Promise<string[]> => {
  const { source } = stack.matching.app.get(Db);
  const run: string[] = [];
  const make = source.createQueryRunner.bind(source);
  const spy = jest.spyOn(source, 'createQueryRunner').mockImplementation((...args) => {
    const runner = make(...args);
    const plain = runner.query.bind(runner) as (...parts: unknown[]) => Promise<unknown>;
    runner.query = (async (...parts: unknown[]) => {
      run.push(String(parts[0]));
      return plain(...parts);
    }) as typeof runner.query;
    return runner;
  });
  await work();
  spy.mockRestore();
  return run.filter((sql) => /^select/i.test(sql) && !/outbox|inbox|\bjob\b|is_stale|_run\b/.test(sql));
};

it('shows each side all that has a column, and selects by what counts as a state', async () => {
  const candidate = await toldCandidate(stack);
  for (const status of matchStatuses)
    await matchIn(stack, { candidateId: candidate.accountId, vacancyId: await toldVacancy(stack, companyId), status });
  const own = async (query: object) =>
    (await stack.bus.call(matchingCalls.candidateFunnel, { query }, candidate)).map(({ status }) => status).sort();
  const shown = matchStatuses.filter((status) => !['BEING_MATCHED', 'MATCHED', 'JOB_TAKEN'].includes(status)).sort();
  expect(await own({})).toEqual(shown);
  expect(await own({ states: ['REJECTED'] })).toEqual(['DECLINED_INTERVIEW_BY_EMPLOYER', 'REJECTED']);
  expect(await own({ states: ['DECLINED'] })).toEqual(['DECLINED', 'DECLINED_INTERVIEW_BY_CANDIDATE']);
  expect(await own({ states: ['BEING_MATCHED', 'MATCHED'] })).toEqual([]);
  expect(await own({ states: ['JOB_TAKEN'] })).toEqual(['JOB_TAKEN']);
  expect(await own({ archived: true })).toEqual([]);
  const theirs = await stack.bus.call(matchingCalls.employerFunnel, { query: {} }, employer);
  expect(theirs.map(({ status }) => status).sort()).toEqual(shown);
});

it('refuses a state there is none of and a search nobody types', async () => {
  const candidate = await toldCandidate(stack);
  const ask = async (query: object) => stack.bus.call(matchingCalls.candidateFunnel, { query }, candidate);
  await expect(ask({ states: ['HIRED'] })).rejects.toMatchObject({ code: 'invalid_value', status: 400 });
  await expect(ask({ search: 'x'.repeat(10_000) })).rejects.toMatchObject({ code: 'too_long', status: 400 });
  expect(await ask({ search: `%_\\' or 1=1` })).toEqual([]);
});

it('finds every word of a search, whatever its accents and its order', async () => {
  const candidate = await toldCandidate(stack);
  const vacancyId = await toldVacancy(stack, companyId, { title: 'Ingénieur réseaux' });
  await matchIn(stack, { candidateId: candidate.accountId, vacancyId, status: 'APPLIED' });
  const names = { firstName: 'Zoë', lastName: 'van der Straße' };
  await stack.sql(`update candidate set contact = contact || $2 where id = $1`, [candidate.accountId, JSON.stringify(names)]);
  const found = async (search: string, query = { search, vacancyIds: [vacancyId] }) => [
    (await stack.bus.call(matchingCalls.employerFunnel, { query }, employer)).length,
    (await stack.bus.call(matchingCalls.candidateFunnel, { query }, candidate)).length,
  ];
  for (const search of ['Zoë van der Straße', 'zoe strasse', 'straße  ZOË', 'Zoe\u0308', 'zoe reseaux'])
    expect([search, await found(search)]).toEqual([search, [1, 0]]);
  expect(await found('reseaux ingenieur')).toEqual([1, 1]);
  expect(await found('zoe maria')).toEqual([0, 0]);
});

it('reads five thousand applications in at most four statements', async () => {
  const vacancies = await Promise.all(Array.from({ length: 8 }, async () => toldVacancy(stack, companyId, { title: 'Monteur' })));
  await stack.sql(
    `insert into candidate (id, contact, wishes, is_test, is_ready, country, is_stale, occupation_ids, isco_codes, skill_ids, term_ids, told_at)
     select gen_random_uuid(), jsonb_build_object('firstName', 'Ada', 'lastName', 'Nummer ' || n, 'email', 'ada' || n || '@example.org', 'address', jsonb_build_object('city', 'Utrecht', 'country', 'NL')),
       '{"preferences": {"salary": 3000}}', false, true, 'NL', false, '{}', '{}', '{}', '{}', now() from generate_series(1, 5000) n`,
  );
  await stack.sql(
    `insert into match (id, candidate_id, vacancy_id, status, percentage, exact, reason, is_asked, is_kept, archived_by_candidate, archived_by_employer,
       applied_at, is_generating_cover_letter, is_generating_resume, created_at, updated_at)
     select gen_random_uuid(), id, ($1::uuid[])[1 + (row_number() over ()) % 8], (array['APPLIED', 'INVITED', 'INTERVIEW'])[1 + (row_number() over ()) % 3], 70, 70,
       jsonb_build_object('positive', repeat('x', 4000)), false, true, false, false, now(), false, false, now(), now()
     from candidate where contact->>'firstName' = 'Ada'`,
    [vacancies],
  );
  await stack.sql('analyze match');
  const ask = async () =>
    stack.bus.call(
      matchingCalls.employerFunnel,
      { query: { vacancyIds: vacancies, states: ['APPLIED', 'INVITED', 'INTERVIEW'] } },
      employer,
    );
  const run = await statements(async () => expect(await ask()).toHaveLength(5_000));
  expect(run.length).toBeGreaterThan(0);
  expect(run.length).toBeLessThanOrEqual(4);
});
