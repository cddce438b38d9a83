import { randomUUID } from 'node:crypto';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import type { MatchStatus } from '@tandem/domain/match';
import { aCompany } from './people';
import { matchIn, type Person, toldCandidate, toldVacancy } from './rows';
import { Stack } from './stack';

jest.setTimeout(60_000);

const companyId = randomUUID();
const employer = { accountId: randomUUID(), accountType: 'EMPLOYER' as const, companyId, companyRole: 'Admin' };
const rival = { ...employer, accountId: randomUUID(), companyId: randomUUID() };
let stack: Stack;
let candidate: Person;
beforeAll(async () => {
  stack = await Stack.start();
  await stack.tellCompany(aCompany(companyId, [employer.accountId]));
  candidate = await toldCandidate(stack);
});
afterAll(async () => stack?.stop());

const HOUR = 3_600_000;
const inHours = (hours: number, length = 1) => ({
  start: new Date(Date.now() + hours * HOUR).toISOString(),
  end: new Date(Date.now() + (hours + length) * HOUR).toISOString(),
});
type Input = Parameters<typeof stack.bus.call<typeof matchingCalls.invite>>[1]['body'];
const application = async (status: MatchStatus = 'APPLIED') =>
  matchIn(stack, { candidateId: candidate.accountId, vacancyId: await toldVacancy(stack, companyId), status });
const invite = async (matchId: string, body: Input, who = employer) =>
  stack.bus.call(matchingCalls.invite, { params: { matchId }, body }, who);
const choose = async (id: string, body: { slot?: { start: string; end: string }; other?: true }) =>
  stack.bus.call(matchingCalls.chooseTimeslot, { params: { id }, body }, candidate);

it('offers times, and the one that is chosen begins the interview and goes into calendars', async () => {
  const id = await application();
  const [early, late] = [inHours(24), inHours(48)];
  const invited = await invite(id, { method: 'TIMESLOTS', message: ' Bring questions, please ', slots: [late, early] });
  expect(invited).toMatchObject({
    status: 'INVITED',
    invitation: { method: 'TIMESLOTS', message: 'Bring questions, please', slots: [early, late], chosen: null, asksOther: false },
  });
  await expect(stack.bus.call(matchingCalls.downloadInvitation, { params: { id } }, candidate)).rejects.toMatchObject({
    code: 'invitation_not_found',
  });
  const chosen = await choose(id, { slot: late });
  expect(chosen).toMatchObject({ status: 'INTERVIEW', invitation: { chosen: late, asksOther: false } });
  const file = await stack.bus.call(matchingCalls.downloadInvitation, { params: { id } }, { ...candidate, language: 'nl' });
  expect(file).toMatchObject({ fileName: 'interview.ics', contentType: 'text/calendar; charset=utf-8' });
  expect(file.text).toContain(`DTSTART:${late.start.slice(0, 19).replace(/[-:]/g, '')}Z`);
  expect(file.text).toContain('SUMMARY:Gesprek: Verpleegkundige\\, De Zonnehoek');
  expect(await stack.told('matching.invitationSent', id)).toMatchObject([
    { matchId: id, invitation: { slots: [early, late] }, invitedBy: employer.accountId },
  ]);
  expect(await stack.told('matching.timeslotChosen', id)).toMatchObject([{ matchId: id, slot: late }]);
  expect((await stack.told('matching.statusChanged', id)).map(({ to, isToldApart }) => [to, isToldApart])).toEqual([
    ['INVITED', true],
    ['INTERVIEW', true],
  ]);
});

it('lets a candidate ask for other times, once, and the employer offer them', async () => {
  const id = await application();
  await invite(id, { method: 'TIMESLOTS', slots: [inHours(24)] });
  await expect(invite(id, { method: 'TIMESLOTS', slots: [inHours(30)] })).rejects.toMatchObject({ code: 'transition_not_allowed' });
  expect(await choose(id, { other: true })).toMatchObject({ status: 'INVITED', invitation: { asksOther: true, chosen: null } });
  await choose(id, { other: true });
  expect(await stack.told('matching.timeslotChosen', id)).toHaveLength(1);
  const again = inHours(72);
  expect(await invite(id, { method: 'TIMESLOTS', slots: [again] })).toMatchObject({
    status: 'INVITED',
    invitation: { slots: [again], asksOther: false },
  });
  expect(await stack.told('matching.statusChanged', id)).toHaveLength(1);
  expect((await choose(id, { slot: again })).status).toBe('INTERVIEW');
});

it('lets an employer offer times anew once those on offer have passed', async () => {
  const id = await application();
  const [first, again] = [inHours(24), inHours(72)];
  await invite(id, { method: 'TIMESLOTS', slots: [first] });
  await stack.sql(`update match set invitation = jsonb_set(invitation, '{slots}', $2) where id = $1`, [id, JSON.stringify([inHours(-24)])]);
  expect(await invite(id, { method: 'TIMESLOTS', from: 'INVITED', slots: [again] })).toMatchObject({
    status: 'INVITED',
    invitation: { slots: [again] },
  });
  expect(await stack.told('matching.invitationSent', id)).toHaveLength(2);
});

it('plans one interview for a vacancy at a time, tells the others which times are gone, and gives one back that is called off', async () => {
  const vacancyId = await toldVacancy(stack, companyId);
  const people = [candidate, ...(await Promise.all([1, 2].map(async () => toldCandidate(stack))))];
  const ids = await Promise.all(
    people.map(async ({ accountId }) => matchIn(stack, { candidateId: accountId, vacancyId, status: 'APPLIED' })),
  );
  const [early, late] = [inHours(24), inHours(48)];
  for (const id of ids.slice(0, 2)) await invite(id, { method: 'TIMESLOTS', slots: [early, late] });
  const takes = async (nth: number, slot: typeof early) =>
    stack.bus.call(matchingCalls.chooseTimeslot, { params: { id: ids[nth]! }, body: { slot } }, people[nth]!);
  const at = async (nth: number) => stack.bus.call(matchingCalls.getMatch, { params: { id: ids[nth]! } }, people[nth]!);

  const ends = await Promise.allSettled([takes(0, early), takes(1, early)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'slot_taken', status: 409 } });
  const [winner, loser] = ends[0]?.status === 'fulfilled' ? [0, 1] : [1, 0];
  expect((await at(loser)).invitation).toMatchObject({ slots: [early, late], taken: [early], chosen: null });
  expect((await at(winner)).invitation).not.toHaveProperty('taken');
  const half = { start: new Date(Date.parse(early.start) + HOUR / 2).toISOString(), end: late.start };
  await expect(invite(ids[2]!, { method: 'TIMESLOTS', slots: [half] })).rejects.toMatchObject({ code: 'slot_taken', status: 409 });

  await stack.bus.call(matchingCalls.changeStatus, { params: { matchId: ids[winner]! }, body: { status: 'INVITED' } }, employer);
  expect((await at(loser)).invitation).not.toHaveProperty('taken');
  expect((await takes(loser, early)).status).toBe('INTERVIEW');
});

it.each([
  ['no times', { method: 'TIMESLOTS' }, 'field_required'],
  ['seven times', { method: 'TIMESLOTS', slots: Array.from({ length: 7 }, (_, index) => inHours(10 * index + 10)) }, 'too_long'],
  [
    'a time that ends before it starts',
    { method: 'TIMESLOTS', slots: [{ start: inHours(3).end, end: inHours(3).start }] },
    'start_before_end',
  ],
  ['a time in the past', { method: 'TIMESLOTS', slots: [inHours(-2)] }, 'slot_in_past'],
  ['the same time twice', { method: 'TIMESLOTS', slots: [inHours(24), inHours(24)] }, 'slots_overlap'],
  ['times that overlap', { method: 'TIMESLOTS', slots: [inHours(24, 2), inHours(25)] }, 'slots_overlap'],
  ['a way there is none of', { method: 'PIGEON' }, 'invalid_value'],
  ['a time that is none', { method: 'TIMESLOTS', slots: [{ start: 'tomorrow', end: 'later' }] }, 'invalid_value'],
])('refuses %s', async (_, body, code) => {
  const id = await application();
  await expect(invite(id, body as Input)).rejects.toMatchObject({ status: 400 });
  await expect(invite(id, body as Input)).rejects.toMatchObject({ code });
  expect(await stack.sql('select status, invitation from match where id = $1', [id])).toEqual([{ status: 'APPLIED', invitation: null }]);
});

it.each(['APPLIED', 'REJECTED', 'DECLINED', 'DECLINED_INTERVIEW_BY_CANDIDATE', 'DECLINED_INTERVIEW_BY_EMPLOYER'] as const)(
  'invites from %s',
  async (from) => expect((await invite(await application(from), { method: 'PHONE' })).status).toBe('INVITED'),
);
it.each(['INVITED', 'INTERVIEW', 'JOB_TAKEN'] as const)('does not invite from %s, and says where the match is', async (from) => {
  await expect(invite(await application(from), { method: 'EMAIL' })).rejects.toMatchObject({
    code: 'transition_not_allowed',
    status: 409,
    extra: { present: from },
  });
});

it('knows nothing of matches of others', async () => {
  const id = await application();
  await expect(invite(id, { method: 'PHONE' }, rival)).rejects.toMatchObject({ code: 'match_not_found', status: 404 });
  await expect(invite(await application('MATCHED'), { method: 'PHONE' })).rejects.toMatchObject({ code: 'match_not_found', status: 404 });
  await invite(id, { method: 'TIMESLOTS', slots: [inHours(24)] });
  const stranger = await toldCandidate(stack);
  await expect(stack.bus.call(matchingCalls.chooseTimeslot, { params: { id }, body: { other: true } }, stranger)).rejects.toMatchObject({
    code: 'match_not_found',
    status: 404,
  });
});

it('takes only a time that was offered and has not begun, and only while invited', async () => {
  const id = await application();
  await expect(choose(id, { slot: inHours(24) })).rejects.toMatchObject({ code: 'invitation_not_found', status: 404 });
  const offered = inHours(24);
  await invite(id, { method: 'TIMESLOTS', slots: [offered] });
  await expect(choose(id, { slot: inHours(25) })).rejects.toMatchObject({ code: 'slot_not_offered', status: 409 });
  await expect(choose(id, {})).rejects.toMatchObject({ code: 'field_required', status: 400 });
  const begun = inHours(-1, 2);
  await stack.sql(`update match set invitation = jsonb_set(invitation, '{slots}', $2) where id = $1`, [id, JSON.stringify([begun])]);
  await expect(choose(id, { slot: begun })).rejects.toMatchObject({ code: 'slot_in_past', status: 400 });
  await stack.bus.call(matchingCalls.changeMatch, { params: { id }, body: { status: 'DECLINED_INTERVIEW_BY_CANDIDATE' } }, candidate);
  await expect(choose(id, { slot: offered })).rejects.toMatchObject({ code: 'transition_not_allowed' });
});

it.each([
  ['REJECTED', employer],
  ['DECLINED_INTERVIEW_BY_EMPLOYER', employer],
  ['INVITED', employer],
  ['APPLIED', 'the candidate'],
] as const)('calls off a planned interview that moves to %s, once, and gives no calendar file of it any more', async (to, who) => {
  const id = await application();
  const planned = inHours(24);
  await invite(id, { method: 'TIMESLOTS', slots: [planned] });
  await choose(id, { slot: planned });
  if (who === employer) await stack.bus.call(matchingCalls.changeStatus, { params: { matchId: id }, body: { status: to } }, employer);
  else await stack.bus.call(matchingCalls.changeMatch, { params: { id }, body: { status: to } }, candidate);
  const told = await stack.told('matching.statusChanged', id);
  expect(told.map(({ calledOff }) => calledOff)).toEqual([undefined, undefined, planned]);
  await expect(stack.bus.call(matchingCalls.downloadInvitation, { params: { id } }, candidate)).rejects.toMatchObject({
    code: 'invitation_not_found',
  });
});

it('calls off nothing when the job is taken, or when the interview has begun', async () => {
  const [taken, held] = [await application(), await application()];
  for (const id of [taken, held]) {
    const planned = inHours(24);
    await invite(id, { method: 'TIMESLOTS', slots: [planned] });
    await choose(id, { slot: planned });
  }
  await stack.sql(`update match set invitation = jsonb_set(invitation, '{chosen}', $2) where id = $1`, [held, JSON.stringify(inHours(-1))]);
  for (const [id, status] of [[taken, 'JOB_TAKEN'], [held, 'REJECTED']] as const) {
    await stack.bus.call(matchingCalls.changeStatus, { params: { matchId: id }, body: { status } }, employer);
    expect((await stack.told('matching.statusChanged', id)).filter(({ calledOff }) => calledOff)).toEqual([]);
  }
}); // prettier-ignore

it('forgets times when an application starts over, and lets them be chosen again after a step back', async () => {
  const id = await application();
  const offered = inHours(24);
  await invite(id, { method: 'TIMESLOTS', slots: [offered] });
  await choose(id, { slot: offered });
  const move = async (status: MatchStatus) =>
    stack.bus.call(matchingCalls.changeStatus, { params: { matchId: id }, body: { status } }, employer);
  expect((await move('INVITED')).invitation).toMatchObject({ slots: [offered], chosen: null });
  expect((await move('APPLIED')).invitation).toBeNull();
  expect((await move('INVITED')).invitation).toBeNull();
});

it('lets one of two people win who answer at once, and the other knows where it stands', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await application();
    const offered = inHours(24);
    await invite(id, { method: 'TIMESLOTS', slots: [offered] });
    const outcomes = await Promise.allSettled([
      choose(id, { slot: offered }),
      stack.bus.call(matchingCalls.changeMatch, { params: { id }, body: { status: 'DECLINED_INTERVIEW_BY_CANDIDATE' } }, candidate),
    ]);
    const [won, lost] = [outcomes.find(({ status }) => status === 'fulfilled'), outcomes.find(({ status }) => status === 'rejected')];
    const present = (won as PromiseFulfilledResult<{ status: MatchStatus }>).value.status;
    expect((lost as PromiseRejectedResult).reason).toMatchObject({ status: 409, extra: { present } });
    expect(await stack.told('matching.statusChanged', id)).toHaveLength(2);
  }
});
