import { randomUUID } from 'node:crypto';
import { matchingCalls } from '@tandem/contracts/matching/matching';
import { aCompany } from './people';
import { matchIn, toldCandidate, toldVacancy } from './rows';
import { Stack } from './stack';

jest.setTimeout(60_000);

const companyId = randomUUID();
const employer = { accountId: randomUUID(), accountType: 'EMPLOYER' as const, companyId, companyRole: 'Admin' };
let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
  await stack.tellCompany(aCompany(companyId, [employer.accountId]));
});
afterAll(async () => stack?.stop());

const matchesOf = async (accountId: string, after: string | null = null, limit = 100) =>
  stack.bus.call(matchingCalls.exportMatches, { body: { accountId }, query: { after, limit } });
const kept = async (accountId: string) => stack.bus.call(matchingCalls.exportAccount, { body: { accountId } });

describe('what is kept about somebody', () => {
  it('names every match with all it went through, also those no list shows any more', async () => {
    const candidate = await toldCandidate(stack);
    const vacancyId = await toldVacancy(stack, companyId, { title: 'Gardener' });
    const applied = await matchIn(stack, { candidateId: candidate.accountId, vacancyId, status: 'MATCHED' });
    const dropped = await matchIn(stack, {
      candidateId: candidate.accountId,
      vacancyId: await toldVacancy(stack, companyId),
      status: 'MATCHED',
    });
    await stack.sql('update match set is_kept = false, archived_by_candidate = true where id = $1', [dropped]);
    await stack.bus.call(matchingCalls.changeMatch, { params: { id: applied }, body: { status: 'APPLIED' } }, candidate);
    await stack.bus.call(matchingCalls.changeStatus, { params: { matchId: applied }, body: { status: 'REJECTED' } }, employer);
    const { items, next } = await matchesOf(candidate.accountId);
    expect(next).toBeNull();
    expect(items.find(({ id }) => id === applied)).toMatchObject({
      status: 'REJECTED',
      isShown: true,
      appliedAt: expect.any(String),
      vacancy: { title: 'Gardener' },
      candidate: { id: candidate.accountId },
      history: [
        { from: 'MATCHED', to: 'APPLIED', by: 'CANDIDATE' },
        { from: 'APPLIED', to: 'REJECTED', by: 'EMPLOYER' },
      ],
    });
    expect(items.find(({ id }) => id === dropped)).toMatchObject({ isShown: false, archived: true, history: [] });
    expect(JSON.stringify(items)).not.toContain(employer.accountId);
  });

  it('comes in stretches, each match in one of them', async () => {
    const { accountId: candidateId } = await toldCandidate(stack);
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () =>
        matchIn(stack, { candidateId, vacancyId: await toldVacancy(stack, companyId), status: 'MATCHED' }),
      ),
    );
    const seen: unknown[] = [];
    let after: string | null = null;
    for (let stretches = 0; stretches < 4; stretches++) {
      const { items, next }: Awaited<ReturnType<typeof matchesOf>> = await matchesOf(candidateId, after, 2);
      seen.push(...items.map(({ id }) => id));
      after = next;
      if (after === null) break;
    }
    expect(after).toBeNull();
    expect(seen).toEqual([...ids].sort());
  });

  it('tells of his searches today, of the last run for him, and of nobody else', async () => {
    const { accountId } = await toldCandidate(stack);
    const found = randomUUID();
    const search = `insert into search (id, owner, day, key, outcome, started_at) values ($1, $2, '2026-03-02', 'x', $3, $4)`;
    const at = '2026-03-02T09:00:00.000Z';
    await stack.sql(search, [randomUUID(), accountId, { ids: [found], loosen: [] }, at]);
    await stack.sql(search, [randomUUID(), randomUUID(), { ids: [randomUUID()], loosen: [] }, at]);
    await stack.sql('insert into candidate_run (candidate_id, run_id, being_matched, started_at) values ($1, $2, true, $3)', [
      accountId,
      randomUUID(),
      at,
    ]);
    expect(await kept(accountId)).toEqual({
      searches: [{ day: '2026-03-02', startedAt: at, vacancyIds: [found] }],
      lastRun: { startedAt: at, endedAt: null, beingMatched: true },
      moves: [],
    });
  });

  it("tells a member of a company what he did with applications, and nothing of the applicant's", async () => {
    const candidate = await toldCandidate(stack);
    const vacancyId = await toldVacancy(stack, companyId, { title: 'Baker' });
    const matchId = await matchIn(stack, { candidateId: candidate.accountId, vacancyId, status: 'APPLIED' });
    const member = { ...employer, accountId: randomUUID() };
    await stack.bus.call(matchingCalls.changeStatus, { params: { matchId }, body: { status: 'REJECTED' } }, member);
    const told = await kept(member.accountId);
    expect(told).toMatchObject({
      searches: [],
      lastRun: null,
      moves: [{ matchId, vacancyId, vacancyTitle: 'Baker', fromStatus: 'APPLIED', toStatus: 'REJECTED' }],
    });
    expect(JSON.stringify(told)).not.toContain(candidate.accountId);
    expect((await matchesOf(member.accountId)).items).toEqual([]);
  });
});
