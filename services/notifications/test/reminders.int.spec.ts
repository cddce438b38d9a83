import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import type { MatchStatus } from '@tandem/domain/match';
import { ReminderSweep } from '../src/reminders/reminder-sweep';
import { isNight } from '../src/reminders/local-time';
import { aCandidate, aCompany, aDraft, facts } from './people';
import { Stack, type Who } from './stack';

jest.setTimeout(90_000);

const HOUR = 3_600_000;
let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(async () => stack?.stop());
beforeEach(() => {
  stack.clock.ahead = 0;
});

/** Goes so many hours on, and further to the next day in Amsterdam, and looks for what is due. */
const after = async (hours: number) => {
  stack.clock.ahead = hours * HOUR;
  while (isNight('Europe/Amsterdam', stack.clock.now())) stack.clock.ahead += HOUR;
  const sweep = stack.running.app.get(ReminderSweep);
  await Promise.all([sweep.sweep(), sweep.sweep()]);
};
const types = async (who: Who) => (await stack.told(who)).map(({ type }) => type);
const now = () => stack.clock.now().toISOString();

it('reminds of an unfinished intake after a day, three and seven, once each, and then no more', async () => {
  const who = await stack.person('CANDIDATE');
  await stack.bus.deliver('notifications', accountsEvents.candidateChanged, who.accountId, aCandidate(who.accountId, { createdAt: now() }));
  await after(12);
  expect(await types(who)).toEqual([]);
  for (const [hours, amount] of [[36, 1], [38, 1], [84, 2], [180, 3], [400, 3]] as const) {
    await after(hours);
    expect([hours, await types(who)]).toEqual([hours, Array.from({ length: amount }, () => 'CANDIDATE_INTAKE_REMINDER')]);
  } // prettier-ignore
});

it('does not remind of what is finished, of test people, or of what lies long back', async () => {
  const [done, test, old] = [await stack.person('CANDIDATE'), await stack.person('CANDIDATE'), await stack.person('CANDIDATE')];
  const tell = async (who: Who, over: object) =>
    stack.bus.deliver('notifications', accountsEvents.candidateChanged, who.accountId, aCandidate(who.accountId, { createdAt: now(), ...over })); // prettier-ignore
  await tell(done, {});
  await tell(done, { intakeProgress: 100 });
  await tell(test, { isTest: true });
  await tell(old, { createdAt: '2024-01-01T00:00:00.000Z' });
  await after(36);
  for (const who of [done, test, old]) expect(await types(who)).toEqual([]);
});

it('reminds every active member of the company and of its drafts', async () => {
  const companyId = randomUUID();
  const members = [await stack.person('EMPLOYER'), await stack.person('EMPLOYER')];
  const ids = members.map(({ accountId }) => accountId);
  await stack.bus.deliver('notifications', accountsEvents.companyChanged, companyId, aCompany(companyId, ids, { intakeProgress: 75, createdAt: now() })); // prettier-ignore
  const [draft, published, deleted] = [
    aDraft(companyId, { createdAt: now() }),
    aDraft(companyId, { createdAt: now() }),
    aDraft(companyId, { createdAt: now() }),
  ];
  for (const vacancy of [draft, published, deleted])
    await stack.bus.deliver('notifications', vacanciesEvents.vacancyChanged, vacancy.id, vacancy);
  await stack.bus.deliver('notifications', vacanciesEvents.vacancyChanged, published.id, { ...published, isPublished: true, intakeProgress: 1 }); // prettier-ignore
  await stack.bus.deliver('notifications', vacanciesEvents.vacancyDeleted, deleted.id, { vacancyId: deleted.id, companyId });
  await after(36);
  for (const member of members) {
    expect((await types(member)).sort()).toEqual(['EMPLOYER_INTAKE_REMINDER', 'EMPLOYER_VACANCY_INTAKE_REMINDER']);
    expect((await stack.told(member)).find(({ content }) => content.vacancy)?.content.vacancy?.id).toBe(draft.id);
  }
});

it('asks both sides a week into an interview, once in the life of a match', async () => {
  const companyId = randomUUID();
  const [candidate, member, gone] = [await stack.person('CANDIDATE'), await stack.person('EMPLOYER'), await stack.person('CANDIDATE')];
  await stack.bus.deliver('notifications', accountsEvents.companyChanged, companyId, aCompany(companyId, [member.accountId]));
  const [about, ended] = [facts(candidate.accountId, companyId), facts(gone.accountId, companyId)];
  const move = async (which: typeof about, from: MatchStatus, to: MatchStatus, at = now()) =>
    stack.inThePresent(async () => stack.bus.deliver('notifications', matchingEvents.statusChanged, which.matchId, {
      ...which, from, to, actor: 'EMPLOYER', actorId: member.accountId, at, isToldApart: true,
    })); // prettier-ignore
  await move(about, 'INVITED', 'INTERVIEW');
  await move(ended, 'INVITED', 'INTERVIEW');
  await move(ended, 'INTERVIEW', 'APPLIED');
  await after(6 * 24 + 10);
  expect([await types(candidate), await types(member)]).toEqual([[], []]);
  await after(7 * 24 + 1);
  expect([await types(candidate), await types(member), await types(gone)]).toEqual([
    ['CANDIDATE_INTERVIEW_CHECK'],
    ['EMPLOYER_INTERVIEW_CHECK'],
    [],
  ]);
  await move(about, 'INTERVIEW', 'INVITED');
  await move(about, 'INVITED', 'INTERVIEW');
  await after(30 * 24);
  expect([await types(candidate), await types(member)]).toEqual([['CANDIDATE_INTERVIEW_CHECK'], ['EMPLOYER_INTERVIEW_CHECK']]);
});

it('waits for the morning where somebody lives when it is night there', async () => {
  const who = await stack.person('CANDIDATE');
  const start = new Date(stack.clock.now().getTime() - 25 * HOUR);
  await stack.bus.deliver('notifications', accountsEvents.candidateChanged, who.accountId, aCandidate(who.accountId, { createdAt: new Date(start.getTime() + 2 * HOUR).toISOString() })); // prettier-ignore
  stack.clock.ahead = 2 * HOUR;
  while (!isNight('Europe/Amsterdam', stack.clock.now())) stack.clock.ahead += HOUR;
  await stack.running.app.get(ReminderSweep).sweep();
  expect(await types(who)).toEqual([]);
  while (isNight('Europe/Amsterdam', stack.clock.now())) stack.clock.ahead += HOUR;
  await stack.running.app.get(ReminderSweep).sweep();
  expect(await types(who)).toEqual(['CANDIDATE_INTAKE_REMINDER']);
});
