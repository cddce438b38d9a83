import { randomUUID } from 'node:crypto';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { refusal } from '@tandem/test-kit/refusal';
import { aCandidate, aResume, sixtyVacancies } from './people';
import { Stack } from './stack';

jest.setTimeout(60_000);

const staff = { accountId: randomUUID(), isAdmin: true };
let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
  for (const vacancy of sixtyVacancies()) await stack.tellVacancy({ ...vacancy, originalUrl: `https://example.org/${vacancy.id}` });
  await stack.profiled();
});
afterAll(async () => stack?.stop());

const testNurse = (over: Parameters<typeof aCandidate>[0] = {}, status: 'DONE' | 'PENDING' = 'DONE') => {
  const candidate = aCandidate({ isTest: true, ...over });
  stack.knows(candidate, aResume(candidate.candidateId, { status }));
  return candidate.candidateId;
};
const start = async (candidateId: string, who: object = staff) =>
  stack.bus.call(matchingCalls.matchTestCandidate, { body: { candidateId } }, who);

it('matches a test candidate, shows why, and tells nobody', async () => {
  const id = testNurse();
  expect(await start(id)).toEqual({ beingMatched: true });
  await stack.matched(id);
  const matches = await stack.bus.call(matchingCalls.listTestMatches, { params: { id } }, staff);
  expect(matches).toHaveLength(25);
  const [best] = matches;
  expect(best).toMatchObject({
    status: 'MATCHED',
    candidate: { id, firstName: 'Mila' },
    vacancy: { employer: { companyName: 'De Zonnehoek' } },
  });
  expect(best?.reason?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(best?.percentage);
  expect(matches.map(({ percentage }) => percentage ?? 0)).toEqual(matches.map(({ percentage }) => percentage ?? 0).sort((a, b) => b - a));
  expect(await stack.told('matching.matchesFound')).toEqual([]);
});

it('shows the matches of a person to staff alone, as he sees them, and of nobody who is unknown', async () => {
  const candidate = aCandidate();
  stack.knows(candidate, aResume(candidate.candidateId));
  const id = candidate.candidateId;
  const me = { accountId: id, accountType: 'CANDIDATE' as const };
  await stack.bus.call(matchingCalls.startMatching, {}, me);
  await stack.matched(id);
  const seen = await stack.bus.call(matchingCalls.listPersonMatches, { params: { id } }, staff);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).toEqual(await stack.bus.call(matchingCalls.listMatches, { query: {} }, me));
  expect(await refusal(stack.bus.call(matchingCalls.listPersonMatches, { params: { id } }, me))).toEqual(['forbidden', 403]);
  const unknown = stack.bus.call(matchingCalls.listPersonMatches, { params: { id: randomUUID() } }, staff);
  expect(await refusal(unknown)).toEqual(['candidate_not_found', 404]);
});

it('writes the matches under the columns of the table', async () => {
  const contact = { ...aCandidate().contact, firstName: '=Mila' };
  const id = testNurse({ contact });
  await start(id);
  await stack.matched(id);
  const { text = '', contentType, fileName } = await stack.bus.call(matchingCalls.downloadTestMatches, { params: { id } }, staff);
  const [head, first = ''] = text.split('\r\n');
  expect(fileName).toMatch(/^matches-\d{4}-\d\d-\d\d\.csv$/);
  expect(contentType).toBe('text/csv; charset=utf-8');
  expect(head).toBe('\uFEFFcandidate,desired title,city,company,vacancy,URL,vacancy city,score');
  expect(first).toMatch(
    /^'=Mila Verhoef,Nurse,Utrecht,De Zonnehoek,(Nurse|Verpleegkundige),https:\/\/example\.org\/[0-9a-f-]{36},Utrecht,\d+$/,
  );
});

it('has no matches before it was matched', async () => {
  expect(await stack.bus.call(matchingCalls.listTestMatches, { params: { id: testNurse() } }, staff)).toEqual([]);
});

describe('refuses', () => {
  it('a resume that is not read, and wishes that say too little', async () => {
    expect(await refusal(start(testNurse({}, 'PENDING')))).toEqual(['resume_not_ready', 409]);
    const { wishes } = aCandidate();
    expect(await refusal(start(testNurse({ wishes: { ...wishes, preferences: null } })))).toEqual(['intake_incomplete', 409]);
  });

  it('a second run beside the first', async () => {
    const id = testNurse();
    const [one, other] = await Promise.all([refusal(start(id)), refusal(start(id))]);
    expect([one, other]).toEqual(expect.arrayContaining([null, ['being_matched', 409]]));
    await stack.matched(id);
  });

  it('people, as if they were not there', async () => {
    const id = testNurse({ isTest: false });
    expect(await refusal(start(id))).toEqual(['candidate_not_found', 404]);
    expect(await refusal(stack.bus.call(matchingCalls.listTestMatches, { params: { id } }, staff))).toEqual(['candidate_not_found', 404]);
    expect(await refusal(stack.bus.call(matchingCalls.downloadTestMatches, { params: { id } }, staff))).toEqual([
      'candidate_not_found',
      404,
    ]);
  });

  it('everybody but administrators', async () => {
    const id = testNurse();
    expect(await refusal(start(id, {}))).toEqual(['unauthorized', 401]);
    expect(await refusal(start(id, { accountId: id, accountType: 'CANDIDATE' }))).toEqual(['forbidden', 403]);
  });
});
