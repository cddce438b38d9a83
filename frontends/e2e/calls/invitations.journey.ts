import { type APIRequestContext, expect, test } from '@playwright/test';
import { newCandidate, newEmployer, publishVacancy, registered } from '../people';

const hour = 3_600_000;
const slot = (from: number, to = from + 1) => ({
  start: new Date(Date.now() + from * hour).toISOString(),
  end: new Date(Date.now() + to * hour).toISOString(),
});
const answerOf = async (answer: Awaited<ReturnType<APIRequestContext['get']>>) => {
  const { detail } = (await answer.json()) as { detail?: string };
  return [answer.status(), detail];
};

let employer: APIRequestContext;
let candidate: APIRequestContext;
let matchId: string;

test.beforeAll(async () => {
  ({ api: employer } = await newEmployer());
  const vacancyId = await publishVacancy(employer, `Times ${Date.now()}`);
  ({ api: candidate } = await newCandidate('Ira', vacancyId));
  matchId = ((await (await candidate.get(`/candidate/vacancy/${vacancyId}/match`)).json()) as { id: string }).id;
  expect((await candidate.patch(`/candidate/matches/${matchId}`, { data: { status: 'APPLIED' } })).status()).toBe(200);
});
const statusNow = async () => ((await (await employer.get(`/employer/funnel/${matchId}`)).json()) as { status: string }).status;

test('times that cannot be kept are refused, and nobody is invited by them', async () => {
  const invite = async (slots: unknown) =>
    answerOf(await employer.post(`/employer/funnel/${matchId}/invite`, { data: { method: 'TIMESLOTS', slots } }));
  expect(await invite([slot(-2)])).toEqual([400, 'slot_in_past']);
  expect(await invite([slot(24), slot(-2)])).toEqual([400, 'slot_in_past']);
  const twice = slot(24);
  expect(await invite([twice, twice])).toEqual([400, 'slots_overlap']);
  expect(await invite([slot(24, 26), slot(25)])).toEqual([400, 'slots_overlap']);
  expect(await invite([slot(25, 24)])).toEqual([400, 'start_before_end']);
  for (const slots of [[], undefined, 'tomorrow', [{}], [{ start: 'soon', end: 'later' }], Array.from({ length: 7 }, (_, at) => slot(24 + at))])
    expect((await invite(slots))[0]).toBe(400);
  expect(await statusNow()).toBe('APPLIED');
}); // prettier-ignore

test('a candidate takes a time that was offered, and no other', async () => {
  const [offered, other] = [slot(24), slot(48)];
  const choose = async (data: object) => answerOf(await candidate.put(`/candidate/matches/${matchId}/timeslot`, { data }));
  const invited = await employer.post(`/employer/funnel/${matchId}/invite`, { data: { method: 'TIMESLOTS', slots: [offered] } });
  expect(invited.status()).toBe(200);
  expect((await choose({ slot: other }))[1]).toBe('slot_not_offered');
  expect((await choose({ slot: slot(-2) }))[0]).toBeGreaterThanOrEqual(400);
  expect(await statusNow()).toBe('INVITED');
  expect((await choose({ slot: offered }))[0]).toBe(200);
  const file = await candidate.get(`/candidate/matches/${matchId}/invitation.ics`);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, expect.stringContaining('text/calendar')]);
  expect(await file.text()).toContain(`UID:${matchId}@`);
});

test('to anybody else a match is not there, whatever he asks of it', async () => {
  const stranger = await registered('candidate', `stranger.${Date.now()}@example.org`);
  const rival = await registered('employer', `rival.${Date.now()}@example.org`, 'Rival BV');
  const [own, theirs] = [`/candidate/matches/${matchId}`, `/employer/funnel/${matchId}`];
  const gone = [404, 'match_not_found'];
  for (const status of ['APPLIED', 'DECLINED', 'INTERVIEW']) expect(await answerOf(await stranger.patch(own, { data: { status } }))).toEqual(gone);
  expect(await answerOf(await stranger.patch(own, { data: { archived: true } }))).toEqual(gone);
  expect(await answerOf(await stranger.put(`${own}/timeslot`, { data: { other: true } }))).toEqual(gone);
  expect(await answerOf(await stranger.get(`${own}/invitation.ics`))).toEqual(gone);
  for (const status of ['REJECTED', 'INVITED', 'JOB_TAKEN']) expect(await answerOf(await rival.patch(theirs, { data: { status } }))).toEqual(gone);
  expect(await answerOf(await rival.get(theirs))).toEqual(gone);
  expect(await answerOf(await rival.get(`${theirs}/resume`))).toEqual(gone);
  expect(await answerOf(await rival.post(`${theirs}/invite`, { data: { method: 'PHONE' } }))).toEqual(gone);
  expect(await statusNow()).toBe('INTERVIEW');
}); // prettier-ignore
