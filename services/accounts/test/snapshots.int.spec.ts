import { randomUUID } from 'node:crypto';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { accountsEvents } from '@tandem/contracts/accounts/accounts.events';
import { refusal } from '@tandem/test-kit/refusal';
import { Stack } from './stack';

jest.setTimeout(60_000);

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start();
});
afterAll(async () => stack?.stop());

const nobody = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

describe('snapshots', () => {
  it('say of a candidate what was last told about him', async () => {
    const person = await stack.open();
    await stack.bus.call(accountsCalls.updateCandidate, { body: { firstName: 'Sanne', address: { city: 'Utrecht' } } }, person.who);
    const snapshot = await stack.bus.call(accountsCalls.candidateSnapshot, { body: { candidateId: person.id } });
    expect(snapshot).toEqual((await stack.emitted('accounts.candidateChanged', person.id)).at(-1));
    expect(JSON.stringify(snapshot.wishes)).not.toMatch(/Sanne|birth|picture/);
    expect(await refusal(stack.bus.call(accountsCalls.candidateSnapshot, { body: { candidateId: nobody } }))).toEqual([
      'candidate_not_found',
      404,
    ]);
  });

  it('say of a company what was last told about it', async () => {
    const person = await stack.open('EMPLOYER');
    const snapshot = await stack.bus.call(accountsCalls.companySnapshot, { body: { companyId: person.companyId } });
    expect(snapshot).toEqual((await stack.emitted('accounts.companyChanged', person.companyId)).at(-1));
    expect(snapshot.members).toEqual([{ accountId: person.id, role: 'Admin', state: 'Active' }]);
    expect(await refusal(stack.bus.call(accountsCalls.companySnapshot, { body: { companyId: nobody } }))).toEqual([
      'employer_not_found',
      404,
    ]);
  });

  it('go through everybody once, a stretch at a time', async () => {
    for (let count = 0; count < 5; count++) await stack.open(count % 2 ? 'CANDIDATE' : 'EMPLOYER');
    for (const [call, table] of [
      [accountsCalls.accountSnapshots, 'account'],
      [accountsCalls.candidateSnapshots, 'candidate'],
      [accountsCalls.companySnapshots, 'company'],
    ] as const) {
      // prettier-ignore
      const seen: unknown[] = [];
      let after: string | null = null;
      do {
        const stretch: { items: unknown[]; next: string | null } = await stack.bus.call(call, { query: { after, limit: 2 } });
        seen.push(...stretch.items);
        after = stretch.next;
      } while (after);
      const ids = await stack.sql(`select id from ${table}`);
      expect(new Set(seen.map((item) => JSON.stringify(item))).size).toBe(ids.length);
    }
  });
});

describe('imports', () => {
  it('add candidates, and replace those that are there', async () => {
    const candidateId = randomUUID();
    const candidate = {
      candidateId,
      email: 'demo@example.org',
      firstName: 'Demo',
      lastName: 'Dahl',
      birthDate: '1991-01-01',
      address: { city: 'Leiden' },
      isTest: true,
    };
    expect(await stack.bus.call(accountsCalls.importCandidates, { body: { candidates: [candidate] } })).toEqual({ added: 1 });
    expect(await stack.bus.call(accountsCalls.importCandidates, { body: { candidates: [{ ...candidate, firstName: 'Dora' }] } })).toEqual({
      added: 0,
    });
    expect(await stack.bus.call(accountsCalls.candidateSnapshot, { body: { candidateId } })).toMatchObject({
      contact: { firstName: 'Dora' },
      wishes: { city: 'Leiden', country: 'NL' },
      isTest: true,
      intakeProgress: 40,
    });
  });

  it('tell of each newcomer once, and of whoever was there what changed', async () => {
    const [known, ...fresh] = [1, 2, 3].map((n) => ({
      candidateId: randomUUID(), email: `many-${n}@example.org`, firstName: 'Many', lastName: `No. ${n}`, phone: '0612345678', address: { city: 'Leiden' },
    })); // prettier-ignore
    if (!known) throw new Error('nobody');
    const bring = async (candidates: object[]) =>
      stack.bus.call(accountsCalls.importCandidates, { body: { candidates: candidates as (typeof known)[] } });
    const told = async (id: string) => stack.sql(`select name from outbox where aggregate_id = '${id}' order by seq`);
    expect(await bring([known])).toEqual({ added: 1 });
    const { phone: _, ...again } = { ...known, lastName: 'Renamed' };
    expect(await bring([...fresh, again])).toEqual({ added: 2 });
    for (const { candidateId } of fresh)
      expect(await told(candidateId)).toEqual([
        { name: accountsEvents.accountChanged.name },
        { name: accountsEvents.candidateChanged.name },
      ]);
    expect(await told(known.candidateId)).toHaveLength(4);
    expect(await stack.bus.call(accountsCalls.candidateSnapshot, { body: { candidateId: known.candidateId } })).toMatchObject({
      contact: { lastName: 'Renamed', phone: '0612345678' },
    });
  });

  it('appoint an administrator by his address only', async () => {
    const person = await stack.open();
    await stack.bus.call(accountsCalls.setAdmin, { body: { email: ` ${person.email.toUpperCase()}`, isAdmin: true } });
    expect(await stack.bus.call(accountsCalls.get, {}, person.who)).toMatchObject({ isAdmin: true });
    const claims = { ...person.who, isAdmin: true };
    expect(await refusal(stack.bus.call(accountsCalls.confirmAdmin, {}, claims))).toBeNull();
    await stack.bus.call(accountsCalls.setAdmin, { body: { email: person.email, isAdmin: false } });
    for (const who of [claims, { ...claims, accountId: randomUUID() }, {}])
      expect(await refusal(stack.bus.call(accountsCalls.confirmAdmin, {}, who))).toEqual(['forbidden', 403]);
    expect(await refusal(stack.bus.call(accountsCalls.setAdmin, { body: { email: 'nobody@example.org', isAdmin: true } }))).toEqual([
      'account_not_found',
      404,
    ]);
  });
});
