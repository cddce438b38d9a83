import { matchingCalls } from '@tandem/contracts/matching/matching';
import { schemaDrift } from '@tandem/service-kit/migrate';
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
