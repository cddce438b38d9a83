import { type APIRequestContext, expect, test } from '@playwright/test';
import { Client } from 'pg';
import { newCandidate, newEmployer, publishVacancy } from '../people';
import { stack } from '../stack';

const statuses = [
  'BEING_MATCHED', 'MATCHED', 'APPLIED', 'REJECTED', 'INVITED', 'DECLINED', 'INTERVIEW', 'DECLINED_INTERVIEW_BY_CANDIDATE', 'DECLINED_INTERVIEW_BY_EMPLOYER', 'JOB_TAKEN',
] as const; // prettier-ignore
type Status = (typeof statuses)[number];
type Side = 'candidate' | 'employer';

/** Every move a side may make on a vacancy of an employer; written out here, so that the product's own table is held against another one. */
const allowed: Record<Side, Partial<Record<Status, readonly Status[]>>> = {
  candidate: {
    MATCHED: ['APPLIED', 'DECLINED'],
    APPLIED: ['DECLINED'],
    INVITED: ['INTERVIEW', 'DECLINED_INTERVIEW_BY_CANDIDATE', 'APPLIED'],
    DECLINED: ['APPLIED'],
    INTERVIEW: ['INVITED', 'APPLIED'],
  },
  employer: {
    APPLIED: ['INVITED', 'REJECTED', 'INTERVIEW'],
    INVITED: ['INTERVIEW', 'REJECTED', 'APPLIED', 'DECLINED_INTERVIEW_BY_EMPLOYER'],
    INTERVIEW: ['REJECTED', 'INVITED', 'APPLIED', 'DECLINED_INTERVIEW_BY_EMPLOYER', 'JOB_TAKEN'],
    DECLINED: ['INVITED'],
    REJECTED: ['INVITED', 'APPLIED'],
    DECLINED_INTERVIEW_BY_CANDIDATE: ['INVITED'],
    DECLINED_INTERVIEW_BY_EMPLOYER: ['INVITED', 'APPLIED'],
  },
};
/** Before somebody has applied an employer knows nothing of him. */
const isHidden = (status: Status) => status === 'MATCHED' || status === 'BEING_MATCHED';

const verdict = (side: Side, from: Status, to: Status): string => {
  if (side === 'employer' && isHidden(from)) return '404 match_not_found';
  if (from === to || allowed[side][from]?.includes(to)) return `200 ${to}`;
  return `409 transition_not_allowed ${from}`;
};
const urlOf = (side: Side, id: string) => (side === 'candidate' ? `/candidate/matches/${id}` : `/employer/funnel/${id}`);

let database: Client;
let callers: Record<Side, APIRequestContext>;
let matchId: string;

test.beforeAll(async () => {
  database = new Client({ connectionString: stack().postgres });
  await database.connect();
  const { api: employer } = await newEmployer();
  const vacancyId = await publishVacancy(employer, `Moves ${Date.now()}`);
  const { api } = await newCandidate('Mo', vacancyId);
  callers = { candidate: api, employer };
  matchId = ((await (await api.get(`/candidate/vacancy/${vacancyId}/match`)).json()) as { id: string }).id;
});
test.afterAll(async () => database?.end());

const set = async (status: Status) =>
  database.query('update matching.match set status = $2, applied_at = $3, updated_at = now() where id = $1', [
    matchId,
    status,
    isHidden(status) ? null : new Date(),
  ]);
const move = async (side: Side, to: unknown): Promise<string> => {
  const answer = await callers[side].patch(urlOf(side, matchId), { data: { status: to } });
  const { status, detail, present } = (await answer.json()) as { status: unknown; detail?: string; present?: string };
  return [answer.status(), detail ?? status, present].filter(Boolean).join(' ');
};

for (const side of ['candidate', 'employer'] as const) {
  test(`the ${side} moves a match exactly as the table says, and is told where it stands otherwise`, async () => {
    for (const from of statuses) {
      // What fills the vacancy ends all other moves: it has a test of its own.
      for (const to of statuses.filter((status) => !(from === 'INTERVIEW' && status === 'JOB_TAKEN' && side === 'employer'))) {
        await set(from);
        expect([from, to, await move(side, to)]).toEqual([from, to, verdict(side, from, to)]);
      }
    }
  });

  test(`the ${side} moves to no status there is none of`, async () => {
    await set('APPLIED');
    for (const status of ['HIRED', '', null, 7, ['APPLIED'], { a: 1 }, '__proto__'])
      expect(await move(side, status)).toMatch(/^400 (invalid_value|field_required)/);
    const { status: code } = await (await callers[side].patch(urlOf(side, matchId), { data: {} })).json();
    expect(code).toBe(400);
  });
}

test('a funnel answers a search nobody types, states there are none of and vacancies of nobody plainly', async () => {
  for (const [side, url] of [['candidate', '/candidate/matches/funnel'], ['employer', '/employer/funnel']] as const) {
    const detailOf = async (query: string) => {
      const answer = await callers[side].get(`${url}?${query}`);
      const body = (await answer.json()) as { detail?: string } | unknown[];
      return [answer.status(), Array.isArray(body) ? body.length : body.detail];
    };
    expect(await detailOf(`search=${'x'.repeat(10_000)}`)).toEqual([400, 'too_long']);
    expect(await detailOf('states=HIRED')).toEqual([400, 'invalid_value']);
    expect(await detailOf('vacancyIds=nonsense')).toEqual([400, 'invalid_value']);
    expect(await detailOf('vacancyIds=00000000-0000-4000-8000-000000000000')).toEqual([200, 0]);
    expect(await detailOf(`search=${encodeURIComponent("%_\\' or 1=1")}`)).toEqual([200, 0]);
  }
}); // prettier-ignore

test('a job is taken from an interview only, and then nothing moves it', async () => {
  await set('INTERVIEW');
  expect(await move('employer', 'JOB_TAKEN')).toBe('200 JOB_TAKEN');
  expect(await move('employer', 'REJECTED')).toBe('409 transition_not_allowed JOB_TAKEN');
  await set('INVITED');
  expect(await move('candidate', 'INTERVIEW')).toBe('409 vacancy_filled INVITED');
});
