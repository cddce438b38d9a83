import { randomUUID } from 'node:crypto';
import { setTimeout as passed } from 'node:timers/promises';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { Notification } from '@tandem/contracts/entities/notification';
import type { Stretch } from '@tandem/contracts/entities/stretch';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { notificationsCalls as calls } from '@tandem/contracts/notifications/notifications';
import { systemOrigin } from '@tandem/service-kit/context';
import { Db } from '@tandem/service-kit/database';
import { migrate, schemaDrift } from '@tandem/service-kit/migrate';
import { type RunningService, startService } from '@tandem/service-kit/start';
import { eventually } from '@tandem/test-kit/eventually';
import { type TestEnvironment, testEnvironment } from '@tandem/test-kit/environment';
import { mailsTo } from '@tandem/test-kit/mailbox';
import { TestBus } from '@tandem/test-kit/test-bus';
import { NotificationService } from '../src/notification/notification.service';
import { service } from '../src/service';

jest.setTimeout(60_000);

let env: TestEnvironment;
let running: RunningService;
let bus: TestBus;
const person = () => ({ accountId: randomUUID(), accountType: 'CANDIDATE' as const });

const known = async (who: ReturnType<typeof person>, newMatches = true) => {
  const email = `${who.accountId}@example.org`;
  const now = new Date().toISOString();
  await bus.deliver('notifications', accountsEvents.accountChanged, who.accountId, {
    accountId: who.accountId, email, firstName: 'Noor', lastName: 'Achterberg', phone: null, linkedinUrl: null, accountType: 'CANDIDATE', authProvider: 'email', language: 'nl',
    isAdmin: false, isTest: false, mailPreferences: { newMatches, matchChanged: true, interviewCheck: true }, membership: null, createdAt: now, updatedAt: now,
  }); // prettier-ignore
  return email;
};
const mailsToldOf = async (accountId: string): Promise<unknown[]> => {
  const rows: { kind: string }[] = await running.app
    .get(Db)
    .source.query(`select payload->>'kind' as kind from outbox where name = 'notifications.mailSent' and aggregate_id = $1`, [accountId]);
  return rows.map(({ kind }) => kind);
};
const matchOf = (candidateId: string, title: string, percentage: number) => ({
  matchId: randomUUID(),
  percentage,
  candidate: { id: candidateId, firstName: 'Noor', lastName: 'Achterberg', isTest: false },
  vacancy: { id: randomUUID(), title, companyId: randomUUID(), companyName: 'Zorgpad' },
});
const found = async (who: ReturnType<typeof person>, titles: readonly string[]) =>
  bus.deliver('notifications', matchingEvents.matchesFound, who.accountId, {
    runId: randomUUID(),
    candidateId: who.accountId,
    matches: titles.map((title, index) => matchOf(who.accountId, title, 60 + index)),
  });
beforeAll(async () => {
  env = await testEnvironment(['notifications']);
  await migrate(service, env.of('notifications'));
  running = await startService(service, env.of('notifications'));
  bus = await TestBus.connect(env.of('notifications'));
});
afterAll(async () => {
  await bus?.close();
  await running?.stop();
  await env?.remove();
});

it('has a schema that is what its entities say', async () => {
  expect(await schemaDrift(service, env.of('notifications'))).toEqual([]);
});

it("tells of each new match in the app and of all of them in one mail, in the person's language", async () => {
  const who = person();
  const email = await known(who);
  await found(who, ['Verpleegkundige', 'Wijkverpleegkundige']);
  const page = await bus.call(calls.list, { query: {} }, who);
  expect(page).toMatchObject({ total: 2, page: 1, pageSize: 10, totalPages: 1 });
  expect(page.items.map(({ read, type }) => [read, type])).toEqual([
    [false, 'CANDIDATE_NEW_MATCH'],
    [false, 'CANDIDATE_NEW_MATCH'],
  ]);
  const mails = await eventually(async () => {
    const sent = await mailsTo(email);
    expect(sent).toHaveLength(1);
    return sent;
  });
  expect(mails[0]!.subject).toBe('2 nieuwe banen die bij je passen');
  expect(mails[0]!.text).toMatch(/61%: Wijkverpleegkundige, Zorgpad[\s\S]*60%: Verpleegkundige/);
  await eventually(async () => expect(await mailsToldOf(who.accountId)).toEqual(['CANDIDATE_NEW_MATCH']));
});

it('lists the new matches of a run as they came, the best on top', async () => {
  const who = person();
  await known(who);
  const titles = ['Wijkverpleegkundige', 'Verpleegkundige', 'Verzorgende', 'Begeleider', 'Doktersassistent', 'Fysiotherapeut'];
  await found(who, titles);
  const { items } = await bus.call(calls.list, { query: {} }, who);
  expect(items.map(({ content }) => content.match?.vacancy.title)).toEqual(titles);
});

it('sends no mail to who switched that off, but still tells in the app', async () => {
  const who = person();
  const email = await known(who, false);
  await found(who, ['Verpleegkundige']);
  expect((await bus.call(calls.list, { query: {} }, who)).total).toBe(1);
  await eventually(async () => expect(await running.app.get(Db).source.query('select 1 from job')).toEqual([]));
  expect(await mailsTo(email)).toEqual([]);
});

it("marks one or all as read, only one's own", async () => {
  const [who, other] = [person(), person()];
  await known(who);
  await found(who, ['A', 'B', 'C']);
  const { items } = await bus.call(calls.list, { query: { page: 1, pageSize: 2 } }, who);
  expect(items).toHaveLength(2);
  await expect(bus.call(calls.read, { params: { id: items[0]!.id } }, other)).rejects.toMatchObject({
    code: 'notification_not_found',
    status: 404,
  });
  expect(await bus.call(calls.read, { params: { id: items[0]!.id } }, who)).toMatchObject({ read: true });
  await bus.call(calls.readAll, {}, who);
  expect((await bus.call(calls.list, { query: {} }, who)).items.every(({ read }) => read)).toBe(true);
  await expect(bus.call(calls.list, { query: {} })).rejects.toMatchObject({ code: 'unauthorized' });
});

it('hands out all that one person was told, stretch by stretch, each once and nobody else’s', async () => {
  const [who, other] = [person(), person()];
  await Promise.all([known(who), known(other)]);
  await found(who, ['A', 'B', 'C', 'D', 'E']);
  await found(other, ['F']);
  const all: string[] = [];
  const sizes: number[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const query = { after, limit: 2 };
    const { items, next }: Stretch<Notification> = await bus.call(calls.exportNotifications, { body: { accountId: who.accountId }, query });
    all.push(...items.map(({ content }) => content.match?.vacancy.title ?? ''));
    sizes.push(items.length);
    after = next;
  }
  expect(sizes).toEqual([2, 2, 1]);
  expect(all.sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
});

it('hands out the newest that somebody was told', async () => {
  const who = person();
  await known(who);
  await found(who, ['A']);
  await found(who, ['B']);
  const page = await bus.call(calls.listOf, { body: { accountId: who.accountId }, query: { pageSize: 1 } });
  expect(page).toMatchObject({ total: 2, items: [{ content: { match: { vacancy: { title: 'B' } } } }] });
});

it('forgets a person who leaves', async () => {
  const who = person();
  await known(who);
  await found(who, ['A']);
  await bus.deliver('notifications', accountsEvents.accountDeleted, who.accountId, {
    accountId: who.accountId,
    accountType: 'CANDIDATE',
    companyId: null,
  });
  expect((await bus.call(calls.list, { query: {} }, who)).total).toBe(0);
});

it('tells two people in one change what another change tells them the other way round, and neither stands in the other’s way', async () => {
  const [a, b] = [person(), person()];
  await known(a);
  await known(b);
  const { source } = running.app.get(Db);
  let runs = 0;
  let begun = 0;
  const tell = async (...people: readonly string[]) =>
    running.app.get(Db).run(systemOrigin('test'), async (tx) => {
      runs += 1;
      for (const accountId of people) {
        await running.app.get(NotificationService).notify(tx, accountId, 'CANDIDATE_NEW_MATCH', [{}, {}], { isMailed: false });
        begun += 1;
        while (begun < 2) await passed(5);
      }
    });
  await Promise.all([tell(a.accountId, b.accountId), tell(b.accountId, a.accountId)]);
  expect(runs).toBe(2);
  for (const { accountId } of [a, b])
    expect(
      await source.query(
        `select (payload->>'amountUnread')::int as unread from outbox where name = 'notifications.unreadChanged' and aggregate_id = $1 order by seq`,
        [accountId],
      ),
    ).toEqual([{ unread: 2 }, { unread: 4 }]);
});
