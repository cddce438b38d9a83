import { adminCalls } from '@tandem/contracts/admin/admin';
import type { FileAnswer } from '@tandem/contracts/entities/answers';
import { ObjectStore, readAll } from '@tandem/service-kit/object-store/object-store';
import { parse } from 'csv-parse/sync';
import { type Staff, TestConsole } from './console';

jest.setTimeout(120_000);

let console: TestConsole;
let staff: Staff;
beforeAll(async () => {
  console = await TestConsole.start();
  staff = await console.staff({ email: 'zz.staff@example.org', createdAt: '2020-01-01T00:00:00.000Z' });
});
afterAll(async () => console.stop());

const store = () => console.running.app.get(ObjectStore);
const recordsOf = async ({ key = '' }: FileAnswer): Promise<Record<string, string>[]> =>
  parse(await readAll((await store().get(key)).body), { columns: true, bom: true, relax_column_count: false });

describe('users as CSV', () => {
  it('are all of the filter, in its order, under the columns of the table', async () => {
    await console.account({
      email: 'a@example.org',
      firstName: 'Zoë, "the" first',
      lastName: '=1+1',
      linkedinUrl: 'https://example.org/a',
    });
    await console.account({ email: 'b@example.org', firstName: 'two\nlines', lastName: null, phone: null });
    await console.account({ email: 'boss@example.org', accountType: 'EMPLOYER' });
    const query = { accountType: 'CANDIDATE', sortField: 'email', sortDirection: 'DESC', fromDate: '2026-01-01' } as const;
    const answer = await console.bus.call(adminCalls.downloadUsers, { query }, staff);
    expect(answer).toMatchObject({
      fileName: expect.stringMatching(/^users-\d{4}-\d\d-\d\d\.csv$/),
      contentType: 'text/csv; charset=utf-8',
    });
    const moments = { created: '2026-01-05T09:00:00.000Z', updated: '2026-01-05T09:00:00.000Z' };
    const common = { type: 'CANDIDATE', provider: 'email', ...moments };
    expect(await recordsOf(answer)).toEqual([
      { email: 'b@example.org', ...common, 'first name': 'two\nlines', 'last name': '', phone: '', LinkedIn: '' },
      { email: 'a@example.org', ...common, 'first name': 'Zoë, "the" first', 'last name': "'=1+1", phone: "'+31612345678", LinkedIn: 'https://example.org/a' },
    ]); // prettier-ignore
  });

  it('have those whose names come close when nobody has the words, as the list has them', async () => {
    await console.account({ email: 'k@example.org', firstName: 'Kunigunde', lastName: 'Oosterhuis' });
    const answer = await console.bus.call(adminCalls.downloadUsers, { query: { search: 'oosterhuys' } }, staff);
    expect((await recordsOf(answer)).map(({ email }) => email)).toEqual(['k@example.org']);
  });

  it('are only the headings when nobody fits', async () => {
    const { key = '' } = await console.bus.call(adminCalls.downloadUsers, { query: { search: 'nobody at all' } }, staff);
    expect((await readAll((await store().get(key)).body)).toString()).toBe(
      '\uFEFFemail,type,provider,created,updated,first name,last name,phone,LinkedIn\r\n',
    );
  });

  it('have semicolons for whoever reads Dutch, as his spreadsheet expects', async () => {
    const reader = { ...staff, language: 'nl' } as const;
    const { key = '' } = await console.bus.call(adminCalls.downloadUsers, { query: { search: 'nobody at all' } }, reader);
    expect((await readAll((await store().get(key)).body)).toString()).toContain('email;type;provider;created');
  });

  it('do not stay in the store', async () => {
    const { key } = await console.bus.call(adminCalls.downloadUsers, { query: {} }, staff);
    const [job] = await console.sql(`select run_at - created_at < interval '16 minutes' as soon from job where id = $1`, [key]);
    expect(job).toEqual({ soon: true });
  });
});

it('writes companies and vacancies under their columns', async () => {
  const company = await console.company({ companyName: '@home', activelyScraping: true });
  await console.vacancy(company, { title: '-10 % off' });
  expect(await recordsOf(await console.bus.call(adminCalls.downloadEmployers, { query: {} }, staff))).toEqual([
    { name: "'@home", created: company.createdAt, 'actively scraping': 'true', vacancies: '1' },
  ]);
  expect(await recordsOf(await console.bus.call(adminCalls.downloadVacancies, { query: {} }, staff))).toEqual([
    { title: "'-10 % off", created: company.createdAt, scraped: 'false', employer: "'@home" },
  ]);
});
