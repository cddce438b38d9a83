import { eventually } from '@tandem/test-kit/eventually';
import { servers } from '@tandem/test-kit/environment';
import { Proxy } from '@tandem/test-kit/proxy';
import { GatewayUnderTest } from './harness';

jest.setTimeout(30_000);

let redis: Proxy;
let gateway: GatewayUnderTest;
beforeAll(async () => {
  redis = await Proxy.to(`${servers().redis}/0`);
  gateway = await GatewayUnderTest.start({ REDIS_URL: redis.url });
});
afterAll(async () => {
  redis?.thaw();
  await gateway?.stop();
  await redis?.cut();
});

const texts = async () => (await fetch(`${gateway.url}/public/en.json`)).status;
const counted = async () => (await fetch(`${gateway.url}/account`)).status;
/** One of the calls that are counted twice: among all, and by themselves. */
const dear = async () => (await fetch(`${gateway.url}/auth/verify`, { method: 'POST' })).status;
const took = async (action: () => Promise<unknown>) => {
  const begun = performance.now();
  await action();
  return performance.now() - begun;
};
const own = async () => {
  const answer = await fetch(`${gateway.url}/health/ready`);
  return JSON.stringify(await answer.json());
};

describe('Redis', () => {
  it.each(['hangs', 'is gone'])('that %s takes no gateway out: calls are answered, and the report names it', async (how) => {
    expect([await texts(), await gateway.isReady()]).toEqual([200, true]);
    await eventually(async () => expect(await own()).not.toContain('"redis"'));
    if (how === 'hangs') redis.freeze();
    else await redis.cut();
    expect([await texts(), await gateway.isReady()]).toEqual([200, true]);
    // One call finds out, by one wait though it counts twice, and none waits for it after that.
    expect(await took(dear)).toBeLessThan(1_800);
    expect(await took(async () => expect([await counted(), await counted(), await counted()]).toEqual([401, 401, 401]))).toBeLessThan(
      1_000,
    );
    expect(await own()).toContain('{"field":"redis","detail":"unavailable"}');
    if (how === 'hangs') redis.thaw();
    else await redis.restore();
  });
});
