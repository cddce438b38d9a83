import { randomUUID } from 'node:crypto';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { type MatchStatus, matchStatuses } from '@tandem/domain/match';
import { judgeMove, notificationOfMove } from '@tandem/domain/match-moves';
import { aCompany } from './people';
import { matchIn, type Person, toldCandidate, toldVacancy } from './rows';
import { Stack } from './stack';

jest.setTimeout(120_000);

const companyId = randomUUID();
const employer = { accountId: randomUUID(), accountType: 'EMPLOYER' as const, companyId, companyRole: 'Admin' };
let stack: Stack;
let candidate: Person;
beforeAll(async () => {
  stack = await Stack.start();
  await stack.tellCompany(aCompany(companyId, [employer.accountId]));
  candidate = await toldCandidate(stack);
});
afterAll(async () => stack?.stop());

const wasApplied = (status: MatchStatus) => status !== 'MATCHED' && status !== 'BEING_MATCHED';

describe.each(['CANDIDATE', 'EMPLOYER'] as const)('a move by the %s', (actor) => {
  it.each(matchStatuses)('from %s is allowed, refused or nothing exactly as the table says, and leaves what it should', async (from) => {
    for (const to of matchStatuses) {
      const id = await matchIn(stack, { candidateId: candidate.accountId, vacancyId: await toldVacancy(stack, companyId), status: from });
      const verdict = judgeMove(from, to, actor, { isScraped: false, isFilled: false, wasApplied: wasApplied(from) });
      const moving =
        actor === 'CANDIDATE'
          ? stack.bus.call(matchingCalls.changeMatch, { params: { id }, body: { status: to } }, candidate)
          : stack.bus.call(matchingCalls.changeStatus, { params: { matchId: id }, body: { status: to } }, employer);
      const outcome = await moving.then(
        ({ status }) => status,
        ({ code, status, extra }) => ({ code, status, present: extra?.present }),
      );
      const isMoved = verdict === 'allowed';
      const expected = isMoved || verdict === 'same' ? to : { code: verdict, status: verdict === 'match_not_found' ? 404 : 409, present: verdict === 'match_not_found' ? undefined : from }; // prettier-ignore
      expect([from, to, outcome]).toEqual([from, to, expected]);
      const [row] = await stack.sql('select status from match where id = $1', [id]);
      expect(row).toEqual({ status: isMoved ? to : from });
      const log = await stack.sql('select from_status, to_status, actor, actor_id, at from match_log where match_id = $1', [id]);
      const who = actor === 'CANDIDATE' ? candidate : employer;
      const entry = { from_status: from, to_status: to, actor, actor_id: who.accountId, at: expect.any(Date) as Date };
      expect(log).toEqual(isMoved ? [entry] : []);
      expect(await stack.told('matching.statusChanged', id)).toHaveLength(isMoved ? 1 : 0);
    }
  });
});

it('tells nobody of a step back', () => {
  const back: [MatchStatus, MatchStatus][] = [
    ['INTERVIEW', 'INVITED'],
    ['INTERVIEW', 'APPLIED'],
    ['INVITED', 'APPLIED'],
    ['REJECTED', 'APPLIED'],
  ];
  for (const [from, to] of back) {
    expect([notificationOfMove(from, to, 'EMPLOYER'), notificationOfMove(from, to, 'CANDIDATE')]).toEqual([null, null]);
  }
});

it('keeps why a candidate declined, on the match and on the record', async () => {
  const id = await matchIn(stack, { candidateId: candidate.accountId, vacancyId: await toldVacancy(stack, companyId), status: 'MATCHED' });
  await stack.bus.call(matchingCalls.changeMatch, { params: { id }, body: { status: 'DECLINED', reason: 'PAY' } }, candidate);
  expect(await stack.sql('select decline_reason from match where id = $1', [id])).toEqual([{ decline_reason: 'PAY' }]);
  expect(await stack.sql('select reason from match_log where match_id = $1', [id])).toEqual([{ reason: 'PAY' }]);
  await stack.bus.call(matchingCalls.changeMatch, { params: { id }, body: { status: 'APPLIED' } }, candidate);
  expect(await stack.sql('select decline_reason from match where id = $1', [id])).toEqual([{ decline_reason: null }]);
});
