import { matchingCalls } from '@tandem/contracts/matching/matching';
import { schemaDrift } from '@tandem/service-kit/migrate';
import { RunSweep } from '../src/runs/run-sweep';
import { service } from '../src/service';
import { aCandidate, aResume, sixtyVacancies } from './people';
import { Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
  for (const vacancy of sixtyVacancies()) await stack.tellVacancy(vacancy);
  await stack.profiled();
});
afterAll(async () => stack?.stop());

const nurse = () => {
  const candidate = aCandidate();
  stack.knows(candidate, aResume(candidate.candidateId));
  return { id: candidate.candidateId, who: { accountId: candidate.candidateId, accountType: 'CANDIDATE' as const } };
};

it('finds no drift between entities and migrations', async () => {
  expect(await schemaDrift(service, stack.env.of('matching'))).toEqual([]);
});

it('recommends what fits, best first, page by page, and says why', async () => {
  const { id, who } = nurse();
  await stack.match(id);
  const first = await stack.bus.call(matchingCalls.recommended, { query: { withMatches: true } }, who);
  const second = await stack.bus.call(matchingCalls.recommended, { query: { withMatches: true, page: 2 } }, who);
  const third = await stack.bus.call(matchingCalls.recommended, { query: { withMatches: true, page: 3 } }, who);
  expect([first.items.length, second.items.length, third.items.length, first.total, first.totalPages]).toEqual([10, 10, 5, 25, 3]);
  const items = [...first.items, ...second.items, ...third.items];
  expect(new Set(items.map((item) => item.id)).size).toBe(25);
  expect(items.every(({ title }) => title === 'Nurse' || title === 'Verpleegkundige')).toBe(true);
  const percentages = items.map(({ match }) => match?.percentage ?? 0);
  expect(percentages).toEqual([...percentages].sort((a, b) => b - a));
  const reason = items[0]?.match?.reason;
  expect(reason?.positive.reduce((sum, { points }) => sum + points, 0)).toBe(percentages[0]);
  expect(reason?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(percentages[0]);
});

it('keeps the same matches when nothing changed, and does not announce them twice', async () => {
  const { id, who } = nurse();
  await stack.match(id);
  const before = await stack.bus.call(matchingCalls.listMatches, { query: {} }, who);
  const [log] = await stack.sql(
    'select count(*)::integer as count from match_log where match_id in (select id from match where candidate_id = $1)',
    [id],
  );
  await stack.match(id);
  expect(await stack.bus.call(matchingCalls.listMatches, { query: {} }, who)).toEqual(before);
  expect(
    await stack.sql('select count(*)::integer as count from match_log where match_id in (select id from match where candidate_id = $1)', [
      id,
    ]),
  ).toEqual([log]);
  const found = (await stack.told('matching.matchesFound')).filter((event) => event['candidateId'] === id);
  expect(found).toHaveLength(1);
  const announced = found[0]?.['matches'] as { percentage: number }[];
  expect(announced.length).toBeLessThanOrEqual(10);
  expect(announced.every(({ percentage }) => percentage >= 50)).toBe(true);
});

it('scores again by the preferences of now, and no longer shows what stopped fitting', async () => {
  const { id, who } = nurse();
  await stack.match(id);
  const [candidate, resume] = [stack.candidates.get(id)!, stack.resumes.get(id)!];
  const titles = async () =>
    (await stack.bus.call(matchingCalls.recommended, { query: { pageSize: 100 } }, who)).items.map(({ title }) => title);
  const nursing = await titles();
  const preferences = { ...candidate.wishes.preferences, desiredJobTitle: 'Truck driver' };
  stack.knows(
    { ...candidate, wishes: { ...candidate.wishes, preferences } },
    { ...resume, summary: null, workExperiences: [], educations: [], skills: [] },
  );
  await stack.match(id);
  expect(new Set(await titles())).toEqual(new Set(['Truck driver']));
  stack.knows(candidate, resume);
  await stack.match(id);
  expect(await titles()).toEqual(nursing);
  const announced = (await stack.told('matching.matchesFound')).filter((event) => event['candidateId'] === id);
  const ids = announced.flatMap(({ matches }) => (matches as { matchId: string }[]).map(({ matchId }) => matchId));
  expect(new Set(ids).size).toBe(ids.length);
});

it('leaves alone what the candidate acted on', async () => {
  const { id, who } = nurse();
  await stack.match(id);
  const [match] = await stack.bus.call(matchingCalls.listMatches, { query: {} }, who);
  const applied = await stack.bus.call(matchingCalls.changeMatch, { params: { id: match!.id }, body: { status: 'APPLIED' } }, who);
  const candidate = stack.candidates.get(id)!;
  stack.candidates.set(id, {
    ...candidate,
    wishes: { ...candidate.wishes, preferences: { ...candidate.wishes.preferences, travelTime: 20 } },
  });
  await stack.match(id);
  expect(await stack.bus.call(matchingCalls.getMatch, { params: { id: match!.id } }, who)).toEqual({
    ...applied,
    candidate: expect.anything() as object,
  });
});

it('tells nobody about the matches of a test candidate', async () => {
  const candidate = aCandidate({ isTest: true });
  stack.knows(candidate, aResume(candidate.candidateId));
  await stack.match(candidate.candidateId);
  expect((await stack.told('matching.matchesFound')).filter((event) => event['candidateId'] === candidate.candidateId)).toEqual([]);
});

it('shows matches of one candidate to nobody else', async () => {
  const { id, who } = nurse();
  await stack.match(id);
  const [match] = await stack.bus.call(matchingCalls.listMatches, { query: {} }, who);
  const params = { id: match!.id };
  const other = nurse().who;
  await expect(stack.bus.call(matchingCalls.getMatch, { params }, other)).rejects.toMatchObject({ code: 'match_not_found', status: 404 });
  await expect(stack.bus.call(matchingCalls.changeMatch, { params, body: { status: 'APPLIED' } }, other)).rejects.toMatchObject({
    code: 'match_not_found',
    status: 404,
  });
  expect(await stack.bus.call(matchingCalls.listMatches, { query: {} }, other)).toEqual([]);
});

it('narrows the list to what lies near a point', async () => {
  const { id, who } = nurse();
  await stack.match(id);
  const near = async (lat: number) =>
    (await stack.bus.call(matchingCalls.listMatches, { query: { lat, lng: 5.12, distance: 10 } }, who)).length;
  expect([await near(52.09), await near(53.2)]).toEqual([25, 0]);
});

describe('a run', () => {
  it('is one at a time: of many who start together one is accepted', async () => {
    const { id, who } = nurse();
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, async () => stack.bus.call(matchingCalls.startMatching, {}, who)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'being_matched', status: 409 });
    await stack.matched(id);
    const runs = await stack.told('matching.runChanged', id);
    expect(runs.map(({ beingMatched }) => beingMatched)).toEqual([true, false]);
    expect(runs[1]?.['lastMatchedAt']).toEqual(expect.any(String));
  });

  it('is refused while the resume is not read or the preferences say too little', async () => {
    const { id, who } = nurse();
    stack.resumes.set(id, aResume(id, { status: 'BUSY' }));
    await expect(stack.bus.call(matchingCalls.startMatching, {}, who)).rejects.toMatchObject({ code: 'intake_incomplete', status: 409 });
    stack.resumes.set(id, aResume(id));
    stack.candidates.set(
      id,
      aCandidate({ candidateId: id, wishes: { ...aCandidate().wishes, preferences: { desiredJobTitle: 'Nurse' } } }),
    );
    await expect(stack.bus.call(matchingCalls.startMatching, {}, who)).rejects.toMatchObject({ code: 'intake_incomplete', status: 409 });
  });

  it('that is given up lets the candidate go without counting as a match', async () => {
    const { id, who } = nurse();
    stack.answersLeft.set(id, 1);
    await stack.bus.call(matchingCalls.startMatching, {}, who);
    await stack.matched(id);
    expect((await stack.told('matching.runChanged', id)).at(-1)).toEqual({ candidateId: id, beingMatched: false, lastMatchedAt: null });
    expect(await stack.sql(`select state from job where data->>'candidateId' = $1`, [id])).toEqual([{ state: 'parked' }]);
    stack.answersLeft.delete(id);
    await stack.match(id);
  });

  it('that hangs is let go by the sweep after a quarter of an hour', async () => {
    const { id, who } = nurse();
    await stack.sql(`insert into candidate_run values ($1, gen_random_uuid(), true, now() - interval '14 minutes')`, [id]);
    await stack.matching.app.get(RunSweep).sweep();
    await expect(stack.bus.call(matchingCalls.startMatching, {}, who)).rejects.toMatchObject({ code: 'being_matched' });
    await stack.sql(`update candidate_run set started_at = now() - interval '16 minutes' where candidate_id = $1`, [id]);
    await stack.matching.app.get(RunSweep).sweep();
    expect(await stack.told('matching.runChanged', id)).toEqual([{ candidateId: id, beingMatched: false, lastMatchedAt: null }]);
    await stack.match(id);
  });
});
