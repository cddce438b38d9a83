import { randomUUID } from 'node:crypto';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { matchingEvents } from '@tandem/contracts/matching/matching.events';
import { notificationsJobs } from '@tandem/contracts/notifications/notifications.jobs';
import { vacanciesEvents } from '@tandem/contracts/vacancies/vacancies.events';
import { matchStatuses, type MatchStatus } from '@tandem/domain/match';
import { notificationOfMove } from '@tandem/domain/match-moves';
import type { AccountType } from '@tandem/domain/account';
import { eventually } from '@tandem/test-kit/eventually';
import { mailsTo, sourceOf } from '@tandem/test-kit/mailbox';
import { Proxy } from '@tandem/test-kit/proxy';
import { servers } from '@tandem/test-kit/environment';
import { aCompany, facts } from './people';
import { Stack, type Who } from './stack';

jest.setTimeout(90_000);

let stack: Stack;
let smtp: Proxy;
let companyId: string;
let candidate: Who;
let members: Who[];
beforeAll(async () => {
  smtp = await Proxy.to(servers().smtp);
  stack = await Stack.start({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await stack?.stop();
  await smtp?.cut();
});
beforeEach(async () => {
  companyId = randomUUID();
  candidate = await stack.person('CANDIDATE');
  members = [await stack.person('EMPLOYER', { language: 'nl' }), await stack.person('EMPLOYER')];
  const company = aCompany(
    companyId,
    members.map(({ accountId }) => accountId),
  );
  company.members.push({ accountId: randomUUID(), role: 'Member', state: 'Invited' });
  await stack.bus.deliver('notifications', accountsEvents.companyChanged, companyId, company);
});

const move = async (from: MatchStatus, to: MatchStatus, actor: AccountType, about = facts(candidate.accountId, companyId), over = {}) => {
  const at = new Date().toISOString();
  await stack.bus.deliver('notifications', matchingEvents.statusChanged, about.matchId, { ...about, from, to, actor, actorId: randomUUID(), at, ...over }); // prettier-ignore
  return about;
};
const inbox = async (who: Who) => (await mailsTo(who.email)).map(({ subject }) => subject);

it('tells exactly the other side, once in the app and once by mail, for each move that has a text, and nobody else', async () => {
  for (const actor of ['CANDIDATE', 'EMPLOYER'] as const)
    for (const from of matchStatuses) for (const to of matchStatuses) if (from !== to) await move(from, to, actor);
  const expected = (actor: AccountType, audience: string) =>
    matchStatuses.flatMap((from) => matchStatuses.filter((to) => notificationOfMove(from, to, actor)?.startsWith(audience)));
  const [theirs, his] = [expected('CANDIDATE', 'EMPLOYER'), expected('EMPLOYER', 'CANDIDATE')];
  expect((await stack.told(candidate)).map(({ content }) => content.newStatus).sort()).toEqual([...his].sort());
  for (const member of members) expect((await stack.told(member)).map(({ content }) => content.newStatus).sort()).toEqual([...theirs].sort()); // prettier-ignore
  await stack.mailed();
  expect(await inbox(candidate)).toHaveLength(his.length);
  for (const member of members) expect(await inbox(member)).toHaveLength(theirs.length);
});

it("speaks each reader's language and leads to the right page", async () => {
  const { matchId, vacancy } = await move('MATCHED', 'APPLIED', 'CANDIDATE');
  await move('APPLIED', 'REJECTED', 'EMPLOYER');
  await stack.mailed();
  expect(await inbox(members[0]!)).toEqual(['Noor Achterberg heeft gesolliciteerd op Verpleegkundige']);
  expect(await inbox(members[1]!)).toEqual(['Noor Achterberg has applied for Verpleegkundige']);
  expect((await mailsTo(members[1]!.email))[0]!.text).toContain(`http://localhost:8082/matches/${matchId}`);
  expect((await mailsTo(candidate.email))[0]!.text).toContain('http://localhost:8081/funnel?tab=REJECTED');
  expect(vacancy.companyName).toBe('Zorgpad');
});

it('mails nothing to who switched that off, and still tells in the app', async () => {
  const quiet = await stack.person('CANDIDATE', { mailPreferences: { newMatches: true, matchChanged: false, interviewCheck: true } });
  const about = facts(quiet.accountId, companyId);
  await move('APPLIED', 'REJECTED', 'EMPLOYER', about);
  await move('INTERVIEW', 'JOB_TAKEN', 'EMPLOYER', about);
  await stack.mailed();
  expect((await stack.told(quiet)).map(({ type }) => type)).toEqual(['CANDIDATE_INTERVIEW_CHECK', 'CANDIDATE_MATCH_CHANGED']);
  expect(await inbox(quiet)).toEqual(['Did you get the job at Zorgpad?']);
  expect((await mailsTo(quiet.email))[0]!.text).toContain(`http://localhost:8081/jobs/${about.vacancy.id}\n`);
});

describe('an invitation without words or times', () => {
  const byPhone = { method: 'PHONE' as const, message: null, slots: [], chosen: null, asksOther: false };
  const host = async () => stack.person('EMPLOYER', { firstName: 'Joke', lastName: 'Kraan', phone: '+31612345678' });
  const from = 'This invitation comes from Joke Kraan. You can reply to this e-mail, or call +31612345678.';

  it('by a card that is moved on the board says who invites and from which company, and an answer goes to him', async () => {
    const { accountId, email } = await host();
    await move('APPLIED', 'INVITED', 'EMPLOYER', facts(candidate.accountId, companyId), { actorId: accountId });
    await stack.mailed();
    expect(await stack.told(candidate)).toMatchObject([{ type: 'CANDIDATE_MATCH_CHANGED', content: { newStatus: 'INVITED' } }]);
    const [mail, ...more] = await mailsTo(candidate.email);
    expect([mail!.subject, more]).toEqual(['Zorgpad invites you for an interview', []]);
    expect(mail!.text).toContain(from);
    expect(await sourceOf(mail!)).toMatch(new RegExp(`^Reply-To: <?${email}>?`, 'im'));
  });

  it('by telephone says so, and by whom', async () => {
    const about = facts(candidate.accountId, companyId);
    const { accountId: invitedBy } = await host();
    await stack.bus.deliver('notifications', matchingEvents.invitationSent, about.matchId, { ...about, invitation: byPhone, invitedBy });
    await stack.mailed();
    const [mail] = await mailsTo(candidate.email);
    expect(mail!.text).toContain('They have called you about it, or will do so soon.');
    expect(mail!.text).toContain(from);
  });

  it('is not mailed to who switched news of matches off; what somebody wrote to him is', async () => {
    const quiet = await stack.person('CANDIDATE', { mailPreferences: { newMatches: true, matchChanged: false, interviewCheck: true } });
    const about = facts(quiet.accountId, companyId);
    await move('APPLIED', 'INVITED', 'EMPLOYER', about);
    for (const message of [null, 'Ring at the gate'])
      await stack.bus.deliver('notifications', matchingEvents.invitationSent, about.matchId, { ...about, invitation: { ...byPhone, message } }); // prettier-ignore
    await stack.mailed();
    expect(await stack.told(quiet)).toHaveLength(3);
    const [mail, ...more] = await mailsTo(quiet.email);
    expect(mail!.text).toContain('Ring at the gate');
    expect(more).toEqual([]);
  });
});

describe('an invitation with times', () => {
  const slot = { start: '2030-03-04T09:00:00.000Z', end: '2030-03-04T09:45:00.000Z' };
  const invitation = { method: 'TIMESLOTS' as const, message: 'We would love to meet you.', slots: [slot], chosen: null, asksOther: false };

  it('is one notification and one mail with the words and the times of the reader', async () => {
    const about = facts(candidate.accountId, companyId);
    await move('APPLIED', 'INVITED', 'EMPLOYER', about, { isToldApart: true });
    await stack.bus.deliver('notifications', matchingEvents.invitationSent, about.matchId, { ...about, invitation });
    await stack.mailed();
    expect(await stack.told(candidate)).toMatchObject([{ type: 'CANDIDATE_MATCH_CHANGED', content: { newStatus: 'INVITED' } }]);
    const [mail, ...more] = await mailsTo(candidate.email);
    expect(more).toEqual([]);
    expect(mail!.text).toContain('> We would love to meet you.\n\n');
    expect(mail!.text).toContain('Monday, 4 March 2030, 10:00 - 10:45 (Europe/Amsterdam)');
  });

  it('says who invites, and an answer goes to him', async () => {
    const about = facts(candidate.accountId, companyId);
    const host = await stack.person('EMPLOYER', { firstName: 'Joke', lastName: 'Kraan', phone: '+31612345678' });
    await stack.bus.deliver('notifications', matchingEvents.invitationSent, about.matchId, { ...about, invitation, invitedBy: host.accountId }); // prettier-ignore
    await stack.mailed();
    const [mail] = await mailsTo(candidate.email);
    expect(mail!.text).toContain('This invitation comes from Joke Kraan. You can reply to this e-mail, or call +31612345678.');
    expect(await sourceOf(mail!)).toMatch(new RegExp(`^Reply-To: <?${host.email}>?`, 'im'));
  });

  it('ends in one mail each with the time for calendars when it is answered', async () => {
    const about = facts(candidate.accountId, companyId);
    const at = new Date().toISOString();
    await move('INVITED', 'INTERVIEW', 'CANDIDATE', about, { isToldApart: true });
    await stack.bus.deliver('notifications', matchingEvents.timeslotChosen, about.matchId, { ...about, slot, at });
    await stack.mailed();
    expect(await stack.told(candidate)).toEqual([]);
    for (const who of [candidate, ...members]) {
      const [mail, ...more] = (await mailsTo(who.email)) as unknown as { attachments: { fileName: string; contentType: string }[] }[];
      expect(more).toEqual([]);
      expect(mail!.attachments).toMatchObject([{ contentType: 'text/calendar' }]);
    }
    for (const member of members) expect(await stack.told(member)).toMatchObject([{ content: { newStatus: 'INTERVIEW' } }]);
  });

  it('is answered by mail when none of the times suits', async () => {
    const about = facts(candidate.accountId, companyId);
    await stack.bus.deliver('notifications', matchingEvents.timeslotChosen, about.matchId, { ...about, slot: null, at: new Date().toISOString() }); // prettier-ignore
    await stack.mailed();
    expect(await inbox(members[0]!)).toEqual(['Noor Achterberg vraagt om andere tijden']);
    expect((await mailsTo(members[0]!.email))[0]!.text).toContain(`/matches/${about.matchId}/invite`);
    expect([await stack.told(candidate), await inbox(candidate)]).toEqual([[], []]);
  });
});

describe('an interview that is called off', () => {
  const slot = { start: '2030-03-04T09:00:00.000Z', end: '2030-03-04T09:45:00.000Z' };
  const mails = async (who: Who) => mailsTo(who.email);

  it('leaves both calendars by one mail each, which says why, and nobody is mailed twice', async () => {
    await move('INTERVIEW', 'REJECTED', 'EMPLOYER', undefined, { calledOff: slot });
    await stack.mailed();
    expect(await stack.told(candidate)).toMatchObject([{ content: { newStatus: 'REJECTED' } }]);
    for (const who of [candidate, ...members]) {
      const [mail, ...more] = await mails(who);
      expect(more).toEqual([]);
      expect(await sourceOf(mail!)).toMatch(/text\/calendar; charset=utf-8; method=CANCEL/);
    }
    const [[his], [dutch], [english]] = [await mails(candidate), await mails(members[0]!), await mails(members[1]!)];
    expect(his!.text).toContain('Zorgpad has decided not to go further with your application');
    expect(his!.text).toContain('Monday, 4 March 2030, 10:00 - 10:45 (Europe/Amsterdam)');
    expect(dutch!.subject).toBe('Het gesprek over Verpleegkundige gaat niet door');
    expect(english!.text).not.toContain('has decided not to go further');
  });

  it('is told by mail after a step back too, which notifies nobody in the app', async () => {
    const { vacancy } = await move('INTERVIEW', 'INVITED', 'CANDIDATE', undefined, { calledOff: slot });
    await stack.mailed();
    for (const who of [candidate, ...members]) {
      expect(await stack.told(who)).toEqual([]);
      expect(await mails(who)).toHaveLength(1);
    }
    expect((await mails(candidate))[0]!.text).toContain(`http://localhost:8081/jobs/${vacancy.id}`);
    expect((await mails(members[1]!))[0]!.text).toContain('Noor Achterberg can choose a time again');
  });

  it('is mailed to who wants no mail of changes: his calendar would be wrong', async () => {
    const quiet = await stack.person('CANDIDATE', { mailPreferences: { newMatches: false, matchChanged: false, interviewCheck: false } });
    await move('INTERVIEW', 'DECLINED_INTERVIEW_BY_EMPLOYER', 'EMPLOYER', facts(quiet.accountId, companyId), { calledOff: slot });
    await stack.mailed();
    expect(await inbox(quiet)).toEqual(['The interview for Verpleegkundige is cancelled']);
  });
});

describe('a company whose news it has not heard yet', () => {
  const unheard = async () => {
    const [companyId, member] = [randomUUID(), await stack.person('EMPLOYER')];
    stack.companies.set(companyId, aCompany(companyId, [member.accountId]));
    return { companyId, member };
  };
  afterEach(() => {
    stack.whileAsked = async () => undefined;
    jest.restoreAllMocks();
  });

  it('is asked for, while no transaction is open', async () => {
    const { companyId, member } = await unheard();
    const open: unknown[] = [];
    const asked = jest.spyOn(stack.companies, 'get');
    stack.whileAsked = async () =>
      void open.push(
        ...(await stack.sql(`select query from pg_stat_activity where usename = current_user and state like 'idle in transaction%'`)),
      );
    await move('MATCHED', 'APPLIED', 'CANDIDATE', facts(candidate.accountId, companyId));
    await move('MATCHED', 'APPLIED', 'CANDIDATE', facts(candidate.accountId, companyId));
    expect(await stack.told(member)).toHaveLength(2);
    expect(open).toEqual([]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is not kept when it goes while it is asked for', async () => {
    const { companyId, member } = await unheard();
    stack.whileAsked = async () => stack.bus.deliver('notifications', accountsEvents.companyDeleted, companyId, { companyId });
    await move('MATCHED', 'APPLIED', 'CANDIDATE', facts(candidate.accountId, companyId));
    expect(await stack.told(member)).toEqual([]);
    expect(await stack.sql('select id from company where id = $1', [companyId])).toEqual([]);
  });

  it('that nobody knows holds nothing up', async () => {
    await move('MATCHED', 'APPLIED', 'CANDIDATE', facts(candidate.accountId, randomUUID()));
  });
});

it('sends each mail once although the mail server is away for a while and the service stops in between', async () => {
  await smtp.cut();
  await move('APPLIED', 'REJECTED', 'EMPLOYER');
  await move('MATCHED', 'APPLIED', 'CANDIDATE');
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(await stack.told(candidate)).toHaveLength(1);
  await stack.restart();
  await smtp.restore();
  await stack.mailed();
  for (const who of [candidate, ...members]) expect(await inbox(who)).toHaveLength(1);
});

it('has the patience for a mail server that is away for two minutes', () => {
  for (const { attempts, backoff } of [notificationsJobs.sendMail, notificationsJobs.sendMessage])
    expect(backoff * (2 ** (attempts - 1) - 1)).toBeGreaterThan(2 * 60_000);
});

describe('when a candidate leaves', () => {
  const leave = async (who: Who) =>
    stack.bus.deliver('notifications', accountsEvents.accountDeleted, who.accountId, { accountId: who.accountId, accountType: 'CANDIDATE', companyId: null }); // prettier-ignore

  it('what employers were told about him goes, and what they would be asked', async () => {
    const other = await stack.person('CANDIDATE');
    await move('MATCHED', 'APPLIED', 'CANDIDATE');
    await move('APPLIED', 'INTERVIEW', 'EMPLOYER');
    await move('MATCHED', 'APPLIED', 'CANDIDATE', facts(other.accountId, companyId));
    expect(await stack.told(members[0]!)).toHaveLength(2);
    await leave(candidate);
    expect(await stack.told(members[0]!)).toHaveLength(1);
    const rows = await stack.sql(`select 1 from reminder where content -> 'match' -> 'candidate' is not null and company_id = $1`, [
      companyId,
    ]);
    expect(rows).toEqual([]);
  });

  it('what is heard of him later is told to nobody', async () => {
    await leave(candidate);
    await move('MATCHED', 'APPLIED', 'CANDIDATE');
    await move('APPLIED', 'REJECTED', 'EMPLOYER');
    for (const who of [candidate, ...members]) expect(await stack.told(who)).toEqual([]);
  });

  it('a mail about him that could not be sent goes too', async () => {
    await smtp.cut();
    const about = facts(candidate.accountId, companyId);
    await stack.bus.deliver('notifications', matchingEvents.timeslotChosen, about.matchId, { ...about, slot: null, at: new Date().toISOString() } as never); // prettier-ignore
    const waiting = async () => stack.sql('select state, error from job where strpos(data::text, $1) > 0', [candidate.accountId]);
    // It has been tried, and waits to be tried again.
    await eventually(async () => {
      const jobs = await waiting();
      expect(jobs).not.toEqual([]);
      for (const job of jobs) expect(job).toEqual({ state: 'waiting', error: expect.any(String) });
    });
    await leave(candidate);
    expect(await waiting()).toEqual([]);
    await smtp.restore();
  });
});

it('keeps what people were told about a vacancy that was deleted, and takes it back when its company leaves', async () => {
  const about = await move('MATCHED', 'APPLIED', 'CANDIDATE');
  await move('APPLIED', 'REJECTED', 'EMPLOYER', about);
  const other = await move('APPLIED', 'REJECTED', 'EMPLOYER');
  const deleted = { vacancyId: about.vacancy.id, companyId };
  await stack.bus.deliver('notifications', vacanciesEvents.vacancyDeleted, about.vacancy.id, deleted);
  expect(await stack.told(members[0]!)).toMatchObject([{ content: { match: { id: about.matchId } } }]);
  expect(await stack.told(candidate)).toHaveLength(2);
  await stack.bus.deliver('notifications', vacanciesEvents.vacancyDeleted, about.vacancy.id, { ...deleted, isCompanyGone: true });
  expect(await stack.told(members[0]!)).toEqual([]);
  expect(await stack.told(candidate)).toMatchObject([{ content: { match: { id: other.matchId } } }]);
});
