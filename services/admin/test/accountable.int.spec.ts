import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { adminCalls } from '@tandem/contracts/admin/admin';
import { authCalls } from '@tandem/contracts/auth/auth';
import type { Rpc } from '@tandem/contracts/define';
import { refusal } from '@tandem/test-kit/refusal';
import { AuditSweep } from '../src/audit/audit-sweep';
import { aCandidate, type Staff, TestConsole } from './console';

jest.setTimeout(60_000);

let console: TestConsole;
let staff: Staff;
beforeAll(async () => {
  console = await TestConsole.start();
});
beforeEach(async () => {
  await console.sql('truncate person, candidate, audit');
  staff = await console.staff({ email: 'staff@example.org' });
});
afterAll(async () => console.stop());

const audit = async (query: Record<string, unknown> = {}) => (await console.bus.call(adminCalls.listAudit, { query }, staff)).items;
const deeds = async (query: Record<string, unknown> = {}) =>
  (await audit(query)).filter(({ action }) => action !== 'listAudit').map(({ action, target }) => [action, target]);

const calls = Object.values(adminCalls).filter((call: Rpc) => call.route.access === 'admin');
const inputOf = (call: Rpc) => ({
  ...(call.params ? { params: { id: randomUUID(), queue: 'auth' } } : {}),
  ...(call.query ? { query: {} } : {}),
});

describe.each(calls)('$route.subject', (call) => {
  const ask = async (who: Parameters<TestConsole['bus']['call']>[2]) => refusal(console.bus.call(call as Rpc, inputOf(call) as never, who));

  it('is for administrators only', async () => {
    const { accountId } = await console.account();
    expect(await ask({})).toEqual(['unauthorized', 401]);
    expect(await ask({ accountId, accountType: 'CANDIDATE' })).toEqual(['forbidden', 403]);
    expect(await ask({ accountId, accountType: 'EMPLOYER', companyId: randomUUID() })).toEqual(['forbidden', 403]);
  });

  it('does not believe a token of somebody who is no administrator, or none any more', async () => {
    const { accountId } = await console.account();
    expect(await ask({ accountId, isAdmin: true })).toEqual(['forbidden', 403]);
    expect(await ask({ accountId: randomUUID(), isAdmin: true })).toEqual(['forbidden', 403]);
  });
});

it('keeps what staff did for three years and no longer, whoever it was', async () => {
  const day = 86_400_000;
  const kept = async (action: string, age: number) =>
    console.sql(`insert into audit (id, at, admin_id, admin_email, action, search) values ($1, $2, $3, 'staff@example.org', $4, '')`, [
      randomUUID(),
      new Date(Date.now() - age),
      staff.accountId,
      action,
    ]);
  await kept('getUser', 1_095 * day + 60_000);
  await kept('endSessions', 1_095 * day - 60_000);
  await console.running.app.get(AuditSweep).sweep();
  expect(await deeds()).toEqual([['endSessions', null]]);
});

it('takes the console away from an administrator at the next call', async () => {
  const leaving = await console.account({ isAdmin: true });
  const who = { accountId: leaving.accountId, isAdmin: true };
  const ask = async () => refusal(console.bus.call(adminCalls.listUsers, { query: {} }, who));
  expect(await ask()).toBeNull();
  await console.account({ ...leaving, isAdmin: false }, Date.now() + 1);
  expect(await ask()).toEqual(['forbidden', 403]);
});

it('has links mailed to somebody who cannot get in, and keeps who asked', async () => {
  const asked: unknown[] = [];
  await console.bus.standIn(authCalls.mailLink, ({ body }) => {
    asked.push(body);
    return { outcome: body.kind === 'VERIFY' ? 'mailed' : 'too_soon' };
  });
  const { accountId } = await console.account();
  const params = { id: accountId };
  expect(await console.bus.call(adminCalls.mailVerification, { params }, staff)).toEqual({ outcome: 'mailed' });
  expect(await console.bus.call(adminCalls.mailPasswordLink, { params }, staff)).toEqual({ outcome: 'too_soon' });
  const nobody = { params: { id: randomUUID() } };
  expect(await refusal(console.bus.call(adminCalls.mailPasswordLink, nobody, staff))).toEqual(['user_not_found', 404]);
  expect(asked).toEqual(['VERIFY', 'RESET'].map((kind) => ({ accountId, kind })));
  expect(await deeds()).toEqual(['mailPasswordLink', 'mailVerification'].map((deed) => [deed, accountId]));
});

it('has somebody logged out everywhere, and keeps who asked', async () => {
  const asked: unknown[] = [];
  await console.bus.standIn(authCalls.endSessions, ({ body }) => {
    asked.push(body);
    return { ended: 2 };
  });
  const { accountId } = await console.account();
  const end = async (id: string) => console.bus.call(adminCalls.endSessions, { params: { id } }, staff);
  expect(await end(accountId)).toEqual({ ended: 2 });
  expect(await refusal(end(randomUUID()))).toEqual(['user_not_found', 404]);
  expect(asked).toEqual([{ accountId }]);
  expect(await deeds()).toEqual([['endSessions', accountId]]);
});

it('lets somebody log in again whom wrong passwords keep out, and keeps who did', async () => {
  const asked: unknown[] = [];
  await console.bus.standIn(authCalls.unlockLogin, ({ body }) => {
    asked.push(body);
    return { wasLocked: true };
  });
  const { accountId } = await console.account();
  const unlock = async (id: string) => console.bus.call(adminCalls.unlockLogin, { params: { id } }, staff);
  expect(await unlock(accountId)).toEqual({ wasLocked: true });
  expect(await refusal(unlock(randomUUID()))).toEqual(['user_not_found', 404]);
  expect(asked).toEqual([{ accountId }]);
  expect(await deeds()).toEqual([['unlockLogin', accountId]]);
});

it('asks for another address for somebody who lost his, never for an administrator, and keeps who asked', async () => {
  const asked: unknown[] = [];
  await console.bus.standIn(accountsCalls.askForEmail, ({ body }) => {
    asked.push(body);
    return { pendingEmail: body.email };
  });
  const { accountId } = await console.account();
  const colleague = await console.account({ isAdmin: true });
  const ask = async (id: string, email = 'moved@example.org') =>
    console.bus.call(adminCalls.changeEmail, { params: { id }, body: { email } }, staff);
  expect(await ask(accountId)).toEqual({ pendingEmail: 'moved@example.org' });
  expect(await refusal(ask(colleague.accountId))).toEqual(['forbidden', 403]);
  expect(await refusal(ask(randomUUID()))).toEqual(['user_not_found', 404]);
  expect(asked).toEqual([{ accountId, email: 'moved@example.org' }]);
  expect(await deeds()).toEqual([['changeEmail', accountId]]);
});

it('does nothing that cannot be written down first', async () => {
  const asked: unknown[] = [];
  await console.bus.standIn(authCalls.mailLink, ({ body }) => {
    asked.push(body);
    return { outcome: 'mailed' };
  });
  const { accountId } = await console.account();
  const mail = async () => refusal(console.bus.call(adminCalls.mailPasswordLink, { params: { id: accountId } }, staff));
  await console.sql('alter table audit rename to audit_away');
  expect(await mail()).not.toBeNull();
  await console.sql('alter table audit_away rename to audit');
  expect(asked).toEqual([]);
  expect(await mail()).toBeNull();
  expect(asked).toHaveLength(1);
});

describe('the audit', () => {
  it('keeps who looked at whom, with what the person is called now', async () => {
    const { accountId, email } = await console.account();
    await console.bus.call(adminCalls.getUser, { params: { id: accountId } }, staff);
    const [entry] = await audit();
    expect(entry).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      adminId: staff.accountId,
      adminEmail: 'staff@example.org',
      action: 'getUser',
      target: accountId,
      targetName: email,
    });
    await console.bus.deliver('admin', accountsEvents.accountDeleted, accountId, { accountId, accountType: 'CANDIDATE', companyId: null });
    expect((await audit({ search: accountId }))[0]).toMatchObject({ target: accountId, targetName: null });
  });

  it('keeps lists by what was asked for; screens that ask again look once', async () => {
    const list = async (query: Record<string, unknown>) => console.bus.call(adminCalls.listUsers, { query }, staff);
    await list({ search: 'mila', page: 1 });
    await list({ search: 'mila', page: 2 });
    await list({});
    await list({});
    expect(await deeds()).toEqual([['listUsers', null], ['listUsers', 'search=mila']]); // prettier-ignore
  });

  it('keeps every download, each time', async () => {
    await console.bus.call(adminCalls.downloadUsers, { query: {} }, staff);
    await console.bus.call(adminCalls.downloadUsers, { query: {} }, staff);
    expect(await deeds()).toHaveLength(2);
  });

  it('keeps nothing of what was refused', async () => {
    await refusal(console.bus.call(adminCalls.getUser, { params: { id: randomUUID() } }, staff));
    await refusal(console.bus.call(adminCalls.listUsers, { query: { page: 0 } }, staff));
    expect(await deeds()).toEqual([]);
  });

  it('is found by words and from a day on, newest first and in pages', async () => {
    const other = await console.staff({ email: 'boss@example.org' });
    await console.bus.call(adminCalls.listEmployers, { query: {} }, staff);
    await console.bus.call(adminCalls.listVacancies, { query: {} }, other);
    expect(await deeds({ search: 'boss' })).toEqual([['listVacancies', null]]);
    expect(await deeds({ search: 'staff listEmp' })).toEqual([['listEmployers', null]]);
    expect(await deeds({ fromDate: '2100-01-01' })).toEqual([]);
    expect(await audit({ pageSize: 1, page: 2 })).toHaveLength(1);
    expect(await refusal(audit({ fromDate: 'soon' }))).toEqual(['invalid_value', 400]);
  });

  it('is found by the words of both languages, by the names of calls, and by what somebody is called', async () => {
    const { accountId, email } = await console.account();
    await console.bus.call(adminCalls.getUser, { params: { id: accountId } }, staff);
    await console.bus.call(adminCalls.listEmployers, { query: { sortField: 'createdAt', sortDirection: 'DESC' } }, staff);
    for (const search of [
      'list of companies',
      'lijst van bedrijven',
      'LISTEMPLOYERS',
      'sorted descending',
      'aangemaakt aflopend',
      'sortField=createdAt',
    ]) {
      expect([search, await deeds({ search })]).toEqual([search, [['listEmployers', 'sortField=createdAt&sortDirection=DESC']]]);
    }
    for (const search of ['looked at a user', 'gebruiker bekeken', email, accountId]) {
      expect([search, (await deeds({ search })).filter(([action]) => action === 'getUser')]).toEqual([search, [['getUser', accountId]]]);
    }
    expect(await deeds({ search: 'downloaded' })).toEqual([]);
  });

  it('keeps looks at people whom other services know, by an administrator and by whoever has only the key', async () => {
    const candidate = await console.account({ isTest: true, firstName: 'Proef', lastName: 'Persoon' });
    const look = async (who: Parameters<TestConsole['bus']['call']>[2], action: string, target: string | null) =>
      console.bus.call(adminCalls.recordLook, { body: { action, target } }, who);
    await look(staff, 'getTestResume', candidate.accountId);
    await look(staff, 'getTestResume', candidate.accountId);
    await look({}, 'listSignups', null);
    const [byKey, byStaff, ...more] = (await audit()).filter(({ action }) => action !== 'listAudit');
    expect(more).toEqual([]);
    expect(byKey).toMatchObject({ action: 'listSignups', adminEmail: 'API key', adminId: '00000000-0000-0000-0000-000000000000' });
    expect(byStaff).toMatchObject({ adminEmail: 'staff@example.org', target: candidate.accountId, targetName: 'Proef Persoon' });
    for (const search of ['api-sleutel', 'lijst van aanmeldingen', 'sign-ups']) {
      expect([search, await deeds({ search })]).toEqual([search, [['listSignups', null]]]);
    }
    expect(await deeds({ search: 'cv van een testkandidaat bekeken' })).toEqual([['getTestResume', candidate.accountId]]);
  });

  it('keeps what an administrator did to a test candidate elsewhere, and nothing people do to themselves', async () => {
    const tell = async (actor: { accountId: string; isAdmin: boolean }, candidateId: string) =>
      console.bus.deliver('admin', accountsEvents.candidateChanged, candidateId, aCandidate(candidateId), 1, actor);
    const candidate = randomUUID();
    await tell(staff, candidate);
    await tell({ accountId: randomUUID(), isAdmin: false }, randomUUID());
    await tell(staff, staff.accountId);
    expect(await deeds()).toEqual([['changeCandidate', candidate]]);
    await console.account({ accountId: candidate, isTest: true, firstName: 'Proef', lastName: 'Persoon' });
    expect((await audit({ search: 'proef' }))[0]).toMatchObject({ target: candidate, targetName: 'Proef Persoon' });
  });
});
