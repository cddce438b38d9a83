import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { Db } from '@tandem/service-kit/database';
import { migrate } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { testEnvironment, type TestEnvironment } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { TestBus } from '@tandem/test-kit/test-bus';
import { service } from '../src/service';
import { companySnapshot } from './companies';
import * as postings from './postings';
import { Site } from './site';

jest.setTimeout(120_000);

const pause = 60;
let env: TestEnvironment;
let vacancies: RunningService;
let bus: TestBus;
let site: Site;
let companyId: string;

const pages = [
  ['/vacatures/wijkverpleegkundige', 'Wijkverpleegkundige', postings.dutchNurse],
  ['/vacatures/lasser', 'Lasser', postings.dutchWelder],
  ['/vacatures/kok', 'Zelfstandig werkend kok', postings.cook],
] as const;
const offer = (shown: readonly (readonly [string, string, string])[]) => {
  for (const [path, , body] of shown) site.set(path, { body });
  return site.set('/werken-bij', { body: postings.careers(shown.map(([path, title]) => [path, title])) });
};

beforeAll(async () => {
  env = await testEnvironment(['vacancies'], { FETCH_LOCAL_HOSTS: 'true', IMPORT_PAUSE_MS: String(pause) });
  await migrate(service, env.of('vacancies'));
  vacancies = await startService(service, env.of('vacancies'));
  bus = await TestBus.connect(env.of('vacancies'));
});
beforeEach(async () => {
  site = await new Site().start();
  companyId = randomUUID();
  const careers = offer(pages);
  await bus.deliver('vacancies', accountsEvents.companyChanged, companyId, companySnapshot({ companyId, websites: { careers } }));
});
afterEach(async () => site.stop());
afterAll(async () => {
  await bus?.close();
  await vacancies?.stop();
  await env?.remove();
});

const sql = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  vacancies.app.get(Db).source.query(text, values);
const told = async () =>
  (await sql(`select payload from outbox where name = 'vacancies.scrapingChanged' and aggregate_id = $1 order by seq`, [companyId])).map(
    ({ payload }) => (payload as { isActive: boolean }).isActive,
  );
const runs = async (times: number) => {
  await bus.call(vacanciesCalls.importCareers, { body: { companyId } });
  await eventually(async () => expect(await told()).toHaveLength(times * 2), 60_000);
};
const found = async () =>
  sql('select id, title, original_url, is_scraped, source, filled_since from vacancy where company_id = $1 order by title', [companyId]);

it('brings in every vacancy of the page, with its source and address, politely', async () => {
  await runs(1);
  expect(await told()).toEqual([true, false]);
  expect(await found()).toMatchObject([
    { title: 'Lasser', original_url: `${site.origin}/vacatures/lasser`, is_scraped: true, filled_since: null },
    { title: 'Wijkverpleegkundige' },
    { title: 'Zelfstandig werkend kok' },
  ]);
  expect((await found())[0]?.['source']).toContain('Staalbouw Merwede');
  const asked = site.asked.filter(({ path }) => path.startsWith('/vacatures/'));
  expect(asked).toHaveLength(3);
  for (const [place, { at }] of asked.slice(1).entries()) expect(at - (asked[place]?.at ?? 0)).toBeGreaterThanOrEqual(pause);
  expect(site.asked[0]?.path).toBe('/robots.txt');
});

it('never doubles: the same address and nearly the same text are the same vacancy', async () => {
  await runs(1);
  const before = await found();
  offer([...pages, ['/vacatures/kok-2', 'Kok in Hoorn', postings.cook.replace('Fooienpot', 'Een fooienpot')]]);
  await runs(2);
  expect(await found()).toEqual(before);
});

it('marks as filled what is gone, and leaves what it could not ask', async () => {
  await runs(1);
  offer(pages.slice(0, 2));
  site.set('/vacatures/lasser', { status: 500 });
  await runs(2);
  expect(await found()).toMatchObject([
    { title: 'Lasser', filled_since: null },
    { title: 'Wijkverpleegkundige', filled_since: null },
    { title: 'Zelfstandig werkend kok' },
  ]);
  expect((await found())[2]?.['filled_since']).not.toBeNull();
});

it('updates a vacancy whose page says something new', async () => {
  await runs(1);
  site.set('/vacatures/lasser', {
    body: postings.dutchWelder.replace('fulltime (38 uur per week)', '32 uur per week').replace('Vaste baan', 'Een jaarcontract'),
  });
  await runs(2);
  const [row] = await sql('select contract_type, min_hours_per_week from vacancy where company_id = $1 and title = $2', [
    companyId,
    'Lasser',
  ]);
  expect(row).toEqual({ contract_type: 'TEMPORARY', min_hours_per_week: 32 });
});

it('reads no more than it was told to, and fills nothing then', async () => {
  await bus.call(vacanciesCalls.importCareers, { body: { companyId, most: 2 } });
  await eventually(async () => expect(await told()).toHaveLength(2), 60_000);
  expect(await found()).toHaveLength(2);
});

it('brings in the page of a company that is only a name, once', async () => {
  await bus.call(vacanciesCalls.importCareers, { body: { url: `${site.origin}/werken-bij`, companyName: 'Buitenstaander' } });
  const scraped = async () => sql(`select company_id, company_name from vacancy where original_url like $1`, [`${site.origin}%`]);
  await eventually(async () => expect(await scraped()).toHaveLength(3), 60_000);
  expect(await scraped()).toContainEqual({ company_id: null, company_name: 'Staalbouw Merwede' });
  const asked = site.asked.length;
  await bus.call(vacanciesCalls.importCareers, { body: { url: `${site.origin}/werken-bij`, companyName: 'Buitenstaander' } });
  await eventually(async () => expect(site.asked.length).toBe(asked + 4), 60_000);
  await eventually(async () => expect(await sql(`select 1 from job where name = 'vacancies.importCareers'`)).toHaveLength(0), 60_000);
  expect(await scraped()).toHaveLength(3);
});

it('needs a company that exists and a page', async () => {
  await expect(bus.call(vacanciesCalls.importCareers, { body: { companyId: randomUUID() } })).rejects.toMatchObject({
    code: 'employer_not_found',
  });
  await expect(bus.call(vacanciesCalls.importCareers, { body: { companyName: 'Nobody' } })).rejects.toMatchObject({ code: 'invalid_url' });
});
