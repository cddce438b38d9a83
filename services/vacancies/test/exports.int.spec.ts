import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { Db } from '@tandem/service-kit/database';
import { migrate } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { testEnvironment, type TestEnvironment } from '@tandem/test-kit/environment';
import { TestBus } from '@tandem/test-kit/test-bus';
import { service } from '../src/service';
import { companySnapshot } from './companies';

jest.setTimeout(60_000);

let env: TestEnvironment;
let vacancies: RunningService;
let bus: TestBus;
beforeAll(async () => {
  env = await testEnvironment(['vacancies']);
  await migrate(service, env.of('vacancies'));
  vacancies = await startService(service, env.of('vacancies'));
  bus = await TestBus.connect(env.of('vacancies'));
});
afterAll(async () => {
  await bus?.close();
  await vacancies?.stop();
  await env?.remove();
});

/** Somebody of a company that the service was told of. */
const employer = async () => {
  const companyId = randomUUID();
  await bus.deliver('vacancies', accountsEvents.companyChanged, companyId, companySnapshot({ companyId }));
  return { accountId: randomUUID(), accountType: 'EMPLOYER' as const, companyId, companyRole: 'Admin' };
};
type Employer = Awaited<ReturnType<typeof employer>>;

const vacancyOf = async (who: Employer, title: string): Promise<string> => {
  const { id } = await bus.call(vacanciesCalls.create, {}, who);
  await bus.call(vacanciesCalls.update, { params: { id }, body: { title } }, who);
  return id;
};
const kept = async ({ companyId }: Employer, after: string | null = null, limit = 100) =>
  bus.call(vacanciesCalls.exportCompany, { body: { companyId }, query: { after, limit } });

describe('what is kept of a company’s vacancies', () => {
  it('is every one of them, drafts and deleted ones too, with its source and who made it', async () => {
    const [who, other] = [await employer(), await employer()];
    const [draft, deleted] = [await vacancyOf(who, 'Gardener'), await vacancyOf(who, 'Baker')];
    await vacancyOf(other, 'Not theirs');
    const { source } = vacancies.app.get(Db);
    await source.query(`update vacancy set deleted_at = '2026-03-02T09:00:00Z' where id = $1`, [deleted]);
    await source.query(`update vacancy set source_type = 'UPLOAD', source = 'gardener.pdf', source_key = $2 where id = $1`, [
      draft,
      `vacancies/${draft}/a.pdf`,
    ]);
    const { items, next } = await kept(who);
    expect(next).toBeNull();
    expect(items.map(({ title }) => title).sort()).toEqual(['Baker', 'Gardener']);
    expect(items.find(({ id }) => id === draft)).toMatchObject({
      isPublished: false,
      deletedAt: null,
      createdBy: who.accountId,
      source: 'gardener.pdf',
      sourceUrl: expect.stringMatching(new RegExp(`^/files/vacancies/${draft}/a.pdf\\?token=`)),
    });
    expect(items.find(({ id }) => id === deleted)).toMatchObject({ deletedAt: '2026-03-02T09:00:00.000Z', sourceUrl: null });
  });

  it('comes in stretches, each vacancy in one of them', async () => {
    const who = await employer();
    const ids = [await vacancyOf(who, 'a'), await vacancyOf(who, 'b'), await vacancyOf(who, 'c')].sort();
    const first = await kept(who, null, 2);
    const second = await kept(who, first.next, 2);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect([first.next, second.next]).toEqual([ids[1], null]);
  });
});
