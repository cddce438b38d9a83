import { lookup } from 'node:dns/promises';
import { Site } from '../../test/site';
import { requestOnce, Unreachable } from './safe-request';

jest.mock('node:dns/promises', () => ({ lookup: jest.fn() }));

const rules = { allowsLocal: false, userAgent: 'Test/1.0', accept: 'text/html' };
const resolvesTo = (...addresses: string[]) =>
  jest.mocked(lookup).mockResolvedValue(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })) as never);
const ask = async (url: string) => requestOnce(new URL(url), rules, AbortSignal.timeout(2_000));

let canary: Site;
beforeAll(async () => (canary = await new Site().start()));
afterAll(async () => canary.stop());

it('refuses a name of which one address is of this network', async () => {
  resolvesTo('93.184.215.14', '127.0.0.1');
  await expect(ask('http://two-faced.example/')).rejects.toBeInstanceOf(Unreachable);
});

it('resolves a name once and connects to what it checked', async () => {
  jest.mocked(lookup).mockClear();
  resolvesTo('127.0.0.1');
  const answer = await requestOnce(
    new URL(`http://rebinding.example:${new URL(canary.origin).port}/`),
    { ...rules, allowsLocal: true },
    AbortSignal.timeout(2_000),
  );
  expect(answer.status).toBe(404);
  expect(lookup).toHaveBeenCalledTimes(1);
});

it('says the same of a name that leads nowhere', async () => {
  resolvesTo();
  await expect(ask('http://nowhere.example/')).rejects.toBeInstanceOf(Unreachable);
});

it('waits no longer for a name server than for a page', async () => {
  jest.mocked(lookup).mockReturnValue(new Promise(() => undefined) as never);
  const from = Date.now();
  await expect(requestOnce(new URL('http://silent.example/'), rules, AbortSignal.timeout(200))).rejects.toBeInstanceOf(Unreachable);
  expect(Date.now() - from).toBeLessThan(2_000);
});
