import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
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

it('opens again what is back on its page, as the same vacancy', async () => {
  await runs(1);
  const before = await found();
  offer(pages.slice(0, 2));
  await runs(2);
  offer(pages);
  await runs(3);
  expect(await found()).toEqual(before);
});

it('follows a vacancy to its new address', async () => {
  await runs(1);
  const moved = [...pages.slice(0, 2), ['/vacatures/2027/kok', 'Zelfstandig werkend kok', postings.cook]] as const;
  offer(moved);
  await runs(2);
  expect(await found()).toHaveLength(3);
  expect((await found())[2]).toMatchObject({ original_url: `${site.origin}/vacatures/2027/kok`, filled_since: null });
});

it('leaves alone what its company filled or deleted itself', async () => {
  await runs(1);
  await sql(`update vacancy set filled_since = now() where company_id = $1 and title = 'Lasser'`, [companyId]);
  await sql(`update vacancy set deleted_at = now() where company_id = $1 and title = 'Wijkverpleegkundige'`, [companyId]);
  site.set('/vacatures/lasser', { body: postings.dutchWelder.replace('Vaste baan', 'Een jaarcontract') });
  await runs(2);
  expect(await found()).toHaveLength(3);
  expect((await found())[0]?.['filled_since']).not.toBeNull();
  const changes = await sql(
    `select payload from outbox where name = 'vacancies.vacancyChanged' and payload->>'title' = 'Lasser' and payload->'employer'->>'id' = $1 order by seq`,
    [companyId],
  );
  expect((changes.at(-1)?.['payload'] as { filledSince: string | null }).filledSince).not.toBeNull();
  const [deleted] = await sql(`select deleted_at from vacancy where company_id = $1 and title = 'Wijkverpleegkundige'`, [companyId]);
  expect(deleted?.['deleted_at']).not.toBeNull();
});

it('goes on to the next pages of a list', async () => {
  const careers = offer(pages.slice(0, 2));
  site.set('/werken-bij', {
    body: postings
      .careers(pages.slice(0, 2).map(([path, title]) => [path, title]))
      .replace('</body>', '<a rel="next" href="/werken-bij?p=2">2</a></body>'),
  });
  site.set('/vacatures/kok', { body: postings.cook });
  site.set('/werken-bij?p=2', { body: postings.careers([['/vacatures/kok', 'Zelfstandig werkend kok']]) });
  expect(careers).toBe(`${site.origin}/werken-bij`);
  await runs(1);
  expect(await found()).toHaveLength(3);
  site.set('/werken-bij?p=2', { status: 503 });
  await runs(2);
  expect((await found()).map(({ filled_since: since }) => since)).toEqual([null, null, null]);
});

it('asks one by one for what it knows when the page lists nothing', async () => {
  await runs(1);
  site.set('/werken-bij', { body: postings.story });
  site.set('/vacatures/kok', { status: 410 });
  await runs(2);
  const filled = (await found()).filter(({ filled_since: since }) => since !== null);
  expect(filled.map(({ title }) => title)).toEqual(['Zelfstandig werkend kok']);
});

it('brings in each of several vacancies on one page', async () => {
  const [a, b, c] = ['Timmerman', 'Schilder', 'Elektricien'];
  const one = (title: string) =>
    `<h2>${title}</h2><p>Wij zoeken een ${title.toLowerCase()} voor 40 uur per week in Zwolle.</p><h3>Wat ga je doen?</h3><ul><li>Werk van een ${title.toLowerCase()} aan huizen in de stad</li><li>Overleg over ${title}</li></ul><h3>Wat vragen wij?</h3><ul><li>Ervaring als ${title.toLowerCase()}</li><li>Rijbewijs B</li></ul>`;
  const show = (titles: string[]) =>
    site.set('/werken-bij', { body: `<html><body><main><h1>Bouwbedrijf De Zaag</h1>${titles.map(one).join('')}</main></body></html>` });
  show([a ?? '', b ?? '', c ?? '']);
  await runs(1);
  expect((await found()).map(({ title, original_url: url }) => [title, url])).toEqual([
    ['Elektricien', `${site.origin}/werken-bij#elektricien`],
    ['Schilder', `${site.origin}/werken-bij#schilder`],
    ['Timmerman', `${site.origin}/werken-bij#timmerman`],
  ]);
  show([c ?? '', a ?? '']);
  await runs(2);
  expect((await found()).map(({ filled_since: since }) => since !== null)).toEqual([false, true, false]);
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

it('says in its log what came of it, and which pages were no vacancy', async () => {
  const log = jest.spyOn(Logger.prototype, 'log');
  offer([pages[0], ['/vacatures/bakker', 'Bakker', '<h1>Bakker</h1><p>Binnenkort meer.</p>']]);
  await runs(1);
  const unread = [`${site.origin}/vacatures/bakker`];
  await eventually(async () =>
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ read: 1, gone: 0, unread }), 'careers page imported'),
  );
  log.mockRestore();
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
