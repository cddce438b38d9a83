import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import type { PayloadOf } from '@tandem/contracts/define';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { mailsTo, sourceOf } from '@tandem/test-kit/mailbox';
import { aCompany, facts } from './people';
import { Stack, type Who } from './stack';

jest.setTimeout(90_000);

const slot = { start: '2030-03-04T09:00:00.000Z', end: '2030-03-04T09:45:00.000Z' };
const nothing = { newMatches: false, matchChanged: false, interviewCheck: false };

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(async () => stack?.stop());

let companyId: string;
let candidate: Who;
let members: Who[];
beforeEach(async () => {
  companyId = randomUUID();
  candidate = await stack.person('CANDIDATE');
  members = [await stack.person('EMPLOYER', { language: 'nl' }), await stack.person('EMPLOYER')];
  const ids = members.map(({ accountId }) => accountId);
  await stack.bus.deliver('notifications', accountsEvents.companyChanged, companyId, aCompany(companyId, ids));
});

type Ended = PayloadOf<typeof matchingEvents.applicationEnded>;
/** An interview that began, and ends because one side is gone. */
const interviewed = async (who = candidate) => {
  const about = facts(who.accountId, companyId);
  const move = { from: 'INVITED', to: 'INTERVIEW', actor: 'EMPLOYER', actorId: randomUUID(), at: new Date().toISOString() } as const;
  await stack.bus.deliver('notifications', matchingEvents.statusChanged, about.matchId, { ...about, ...move });
  return about;
};
const end = async ({ matchId, candidate: who, vacancy }: ReturnType<typeof facts>, gone: Ended['gone'], over: Partial<Ended> = {}) => {
  await stack.bus.deliver('notifications', matchingEvents.applicationEnded, matchId, {
    matchId,
    gone,
    status: 'INTERVIEW',
    candidate: { id: gone === 'CANDIDATE' ? null : who.id, isTest: false },
    vacancy: { title: vacancy.title, companyId: gone === 'VACANCY' ? null : companyId, companyName: vacancy.companyName },
    at: new Date().toISOString(),
    ...over,
  });
};
const asked = async (matchId: string) => stack.sql('select kind from reminder where subject_id = $1', [matchId]);
const forgetVacancy = async (vacancyId: string) =>
  stack.bus.deliver('notifications', vacanciesEvents.vacancyDeleted, vacancyId, { vacancyId, companyId });

it.each(['before', 'after'] as const)(
  'mails a candidate that the vacancy is gone, heard of %s its end, with the interview off',
  async (when) => {
    const about = await interviewed();
    expect(await asked(about.matchId)).toHaveLength(2);
    if (when === 'before') await forgetVacancy(about.vacancy.id);
    await end(about, 'VACANCY', { calledOff: slot });
    if (when === 'after') await forgetVacancy(about.vacancy.id);
    await stack.mailed();
    const [mail, ...more] = await mailsTo(candidate.email);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('The vacancy Verpleegkundige is no longer there');
    expect(mail!.text).toContain('Monday, 4 March 2030, 10:00 - 10:45 (Europe/Amsterdam)');
    expect(mail!.text).toContain('http://localhost:8081/jobs');
    expect(await sourceOf(mail!)).toMatch(/text\/calendar; charset=utf-8; method=CANCEL/);
    expect(await asked(about.matchId)).toEqual([]);
    for (const member of members) expect(await mailsTo(member.email)).toEqual([]);
  },
);

it('mails the members that a candidate has left, without naming him, also when he is forgotten already', async () => {
  const about = await interviewed();
  const leave = { accountId: candidate.accountId, accountType: 'CANDIDATE' as const, companyId: null };
  await stack.bus.deliver('notifications', accountsEvents.accountDeleted, candidate.accountId, leave);
  await end(about, 'CANDIDATE', { calledOff: slot });
  await stack.mailed();
  const [[dutch], [english, ...more]] = [await mailsTo(members[0]!.email), await mailsTo(members[1]!.email)];
  expect(more).toEqual([]);
  expect(dutch!.subject).toBe('Een sollicitant voor Verpleegkundige is vertrokken');
  expect(english!.text).toContain('has deleted the account');
  expect(english!.text).toContain('Monday, 4 March 2030');
  for (const mail of [dutch!, english!]) {
    const source = await sourceOf(mail);
    expect(source).toMatch(/method=CANCEL/);
    const calendar = Buffer.from(/base64\r\n[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(source)?.[1] ?? '', 'base64').toString();
    expect(calendar).toMatch(/SUMMARY:(Interview|Gesprek): Verpleegkundige\\, Zorgpad/);
    expect(JSON.stringify([mail, source, calendar])).not.toMatch(/Noor|Achterberg/);
  }
  expect(await mailsTo(candidate.email)).toEqual([]);
});

it('does not trouble a company with somebody who had only applied', async () => {
  await end(facts(candidate.accountId, companyId), 'CANDIDATE', { status: 'APPLIED' });
  await stack.mailed();
  expect(await mailsTo(members[0]!.email)).toEqual([]);
});

it('can be switched off, but for what is in a calendar', async () => {
  const [quiet, planned] = [
    await stack.person('CANDIDATE', { mailPreferences: nothing }),
    await stack.person('CANDIDATE', { mailPreferences: nothing }),
  ];
  await end(facts(quiet.accountId, companyId), 'VACANCY', { status: 'APPLIED' });
  await end(facts(planned.accountId, companyId), 'VACANCY', { calledOff: slot });
  await end(facts(candidate.accountId, companyId), 'VACANCY', { status: 'APPLIED' });
  await stack.mailed();
  expect(await mailsTo(quiet.email)).toEqual([]);
  expect(await mailsTo(planned.email)).toHaveLength(1);
  const [mail] = await mailsTo(candidate.email);
  expect(await sourceOf(mail!)).toMatch(/^List-Unsubscribe: <http/m);
});

it('forgets what a company was told of an application it may keep no longer, and nothing else', async () => {
  const move = async (about: ReturnType<typeof facts>, from: 'MATCHED' | 'APPLIED', to: 'APPLIED' | 'REJECTED') => {
    const actor = to === 'APPLIED' ? 'CANDIDATE' : 'EMPLOYER';
    const payload = { ...about, from, to, actor, actorId: randomUUID(), at: new Date().toISOString() } as const;
    await stack.bus.deliver('notifications', matchingEvents.statusChanged, about.matchId, payload);
  };
  const [over, other] = [facts(candidate.accountId, companyId), facts(candidate.accountId, companyId)];
  for (const about of [over, other]) await move(about, 'MATCHED', 'APPLIED');
  await move(over, 'APPLIED', 'REJECTED');
  const told = async () =>
    stack.sql(`select content #>> '{match,id}' as match, account_id from notification where about_id = $1`, [candidate.accountId]);
  expect(await told()).toHaveLength(5);
  const gone = { matchId: over.matchId, candidateId: candidate.accountId };
  await stack.bus.deliver('notifications', matchingEvents.applicationForgotten, over.matchId, gone);
  const left = [
    ...members.map(({ accountId }) => ({ match: other.matchId, account_id: accountId })),
    { match: over.matchId, account_id: candidate.accountId },
  ];
  expect(await told()).toEqual(expect.arrayContaining(left));
  expect(await told()).toHaveLength(left.length);
});
