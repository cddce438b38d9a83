import { randomUUID } from 'node:crypto';
import { setTimeout as passed } from 'node:timers/promises';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { adminCalls } from '@tandem/contracts/admin/admin';
import { type CountedType, countedTypes } from '@tandem/contracts/admin/admin.shapes';
import { authCalls } from '@tandem/contracts/auth/auth';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { notificationsEvents } from '@tandem/contracts/notifications/notifications.events';
import { notificationsCalls } from '@tandem/contracts/notifications/notifications';
import { toPage } from '@tandem/contracts/entities/page';
import { parkedCalls } from '@tandem/contracts/parked';
import { resumesCalls } from '@tandem/contracts/resumes/resumes';
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { systemOrigin } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { eventually } from '@tandem/test-kit/eventually';
import { refusal } from '@tandem/test-kit/refusal';
import { CountsRepository } from '../src/counts/counts.repository';
import { aCandidate, aCompany, anAccount, aVacancy, type Staff, TestConsole } from './console';

jest.setTimeout(60_000);

let console: TestConsole;
let staff: Staff;
const replayed: string[] = [];
const work = { waiting: 3, running: 1, failed: 2, amountParked: 1, outboxLag: 12, parked: [] };
const session = { createdAt: '2026-02-03T00:00:00.000Z', lastUsedAt: '2026-02-05T00:00:00.000Z', userAgent: 'Firefox' };
/** Whom auth does not know: brought in from elsewhere. */
const broughtIn = '00000000-0000-4000-8000-0000000000aa';
/** Who got more messages than a timeline shows. */
const muchTold = '00000000-0000-4000-8000-0000000000bb';
const signIn = {
  verifiedAt: null,
  hasPassword: true,
  pendingEmail: 'b@example.org',
  lockedUntil: '2026-11-25T10:00:00.000Z',
  isNetworkLocked: true,
};
beforeAll(async () => {
  console = await TestConsole.start();
  await console.bus.standIn(parkedCalls('accounts').list, () => work);
  await console.bus.standIn(parkedCalls('accounts').replay, ({ body }) => void replayed.push(body.id));
  await console.bus.standIn(authCalls.exportAccount, ({ body }) =>
    body.accountId === broughtIn ? {} : { signIn: { email: 'a@example.org', ...signIn }, sessions: [session] },
  );
  await console.bus.standIn(notificationsCalls.listOf, ({ body, query }) => {
    const total = body.accountId === muchTold ? 120 : 1;
    const times = Array.from({ length: total }, (_, day) => new Date(Date.UTC(2026, 1, 4 + day)).toISOString()).reverse();
    const items = times.slice(0, query.pageSize).map((createdAt) => ({
      id: randomUUID(),
      type: 'CANDIDATE_NEW_MATCH' as const,
      content: {},
      read: false,
      createdAt,
      updatedAt: createdAt,
    }));
    return toPage(items, total, query);
  });
});
beforeEach(async () => {
  await console.sql('truncate person, candidate, employer, vacancy, happening, day_count');
  staff = await console.staff({ createdAt: '2020-01-01T00:00:00.000Z' });
});
afterAll(async () => console.stop());

const analytics = async (query: Record<string, unknown> = {}) => console.bus.call(adminCalls.analytics, { query }, staff);
const record = async (body: { type: string; data?: Record<string, unknown> }) => console.bus.call(adminCalls.recordEvent, { body });

describe('what happened by day', () => {
  it('counts registrations, intakes, matches, applications and interviews, each once', async () => {
    const at = '2026-03-01T12:00:00.000Z';
    const { accountId } = await console.account({ createdAt: at });
    await console.account({ createdAt: '2026-03-01T22:59:00.000Z' });
    await console.account({ createdAt: '2026-03-01T23:01:00.000Z' });
    await console.account({ createdAt: at, accountType: 'EMPLOYER' });
    await console.candidate(accountId, { intakeProgress: 100 });
    await console.candidate(accountId, { intakeProgress: 100 });
    await console.sql('update candidate set intake_completed_at = $1', [at]);
    await console.bus.deliver('admin', matchingEvents.runChanged, accountId, {
      candidateId: accountId,
      beingMatched: false,
      lastMatchedAt: at,
    });
    await console.moved({ at });
    await console.moved({ at });
    await console.moved({ at, from: 'INVITED' });
    await console.moved({ at, from: 'INVITED', to: 'INTERVIEW' });
    await console.moved({ at, candidate: { id: randomUUID(), firstName: null, lastName: null, isTest: true } });
    const { types, rates } = await analytics({ from: '2026-03-01', to: '2026-03-02' });
    expect(types.map(({ type }) => type)).toEqual([...countedTypes]);
    expect(types.map(({ total }) => total)).toEqual([4, 1, 1, 2, 1]);
    expect(types[0]?.days).toEqual([{ day: '2026-03-01', count: 3 }, { day: '2026-03-02', count: 1 }]); // prettier-ignore
    expect(rates).toEqual({ intake_completed: 1 / 3, applied: 2, interview: 1 / 2 });
    expect((await analytics({ from: '2026-01-01', to: '2026-01-02' })).rates).toEqual({});
  });

  it('counts two kinds in one change and the other way round in another, neither in the other’s way', async () => {
    let [runs, begun] = [0, 0];
    const count = async (...types: CountedType[]) =>
      console.running.app.get(Db).run(systemOrigin('test'), async (tx) => {
        runs += 1;
        for (const type of types) {
          console.running.app.get(CountsRepository).add(tx, type, new Date('2026-02-01T12:00:00Z'));
          begun += 1;
          while (begun < 2) await passed(5);
        }
      });
    await Promise.all([count('applied', 'matched', 'applied'), count('matched', 'applied')]);
    expect(runs).toBe(2);
    const { types } = await analytics({ from: '2026-02-01', to: '2026-02-01' });
    expect(types.map(({ type, total }) => [type, total])).toEqual(expect.arrayContaining([['applied', 3], ['matched', 2]])); // prettier-ignore
  });

  it('counts what screens record, for visitors too, and lets nobody forge what the product counts', async () => {
    await record({ type: 'user_login_failed' });
    await record({ type: 'user_login_failed', data: { page: 'login' } });
    await record({ type: 'registered' });
    const { types } = await analytics();
    expect(types.find(({ type }) => type === 'user_login_failed')?.total).toBe(2);
    expect(types.find(({ type }) => type === 'registered')?.total).toBe(0);
    expect(types[0]?.days).toHaveLength(30);
  });

  it('keeps nothing of an event that no screen has, which takes no room from those that some have', async () => {
    await record({ type: 'invented' });
    await record({ type: 'search' });
    const { types } = await analytics();
    expect(types.find(({ type }) => type === 'invented')).toBeUndefined();
    expect(types.find(({ type }) => type === 'search')?.total).toBe(1);
  });

  it.each([
    ['days the wrong way round', { from: '2026-03-02', to: '2026-03-01' }],
    ['more than two years', { from: '2020-01-01', to: '2026-01-01' }],
    ['every day of eight thousand years, at once', { from: '2026-03-01', to: '9999-12-31' }],
    ['a day that is none', { from: '2026-13-01' }],
  ])('refuses %s', async (_what, query) => expect(await refusal(analytics(query))).toEqual(['invalid_value', 400]));

  it('refuses events without a type and those that are too large', async () => {
    expect(await refusal(record({ type: '' }))).toEqual(['field_required', 400]);
    expect(await refusal(record({ type: 'x', data: { text: 'x'.repeat(8_200) } }))).toEqual(['too_large', 413]);
  });
});

describe('the numbers', () => {
  it('of the console are of now, with those of the last 30 days', async () => {
    await console.account({ createdAt: new Date().toISOString() });
    await console.account({ accountType: 'EMPLOYER', isTest: true });
    const company = await console.company();
    await console.vacancy(company);
    await console.vacancy(company, { isPublished: false });
    await console.moved();
    const overview = await console.bus.call(adminCalls.overview, {}, staff);
    expect(overview).toMatchObject({
      users: 2,
      candidates: 2,
      employers: 1,
      vacancies: 2,
      publishedVacancies: 1,
      applications: 1,
      parkedWork: 1,
    });
    expect([overview.newUsers.length, overview.newUsers.at(-1)?.count, overview.newApplications.at(-1)?.count]).toEqual([30, 1, 1]);
  });

  it('of the home page are for everybody, and counted once a minute', async () => {
    const company = await console.company();
    await console.vacancy(company);
    await console.vacancy(company, { filledSince: '2026-02-01T09:00:00.000Z' });
    const first = await console.bus.call(adminCalls.statistics, {});
    expect(first).toEqual({ totalEmployers: 1, totalVacancies: 1, totalCandidates: 1 });
    await console.company();
    expect(await console.bus.call(adminCalls.statistics, {})).toEqual(first);
  });
});

describe('work of the services', () => {
  it('is shown as each tells of it; who does not answer is not reachable', async () => {
    const queues = await console.bus.call(adminCalls.listQueues, {}, staff);
    expect(queues).toHaveLength(8);
    expect(queues.find(({ queue }) => queue === 'accounts')).toEqual({ queue: 'accounts', isReachable: true, ...work });
    expect(queues.find(({ queue }) => queue === 'admin')).toMatchObject({ isReachable: true });
    expect(queues.find(({ queue }) => queue === 'referrals')).toMatchObject({ isReachable: false, waiting: 0 });
  });

  it('is shown of the others while one hangs', async () => {
    await console.bus.standIn(parkedCalls('vacancies').list, async () => {
      await passed(4_000);
      return work;
    });
    const queues = await console.bus.call(adminCalls.listQueues, {}, staff);
    expect(queues.find(({ queue }) => queue === 'vacancies')).toMatchObject({ isReachable: false });
    expect(queues.find(({ queue }) => queue === 'accounts')).toMatchObject({ isReachable: true });
    expect(await console.bus.call(adminCalls.overview, {}, staff)).toMatchObject({ parkedWork: 1 });
  });

  it('is tried again or dropped where it is, and unknown work is not found', async () => {
    const id = 'event:some:id/of work';
    await console.bus.call(adminCalls.replayWork, { params: { queue: 'accounts', id } }, staff);
    expect(replayed).toEqual([id]);
    for (const params of [
      { queue: 'nobody', id },
      { queue: 'admin', id: 'job:admin.rebuild:unknown' },
    ]) {
      expect(await refusal(console.bus.call(adminCalls.replayWork, { params }, staff))).toEqual(['work_not_found', 404]);
      expect(await refusal(console.bus.call(adminCalls.discardWork, { params }, staff))).toEqual(['work_not_found', 404]);
    }
  });
});

describe('a timeline', () => {
  const whats = (timeline: { what: string }[]) => timeline.map(({ what }) => what);

  it('tells what befell somebody, newest first, with sessions and messages', async () => {
    const { accountId } = await console.account();
    await console.bus.deliver('admin', authEvents.accountRegistered, accountId, {
      accountId, email: 'x@example.org', accountType: 'CANDIDATE', authProvider: 'google', firstName: null, lastName: null, linkedinUrl: null,
      companyName: null, resumeId: null, referral: null, isVerified: true, language: 'en', registeredAt: '2026-02-01T00:00:00.000Z',
    }); // prettier-ignore
    await console.bus.deliver('admin', authEvents.emailVerified, accountId, { accountId, email: 'x@example.org', kind: 'VERIFY' });
    await console.candidate(accountId, { intakeProgress: 100 });
    await console.moved({
      candidate: { id: accountId, firstName: 'Mila', lastName: 'Verhoef', isTest: false },
      at: '2026-02-02T00:00:00.000Z',
    });
    const { timeline, signIn: told } = await console.bus.call(adminCalls.getUser, { params: { id: accountId } }, staff);
    expect(told).toEqual({ ...signIn, sessions: [session] });
    expect(whats(timeline)).toEqual(['intakeCompleted', 'verified', 'notified', 'signedIn', 'moved', 'registered']);
    expect(timeline.find(({ what }) => what === 'signedIn')?.facts).toEqual({ device: 'Firefox' });
    expect(timeline.at(-1)).toEqual({ at: '2026-02-01T00:00:00.000Z', what: 'registered', facts: { authProvider: 'google' } });
  });

  it('shows the newest of many messages', async () => {
    await console.account({ accountId: muchTold });
    const { timeline } = await console.bus.call(adminCalls.getUser, { params: { id: muchTold } }, staff);
    const messages = timeline.filter(({ what }) => what === 'notified').map(({ at }) => at);
    expect(messages).toHaveLength(100);
    expect(messages[0]).toBe(new Date(Date.UTC(2026, 1, 4 + 119)).toISOString());
  });

  it('of somebody who applied says nothing any more of a vacancy that is gone', async () => {
    const { accountId } = await console.account();
    const { id, title } = await console.vacancy(null);
    await console.moved({
      candidate: { id: accountId, firstName: 'Mila', lastName: 'Verhoef', isTest: false },
      vacancy: { id, title, companyId: null, companyName: 'De Zonnehoek' },
    });
    const moves = async () =>
      (await console.bus.call(adminCalls.getUser, { params: { id: accountId } }, staff)).timeline.filter(({ what }) => what === 'moved');
    expect(await moves()).toHaveLength(1);
    await console.bus.deliver('admin', vacanciesEvents.vacancyDeleted, id, { vacancyId: id, companyId: null });
    expect(await moves()).toEqual([]);
  });

  it('tells of somebody brought in from elsewhere that he has no log-in', async () => {
    const { accountId } = await console.account({ accountId: broughtIn });
    const { signIn: told } = await console.bus.call(adminCalls.getUser, { params: { id: accountId } }, staff);
    expect(told).toBeNull();
  });

  it('tells which mails went to somebody and when', async () => {
    const { accountId } = await console.account();
    const link = { accountId, kind: 'RESET' as const, at: '2026-02-03T10:00:00.000Z' };
    const mail = { accountId, kind: 'CANDIDATE_NEW_MATCH' as const, at: '2026-02-03T11:00:00.000Z' };
    await console.bus.deliver('admin', authEvents.linkMailed, accountId, link);
    await console.bus.deliver('admin', notificationsEvents.mailSent, accountId, mail);
    const { timeline } = await console.bus.call(adminCalls.getUser, { params: { id: accountId } }, staff);
    expect(timeline.filter(({ what }) => what === 'mailed')).toEqual([
      { at: mail.at, what: 'mailed', facts: { kind: 'CANDIDATE_NEW_MATCH' } },
      { at: link.at, what: 'mailed', facts: { kind: 'RESET' } },
    ]);
  });

  it('is told to the one it is about, with when staff looked at him but not who', async () => {
    const { accountId } = await console.account();
    const { accountId: other } = await console.account();
    await console.candidate(accountId, { intakeProgress: 100 });
    await console.candidate(other, { intakeProgress: 100 });
    await console.bus.call(adminCalls.getUser, { params: { id: accountId } }, staff);
    const told = await console.bus.call(adminCalls.exportAccount, { body: { accountId } });
    expect(told).toEqual({
      timeline: [{ at: expect.any(String), what: 'intakeCompleted', facts: {} }],
      seenByStaff: [{ at: expect.any(String), action: 'getUser' }],
    });
    expect(JSON.stringify(told)).not.toContain(staff.accountId);
  });

  it('of a company and a vacancy begins with when they came and tells of the moves about them', async () => {
    const company = await console.company();
    const vacancy = await console.vacancy(company);
    const { companyId, companyName } = company;
    await console.moved({ vacancy: { id: vacancy.id, title: 'Nurse', companyId, companyName } });
    const ofCompany = await console.bus.call(adminCalls.getEmployer, { params: { id: companyId } }, staff);
    const ofVacancy = await console.bus.call(adminCalls.getVacancy, { params: { id: vacancy.id } }, staff);
    expect([whats(ofCompany.timeline), whats(ofVacancy.timeline)]).toEqual([['moved', 'created'], ['moved', 'created']]); // prettier-ignore
    expect(ofVacancy.timeline[0]?.facts).toMatchObject({ from: 'MATCHED', to: 'APPLIED', candidateName: 'Mila Verhoef' });
  });
});

it('is rebuilt from what the owners have, and keeps what was told since', async () => {
  const [account, candidate, company] = [anAccount(), aCandidate(randomUUID()), aCompany()];
  const vacancy = aVacancy(company);
  const one = (item: unknown) => ({ items: [item], next: null });
  await console.bus.standIn(accountsCalls.accountSnapshots, ({ query }) =>
    query.after ? one(account) : { items: [{ ...account, email: 'stale@example.org' }], next: randomUUID() },
  );
  await console.bus.standIn(accountsCalls.candidateSnapshots, () => one(candidate));
  await console.bus.standIn(accountsCalls.companySnapshots, () => one(company));
  await console.bus.standIn(resumesCalls.snapshots, () => one({ resumeId: randomUUID(), candidateId: account.accountId, status: 'DONE', summary: null, educations: [], workExperiences: [], skills: [] })); // prettier-ignore
  await console.bus.standIn(vacanciesCalls.snapshots, () => one(vacancy));
  await console.bus.call(adminCalls.rebuild, {});
  await eventually(async () => {
    const { items } = await console.bus.call(adminCalls.listEmployers, { query: {} }, staff);
    expect(items[0]).toMatchObject({ id: company.companyId, amountVacancies: 1 });
  }, 20_000);
  const { items } = await console.bus.call(adminCalls.listUsers, { query: { search: account.email } }, staff);
  expect(items[0]).toMatchObject({ id: account.accountId, accountInfo: { resume: { status: 'DONE' } } });
});
