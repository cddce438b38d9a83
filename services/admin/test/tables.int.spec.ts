import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { adminCalls } from '@tandem/contracts/admin/admin';
import { notificationsEvents } from '@tandem/contracts/notifications/notifications.events';
import { resumesEvents } from '@tandem/contracts/resumes/resumes.events';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { schemaDrift } from '@tandem/service-kit/migrate';
import { service } from '../src/service';
import { refusal } from '@tandem/test-kit/refusal';
import { type Staff, TestConsole } from './console';

jest.setTimeout(60_000);

let console: TestConsole;
let staff: Staff;
beforeAll(async () => {
  console = await TestConsole.start();
});
beforeEach(async () => {
  await console.sql('truncate person, candidate, employer, vacancy');
  staff = await console.staff({ email: 'zz.staff@example.org', createdAt: '2020-01-01T00:00:00.000Z' });
});
afterAll(async () => console.stop());

const users = async (query: Record<string, unknown> = {}) => console.bus.call(adminCalls.listUsers, { query }, staff);
const emails = async (query: Record<string, unknown> = {}) => (await users(query)).items.map(({ email }) => email.split('@')[0]);
const companies = async (query: Record<string, unknown> = {}) =>
  (await console.bus.call(adminCalls.listEmployers, { query }, staff)).items.map(({ companyName }) => companyName);
const titles = async (query: Record<string, unknown> = {}) =>
  (await console.bus.call(adminCalls.listVacancies, { query }, staff)).items.map(({ title }) => title);

it('finds no drift between entities and migrations', async () => {
  expect(await schemaDrift(service, console.env.of('admin'))).toEqual([]);
});

describe('the table of users', () => {
  it('shows who they are, with the resume of a candidate and the company of an employer', async () => {
    const company = await console.company({ companyName: 'De Linde' });
    const candidate = await console.account({ createdAt: '2026-03-01T10:00:00.000Z' });
    await console.bus.deliver('admin', resumesEvents.resumeChanged, candidate.accountId, {
      candidateId: candidate.accountId,
      resume: { resumeId: randomUUID(), candidateId: candidate.accountId, status: 'VERIFIED', summary: null, educations: [], workExperiences: [], skills: [] },
    }); // prettier-ignore
    const membership = { companyId: company.companyId, role: 'Admin', state: 'Active' } as const;
    await console.account({ accountType: 'EMPLOYER', membership, createdAt: '2026-02-01T10:00:00.000Z' });
    const { items, total, page, pageSize } = await users();
    expect({ total, page, pageSize }).toEqual({ total: 3, page: 1, pageSize: 50 });
    const { accountId: id, email, firstName, lastName, phone, mailPreferences } = candidate;
    expect(items[0]).toEqual({
      id, email, firstName, lastName, phone, mailPreferences, linkedinUrl: null, accountType: 'CANDIDATE', authProvider: 'email', isAdmin: false,
      createdAt: '2026-03-01T10:00:00.000Z', updatedAt: '2026-01-05T09:00:00.000Z', accountInfo: { resume: { status: 'VERIFIED' }, employer: null },
    }); // prettier-ignore
    expect(items[1]?.accountInfo).toEqual({ resume: null, employer: { id: company.companyId, companyName: 'De Linde' } });
  });

  it('is sorted by any of its columns, both ways, with what is missing last', async () => {
    await console.account({ email: 'a@example.org', firstName: 'zoë', createdAt: '2026-01-02T00:00:00.000Z' });
    await console.account({ email: 'B@example.org', firstName: null, createdAt: '2026-01-03T00:00:00.000Z' });
    await console.account({ email: 'c@example.org', firstName: 'Anna', createdAt: '2026-01-01T00:00:00.000Z' });
    expect(await emails({ sortField: 'email', sortDirection: 'ASC' })).toEqual(['a', 'B', 'c', 'zz.staff']);
    expect(await emails({ sortField: 'email', sortDirection: 'DESC' })).toEqual(['zz.staff', 'c', 'B', 'a']);
    expect(await emails({ sortField: 'firstName' })).toEqual(['c', 'zz.staff', 'a', 'B']);
    expect(await emails({ sortField: 'firstName', sortDirection: 'DESC' })).toEqual(['a', 'zz.staff', 'c', 'B']);
    expect(await emails()).toEqual(['B', 'a', 'c', 'zz.staff']);
  });

  it('is filtered by day, type and words, and by all of them at once', async () => {
    await console.account({ email: 'new@example.org', firstName: 'Zoë', createdAt: '2026-02-28T23:30:00.000Z' });
    await console.account({ email: 'old@example.org', firstName: 'Zoë', createdAt: '2026-02-28T22:30:00.000Z' });
    await console.account({ email: 'boss@example.org', accountType: 'EMPLOYER', createdAt: '2026-05-01T00:00:00.000Z' });
    expect(await emails({ fromDate: '2026-03-01' })).toEqual(['boss', 'new']);
    expect(await emails({ fromDate: '2026-03' })).toEqual(['boss', 'new']);
    expect(await emails({ accountType: 'EMPLOYER' })).toEqual(['boss']);
    expect(await emails({ search: 'ZOE ver' })).toEqual(['new', 'old']);
    expect(await emails({ search: 'zoe', fromDate: '2026-03-01', accountType: 'CANDIDATE' })).toEqual(['new']);
    expect(await emails({ search: '%' })).toEqual([]);
    expect((await users({ search: 'zoe' })).total).toBe(2);
  });

  it('finds the one an id of a log belongs to', async () => {
    const { accountId } = await console.account({ email: 'one@example.org' });
    await console.account({ email: 'two@example.org' });
    expect(await emails({ search: ` ${accountId.toUpperCase()} ` })).toEqual(['one']);
  });

  it.each(['oosterhuys', 'oostehuis', 'Kunegunde', 'kunigund oosterhius', 'k.oosterhuys@example.org', 'kunigunde oosterhuys 612345678'])(
    'finds somebody whose name was heard or typed as “%s”',
    async (search) => {
      await console.account({ email: 'k.oosterhuis@example.org', firstName: 'Kunigunde', lastName: 'Oosterhuis', phone: '+31612345678' });
      await console.account({ email: 'other@example.org', firstName: 'Pieter', lastName: 'Bakker' });
      const { items, total, isAlike } = await users({ search });
      expect([items.map(({ email }) => email), total, isAlike]).toEqual([['k.oosterhuis@example.org'], 1, true]);
    },
  );

  it('puts whose name comes closest first', async () => {
    await console.account({ email: 'a@example.org', firstName: 'Jan', lastName: 'Janssens' });
    await console.account({ email: 'b@example.org', firstName: 'Els', lastName: 'Jansen' });
    expect(await emails({ search: 'jansenn' })).toEqual(['b', 'a']);
    expect(await emails({ search: 'jansenn', sortField: 'email' })).toEqual(['a', 'b']);
  });

  it('names whose name comes close besides the few who have the words, but not for an address or where many have them', async () => {
    await console.account({ email: 'a@example.org', firstName: 'Jan', lastName: 'Janssens' });
    await console.account({ email: 'b@example.org', firstName: 'Els', lastName: 'Jansen' });
    const { items, total, isAlike, alike } = await users({ search: 'janssens' });
    expect([items.map(({ lastName }) => lastName), total, isAlike]).toEqual([['Janssens'], 1, undefined]);
    expect(alike?.map(({ lastName }) => lastName)).toEqual(['Jansen']);
    expect((await users({ search: 'a@example.org' })).alike).toBeUndefined();
    for (const name of ['c', 'd', 'e', 'f', 'g']) await console.account({ email: `${name}@example.org`, lastName: 'Janssens' });
    expect((await users({ search: 'janssens' })).alike).toBeUndefined();
  });

  it('keeps to its other filters among names that come close, and finds nobody by short words, numbers or what is like no name', async () => {
    await console.account({
      email: 'a@example.org',
      firstName: 'Sanne',
      lastName: 'Hoekstra',
      phone: '+31612345678',
      accountType: 'EMPLOYER',
    });
    expect(await emails({ search: 'hoekstraa', accountType: 'EMPLOYER' })).toEqual(['a']);
    expect(await emails({ search: 'hoekstraa', accountType: 'CANDIDATE' })).toEqual([]);
    for (const search of ['han', '31612345679', 'xyzzyq', 'hoekstraa 31612345679']) expect(await emails({ search })).toEqual([]);
  });

  it('comes in pages', async () => {
    for (const name of ['a', 'b', 'c']) await console.account({ email: `${name}@example.org` });
    const sort = { sortField: 'email', pageSize: 2 };
    expect([await emails({ ...sort, page: 1 }), await emails({ ...sort, page: 2 }), await emails({ ...sort, page: 3 })]).toEqual([
      ['a', 'b'],
      ['c', 'zz.staff'],
      [],
    ]);
    expect(await users({ ...sort, page: 2 })).toMatchObject({ page: 2, pageSize: 2, total: 4, totalPages: 2 });
  });

  it('leaves out accounts made for trying the matching', async () => {
    await console.account({ email: 'test@example.org', isTest: true });
    expect(await emails()).toEqual(['zz.staff']);
  });

  it('forgets who was deleted, and is not reminded by what was told late', async () => {
    const { accountId, ...rest } = await console.account({ email: 'gone@example.org' });
    await console.bus.deliver('admin', accountsEvents.accountDeleted, accountId, { accountId, accountType: 'CANDIDATE', companyId: null });
    await console.account({ accountId, ...rest }, Date.now() + 1_000);
    expect(await emails()).toEqual(['zz.staff']);
    expect(await refusal(console.bus.call(adminCalls.getUser, { params: { id: accountId } }, staff))).toEqual(['user_not_found', 404]);
  });

  it('writes on no timeline what comes late of somebody who left', async () => {
    const [{ accountId }, company] = [await console.account(), await console.company()];
    const { id: vacancyId } = await console.vacancy(company);
    await console.bus.deliver('admin', accountsEvents.accountDeleted, accountId, { accountId, accountType: 'CANDIDATE', companyId: null });
    await console.moved({
      candidate: { id: accountId, firstName: 'Gone', lastName: 'Away', isTest: false },
      vacancy: { id: vacancyId, title: 'Baker', companyId: company.companyId, companyName: 'De Zonnehoek' },
    });
    await console.bus.deliver('admin', notificationsEvents.mailSent, accountId, {
      accountId,
      kind: 'invitation',
      at: new Date().toISOString(),
    });
    const rows = await console.sql('select what from happening h where strpos(h::text, $1) > 0', [accountId]);
    expect(rows).toEqual([]);
  });
});

describe('the table of companies', () => {
  it('counts their vacancies as they come and go', async () => {
    const company = await console.company();
    const vacancy = await console.vacancy(company);
    await console.vacancy(company, { isPublished: false });
    const row = async () => (await console.bus.call(adminCalls.listEmployers, { query: {} }, staff)).items[0];
    expect(await row()).toEqual({
      id: company.companyId, companyName: 'De Zonnehoek', activelyScraping: false, amountVacancies: 2, intakeProgress: 50,
      createdAt: company.createdAt, updatedAt: company.updatedAt,
    }); // prettier-ignore
    await console.bus.deliver('admin', vacanciesEvents.vacancyDeleted, vacancy.id, { vacancyId: vacancy.id, companyId: company.companyId });
    expect(await row()).toMatchObject({ amountVacancies: 1 });
  });

  it('counts vacancies that were told of before their company', async () => {
    const companyId = randomUUID();
    await console.vacancy({ companyId, companyName: 'Later' } as never);
    await console.company({ companyId, companyName: 'Later' });
    expect((await console.bus.call(adminCalls.listEmployers, { query: {} }, staff)).items[0]).toMatchObject({ amountVacancies: 1 });
  });

  it('is sorted and filtered', async () => {
    const busy = await console.company({ companyName: 'busy', activelyScraping: true });
    await console.company({ companyName: 'Alders', createdAt: '2026-06-01T00:00:00.000Z' });
    await console.vacancy(busy);
    expect(await companies({ sortField: 'companyName' })).toEqual(['Alders', 'busy']);
    expect(await companies({ sortField: 'amountVacancies', sortDirection: 'DESC' })).toEqual(['busy', 'Alders']);
    expect(await companies({ sortField: 'activelyScraping', sortDirection: 'DESC' })).toEqual(['busy', 'Alders']);
    expect(await companies({ onlyActivelyScraping: true })).toEqual(['busy']);
    expect(await companies({ onlyActivelyScraping: false })).toHaveLength(2);
    expect(await companies({ fromDate: '2026-06-01', search: 'ald' })).toEqual(['Alders']);
  });

  it('forgets a company that is gone', async () => {
    const { companyId } = await console.company();
    await console.bus.deliver('admin', accountsEvents.companyDeleted, companyId, { companyId });
    expect(await companies()).toEqual([]);
  });
});

describe('the table of vacancies', () => {
  it('is sorted and filtered, drafts and scraped ones included', async () => {
    const scraping = await console.company({ companyName: 'Zonder', activelyScraping: true });
    await console.vacancy(scraping, { title: 'baker', createdAt: '2026-01-01T00:00:00.000Z' });
    await console.vacancy(null, { title: 'Actor', createdAt: '2026-01-03T00:00:00.000Z' });
    await console.vacancy(scraping, { title: null, isPublished: false, createdAt: '2026-01-02T00:00:00.000Z' });
    expect(await titles()).toEqual(['Actor', null, 'baker']);
    expect(await titles({ sortField: 'title' })).toEqual(['Actor', 'baker', null]);
    expect(await titles({ sortField: 'title', sortDirection: 'DESC' })).toEqual(['baker', 'Actor', null]);
    expect((await titles({ sortField: 'employer' }))[0]).toBe('Actor');
    expect((await titles({ sortField: 'employer', sortDirection: 'DESC' }))[2]).toBe('Actor');
    expect((await titles({ sortField: 'isScraped', sortDirection: 'DESC' }))[0]).toBe('Actor');
    expect(await titles({ onlyActivelyScraping: true, sortField: 'title' })).toEqual(['baker', null]);
    expect(await titles({ employerId: scraping.companyId, fromDate: '2026-01-02' })).toEqual([null]);
    expect(await titles({ search: 'zonder bak' })).toEqual(['baker']);
    expect(await titles({ employerId: randomUUID() })).toEqual([]);
  });

  it('shows what a vacancy is', async () => {
    const filledSince = '2026-04-01T08:00:00.000Z';
    const vacancy = await console.vacancy(null, { originalUrl: 'https://example.org/job', filledSince });
    const { items } = await console.bus.call(adminCalls.listVacancies, { query: {} }, staff);
    const { id, title, employer, flags, createdAt } = vacancy;
    expect(items).toEqual([
      { id, title, employer, flags, createdAt, isScraped: true, originalUrl: 'https://example.org/job', filledSince },
    ]);
  });
});

describe('what is asked wrongly', () => {
  it.each([
    ['a column that is none', { sortField: 'password_hash' }],
    ['a column of another table', { sortField: 'companyName' }],
    ['a column with more behind it', { sortField: 'email; drop table person' }],
    ['a direction that is none', { sortField: 'email', sortDirection: 'sideways' }],
    ['a day that is none', { fromDate: '2026-02-31' }],
    ['words for a day', { fromDate: 'yesterday' }],
    ['a page before the first', { page: 0 }],
    ['half a page', { page: 1.5 }],
    ['more rows than a page may have', { pageSize: 101 }],
    ['a type that is none', { accountType: 'ADMIN' }],
  ])('%s is answered with 400', async (_what, query) => {
    expect(await refusal(users(query))).toEqual(['invalid_value', 400]);
  });

  it('an employer who is none is answered with 400, a search that is too long too', async () => {
    expect(await refusal(titles({ employerId: 'x' }))).toEqual(['invalid_value', 400]);
    expect(await refusal(users({ search: 'x'.repeat(501) }))).toEqual(['too_long', 400]);
  });

  it.each([adminCalls.getUser, adminCalls.getEmployer, adminCalls.getVacancy])(
    '$route.subject knows no row of a wrong or unknown id',
    async (call) => {
      for (const id of ['x', randomUUID()]) {
        expect(await refusal(console.bus.call(call, { params: { id } }, staff))).toEqual([call.errors[0], 404]);
      }
    },
  );
});
