// @ts-check
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { sideBySide } from '../ratio.mjs';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/contracts/matching/matching')} */
const { matchingCalls } = require('@tandem/contracts/matching/matching');
/** @type {typeof import('@tandem/service-kit/database')} */
const { Db } = require('@tandem/service-kit/database');
/** @type {typeof import('@tandem/service-kit/migrate')} */
const { migrate } = require('@tandem/service-kit/migrate');
/** @type {typeof import('@tandem/service-kit/start')} */
const { startService } = require('@tandem/service-kit/start');
/** @type {typeof import('@tandem/test-kit/environment')} */
const { testEnvironment } = require('@tandem/test-kit/environment');
/** @type {typeof import('@tandem/test-kit/test-bus')} */
const { TestBus } = require('@tandem/test-kit/test-bus');
/** @type {typeof import('@tandem/matching/service')} */
const { service } = require('@tandem/matching/service');

const amounts = [500, 5_000];
const pairs = 15;
const place = { city: 'Utrecht', country: 'NL', latitude: 52.0907, longitude: 5.1214 };

const cardOf = (/** @type {string} */ id, /** @type {string} */ companyId) => ({
  id, title: 'Monteur', address: place, employer: { id: companyId, companyName: 'Halte', logoUrl: null, address: place, summaryUrl: null },
  salaryMin: 2_900, salaryMax: 3_900, salaryIsEstimated: false, workModel: 'ON_SITE', homeworkDays: 0, minHoursPerWeek: 36, contractType: 'PERMANENT',
  isScraped: false, originalUrl: null, summaryUrl: '/files/summary.md', filledSince: null, createdAt: '2026-01-05T09:00:00.000Z',
}); // prettier-ignore

/** A company with eight vacancies and so many applications, each with reasons that no card shows. */
const fill = async (/** @type {(text: string, values?: unknown[]) => Promise<unknown>} */ sql, /** @type {number} */ amount) => {
  const companyId = randomUUID();
  await sql(`insert into company (id, company_name, member_ids, address) values ($1, 'Halte', '{}', $2)`, [companyId, place]);
  const vacancies = Array.from({ length: 8 }, () => randomUUID());
  for (const id of vacancies)
    await sql(
      `insert into vacancy (id, company_id, card, is_scraped, is_published, is_deleted, is_open, is_remote, is_stale, country, occupation_ids, isco_codes,
         skill_ids, term_ids, told_at) values ($1, $2, $3, false, true, false, true, false, false, 'NL', '{}', '{}', '{}', '{}', now())`,
      [id, companyId, cardOf(id, companyId)],
    );
  await sql(
    `with people as (
       insert into candidate (id, contact, wishes, is_test, is_ready, country, is_stale, occupation_ids, isco_codes, skill_ids, term_ids, told_at)
       select gen_random_uuid(), jsonb_build_object('firstName', 'Ada', 'lastName', 'Nummer ' || n, 'email', 'ada' || n || '@example.org', 'address', $3::jsonb),
         '{"preferences": {"salary": 3000}}', false, true, 'NL', false, '{}', '{}', '{}', '{}', now() from generate_series(1, $2::int) n returning id
     )
     insert into match (id, candidate_id, vacancy_id, status, percentage, exact, reason, is_asked, is_kept, archived_by_candidate, archived_by_employer,
       applied_at, is_generating_cover_letter, is_generating_resume, created_at, updated_at)
     select gen_random_uuid(), id, ($1::uuid[])[1 + (row_number() over ()) % 8], (array['APPLIED', 'INVITED', 'INTERVIEW'])[1 + (row_number() over ()) % 3], 70, 70,
       jsonb_build_object('positive', repeat('x', 4000)), false, true, false, false, now(), false, false, now(), now() from people`,
    [vacancies, amount, place],
  );
  for (const table of ['match', 'candidate', 'vacancy']) await sql(`analyze ${table}`);
  return companyId;
};

/** The rows a board is made of, in one statement. */
const rows = `select m.id, m.status, m.percentage, m.invitation, m.updated_at, v.card, c.contact, c.wishes, o.company_name, o.address
  from match m join vacancy v on v.id = m.vacancy_id join candidate c on c.id = m.candidate_id join company o on o.id = v.company_id
  where v.company_id = $1 and m.applied_at is not null order by m.updated_at desc, m.id`;

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P9',
  what: 'the funnel of an employer with 5,000 applications, as asked over NATS in one process with the caller',
  peer: 'one SQL with those rows',
  measure: async () => {
    const environment = await testEnvironment(['matching'], { MATCHING_THREADS: '1' });
    await migrate(service, environment.of('matching'));
    const running = await startService(service, environment.of('matching'));
    const bus = await TestBus.connect(environment.of('matching'));
    try {
      const { source } = running.app.get(Db);
      const each = [];
      for (const amount of amounts) {
        const companyId = await fill(async (text, values) => source.query(text, values), amount);
        const who = /** @type {const} */ ({ accountId: randomUUID(), accountType: 'EMPLOYER', companyId, companyRole: 'Admin' });
        const ask = async () => bus.call(matchingCalls.employerFunnel, { query: {} }, who);
        each.push({ amount, ...(await sideBySide(ask, async () => source.query(rows, [companyId]), { pairs, warmUps: 3 })) });
      }
      const largest = each.at(-1);
      return {
        figures: [{ value: largest?.ratio ?? 0, unit: 'x', floor: 2, isLowerBetter: true }],
        notes: each.map(({ amount, ratio, ours, peer }) => `${amount}: ${ratio.toFixed(2)}x, ${ours.toFixed(0)} ms against ${peer.toFixed(0)} ms, medians of ${pairs} pairs`), // prettier-ignore
      };
    } finally {
      await bus.close();
      await running.stop();
      await environment.remove();
    }
  },
};
