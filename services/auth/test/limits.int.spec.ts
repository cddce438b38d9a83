import { randomUUID } from 'node:crypto';
import { servers } from '@tandem/test-kit/environment';
import { eventually } from '@tandem/test-kit/eventually';
import { Limits } from '../src/limits/limits';

const once = { name: 'once', times: 1, seconds: 60 };
const open: Limits[] = [];
const limitsOf = (NAMESPACE: string): Limits => {
  const limits = new Limits({ NAMESPACE, REDIS_URL: servers().redis });
  open.push(limits);
  return limits;
};
afterAll(() => open.forEach((limits) => limits.onModuleDestroy()));

describe('limits', () => {
  it('are counted for all replicas of one stack, and for no other on the same Redis', async () => {
    const [mine, other] = [randomUUID(), randomUUID()];
    const [replica, second, neighbour] = [limitsOf(mine), limitsOf(mine), limitsOf(other)];
    // Until its connection is there each counts for itself.
    await eventually(async () => {
      const who = randomUUID();
      expect([await replica.allows(once, who), await second.allows(once, who), await neighbour.allows(once, who)]).toEqual([
        true,
        false,
        true,
      ]);
    });
  });
});
