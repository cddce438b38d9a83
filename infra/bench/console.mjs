// @ts-check
import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import { gatewayGround } from './gateway-parts.mjs';

const require = createRequire(import.meta.url);
/** @type {typeof import('@tandem/service-kit/database')} */
const { Db } = require('@tandem/service-kit/database');
/** @type {typeof import('@tandem/service-kit/migrate')} */
const { migrate } = require('@tandem/service-kit/migrate');
/** @type {typeof import('@tandem/service-kit/start')} */
const { startService } = require('@tandem/service-kit/start');
/** @type {typeof import('@tandem/admin/service')} */
const admin = require('@tandem/admin/service');
/** @type {typeof import('@tandem/gateway/service')} */
const gateway = require('@tandem/gateway/service');

export const rows = 100_000;
const companies = 1_000;
/** So many that no statement takes as long as the service would let it. */
const stretch = 10_000;

const people = `
  insert into person (id, email, first_name, last_name, phone, linkedin_url, account_type, auth_provider, is_admin, is_test, mail_preferences, company_id,
    search, created_at, updated_at, told_at)
  select gen_random_uuid(), 'p' || md5(n::text) || '@example.org', case when n % 3 > 0 then 'F' || md5('f' || n) end, 'L' || md5('l' || n),
    case when n % 2 = 0 then '+316' || n end, case when n % 5 = 0 then 'https://linkedin.example/in/' || n end,
    case when n % 4 = 0 then 'EMPLOYER' else 'CANDIDATE' end, 'email', false, n % 1000 = 0,
    '{"newMatches":true,"matchChanged":true,"interviewCheck":true}', null, 'p' || md5(n::text) || ' l' || md5('l' || n),
    now() - n * interval '1 minute', now() - (n % 5000) * interval '1 minute', now() from generate_series($1::int, $2::int) n`;
const employers = `
  insert into employer (id, company_name, actively_scraping, amount_vacancies, intake_progress, search, created_at, updated_at, told_at)
  select gen_random_uuid(), 'C' || md5(n::text), n % 50 = 0, 100, 50, 'c' || md5(n::text), now() - n * interval '1 hour', now(), now()
  from generate_series(1, $1::int) n`;
const vacancies = `
  insert into vacancy (id, title, company_id, company_name, employer, is_scraped, is_published, flags, search, created_at, told_at)
  select gen_random_uuid(), 'T' || md5(e.id::text || n), e.id, e.company_name,
    jsonb_build_object('id', e.id, 'companyName', e.company_name, 'logoUrl', null, 'address', null, 'summaryUrl', null), n % 7 = 0, true,
    '{"basicInfoValid":true,"detailsValid":true,"readStatus":"VERIFIED"}', 't' || md5(e.id::text || n), now() - (e.place * 100 + n) * interval '1 minute', now()
  from (select *, row_number() over (order by id) as place from employer) e, generate_series(1, 100) n where e.place between $1 and $2`;

const fill = async (/** @type {(text: string, values?: unknown[]) => Promise<unknown>} */ sql) => {
  for (let from = 1; from < rows; from += stretch) await sql(people, [from, from + stretch - 1]);
  await sql(employers, [companies]);
  for (let from = 1; from < companies; from += 100) await sql(vacancies, [from, from + 99]);
  // What the server does by itself after a while.
  for (const table of ['person', 'employer', 'vacancy']) await sql(`vacuum analyze ${table}`);
};

/** The console's service behind a gateway, with that many users and vacancies, and an administrator. */
export const consoleGround = async () => {
  const ground = await gatewayGround(['admin']);
  await migrate(admin.service, ground.environment.of('admin'));
  const service = await startService(admin.service, ground.environment.of('admin'));
  const door = await startService(gateway.service, ground.environment.of('gateway'), { boot: gateway.boot });
  const { source } = service.app.get(Db);
  const staff = { accountId: randomUUID(), isAdmin: true };
  await fill(async (text, values) => source.query(text, values));
  await source.query(people.replace('gen_random_uuid()', '$3::uuid').replace("'email', false", "'email', true"), [
    rows + 1,
    rows + 1,
    staff.accountId,
  ]);
  const { port } = /** @type {any} */ (door.app).getHttpServer().address();
  const close = async () => {
    await door.stop();
    await service.stop();
    await ground.close();
  };
  return {
    source, staff, bus: ground.bus, url: `http://127.0.0.1:${port}`, cookie: await ground.cookieOf(staff.accountId, { isAdmin: true }),
    databaseUrl: ground.environment.databaseUrl('admin'), close,
  }; // prettier-ignore
};
