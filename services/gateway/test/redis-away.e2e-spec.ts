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
const own = async () => {
  const answer = await fetch(`${gateway.url}/health/ready`);
  return JSON.stringify(await answer.json());
};

describe('Redis', () => {
  it.each(['hangs', 'is gone'])('that %s takes no gateway out: calls are answered, and the report names it', async (how) => {
    expect([await texts(), await gateway.isReady()]).toEqual([200, true]);
    if (how === 'hangs') redis.freeze();
    else await redis.cut();
    expect([await texts(), await gateway.isReady()]).toEqual([200, true]);
    expect(await own()).toContain('{"field":"redis","detail":"unavailable"}');
    if (how === 'hangs') redis.thaw();
    else await redis.restore();
  });
});
