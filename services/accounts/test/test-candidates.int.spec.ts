import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { refusal } from '@tandem/test-kit/refusal';
import { Stack } from './stack';

jest.setTimeout(60_000);

describe('test candidates', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await Stack.start();
  });
  afterAll(async () => stack?.stop());
  const admin = { accountId: randomUUID(), accountType: 'CANDIDATE' as const, isAdmin: true };
  const create = async (over: Record<string, unknown> = {}) =>
    stack.bus.call(accountsCalls.createTestCandidate, { body: { firstName: 'Test', lastName: 'Person', ...over } }, admin);

  it('are created, changed, listed newest first and deleted; others hear of each', async () => {
    const older = await create();
    const made = await create({ address: { city: 'Leiden' }, preferences: { desiredJobTitle: 'Gardener' }, testAttributes: { level: 3 } });
    expect(made).toMatchObject({ isTest: true, testAttributes: { level: 3 }, address: { latitude: expect.any(Number) as number } });
    const change = { params: { id: made.id }, body: { lastName: 'Changed' } };
    expect(await stack.bus.call(accountsCalls.updateTestCandidate, change, admin)).toMatchObject({
      firstName: 'Test',
      lastName: 'Changed',
      testAttributes: { level: 3 },
    });
    const page = await stack.bus.call(accountsCalls.listTestCandidates, { query: {} }, admin);
    expect([page.items.map(({ id }) => id), page.pageSize, page.total]).toEqual([[made.id, older.id], 20, 2]);
    const only = async (id: string) => (await stack.bus.call(accountsCalls.listTestCandidates, { query: { id } }, admin)).items;
    expect((await only(older.id)).map(({ id }) => id)).toEqual([older.id]);
    expect(await only(randomUUID())).toEqual([]);
    expect((await stack.emitted('accounts.candidateChanged', made.id)).at(-1)).toMatchObject({ isTest: true });
    await stack.bus.call(accountsCalls.removeTestCandidate, { params: { id: made.id } }, admin);
    expect(await stack.emitted('accounts.accountDeleted', made.id)).toHaveLength(1);
    expect((await stack.bus.call(accountsCalls.listTestCandidates, { query: { page: 2, pageSize: 1 } }, admin)).total).toBe(1);
  });

  it('are not changed by a form that was filled before somebody else changed them', async () => {
    const made = await create({ address: { city: 'Leiden' }, preferences: { desiredJobTitle: 'Gardener' }, testAttributes: { level: 3 } });
    const seenOf = ({ firstName, lastName, address, preferences, testAttributes }: typeof made) => ({
      firstName,
      lastName,
      address,
      preferences,
      testAttributes,
    });
    const save = async (lastName: string, seen: ReturnType<typeof seenOf>) =>
      stack.bus.call(accountsCalls.updateTestCandidate, { params: { id: made.id }, body: { lastName, seen } }, admin);
    const changed = await save('First', seenOf(made));
    expect(await refusal(save('Second', seenOf(made)))).toEqual(['conflict', 409]);
    expect(await save('Second', seenOf(changed))).toMatchObject({ lastName: 'Second' });
    const atOnce = await Promise.all(
      ['Third', 'Fourth'].map(async (name) => refusal(save(name, { ...seenOf(changed), lastName: 'Second' }))),
    );
    expect(atOnce.filter(Boolean)).toEqual([['conflict', 409]]);
  });

  it('are all that can be reached: real people are unknown', async () => {
    const person = await stack.open();
    for (const id of [person.id, randomUUID(), 'nonsense']) {
      const change = stack.bus.call(accountsCalls.updateTestCandidate, { params: { id }, body: { lastName: 'Changed' } }, admin);
      expect(await refusal(change)).toEqual(['candidate_not_found', 404]);
      expect(await refusal(stack.bus.call(accountsCalls.removeTestCandidate, { params: { id } }, admin))).toEqual([
        'candidate_not_found',
        404,
      ]);
    }
  });

  it('are for administrators, and need a name', async () => {
    expect(await refusal(stack.bus.call(accountsCalls.listTestCandidates, { query: {} }, { ...admin, isAdmin: false }))).toEqual([
      'forbidden',
      403,
    ]);
    expect(await refusal(create({ firstName: ' ' }))).toEqual(['field_required', 400]);
  });
});
