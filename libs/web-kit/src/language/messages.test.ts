import { FakeGateway } from '../testing/fake-gateway';

// Each test starts without texts.
const fresh = () => {
  jest.resetModules();
  return jest.requireActual<typeof import('./messages')>('./messages');
};
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('fetches a language once, however often it is asked for', async () => {
  const gateway = new FakeGateway().raw('GET', '/public/nl.json', () => ({ body: { hello: 'hallo' } }));
  const { loadMessages } = fresh();
  expect(await Promise.all([loadMessages('nl'), loadMessages('nl')])).toEqual([{ hello: 'hallo' }, { hello: 'hallo' }]);
  expect(gateway.calls).toEqual(['GET /public/nl.json']);
});

it('tries again every 2 seconds', async () => {
  let isUp = false;
  const gateway = new FakeGateway().raw('GET', '/public/en.json', () => (isUp ? { body: { a: 'b' } } : { status: 502 }));
  const loading = fresh().loadMessages('en');
  await jest.advanceTimersByTimeAsync(1999);
  expect(gateway.calls).toHaveLength(1);
  isUp = true;
  await jest.advanceTimersByTimeAsync(1);
  expect(await loading).toEqual({ a: 'b' });
});

it('does not wait for a server that takes calls and never answers', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const calls: string[] = [];
  globalThis.fetch = ((address: string, { signal }: RequestInit) => {
    calls.push(address);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('too late'))));
  }) as typeof fetch;
  const outcome = fresh()
    .loadMessages('en')
    .catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toBe('too late');
  expect(calls).toHaveLength(3);
});

it('lets an answer that has begun take its time over a slow line', async () => {
  let isCut = false;
  globalThis.fetch = (async (_: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => (isCut = true));
    return Promise.resolve({ ok: true, json: () => new Promise((resolve) => setTimeout(() => resolve({ a: 'b' }), 60_000)) });
  }) as typeof fetch;
  const loading = fresh().loadMessages('en');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await loading).toEqual({ a: 'b' });
  expect(isCut).toBe(false);
});

it('gives up after 20 seconds and 10 retries, logs it, and starts anew when asked again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const gateway = new FakeGateway().raw('GET', '/public/en.json', () => ({ status: 500 }));
  const { loadMessages } = fresh();
  const outcome = loadMessages('en').catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe('The texts answered 500');
  expect(gateway.calls).toHaveLength(11);
  expect(log).toHaveBeenCalledTimes(1);
  gateway.raw('GET', '/public/en.json', () => ({ body: {} }));
  expect(await loadMessages('en')).toEqual({});
});
