import { accountEndpoints } from './account-api';
import { api } from './api';
import { replaceConfig } from '../app/config';
import { createStore, type AppStore } from '../app/store';
import { storage } from '../browser/storage';
import { FakeGateway, fakeProblem } from '../testing/fake-gateway';

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, string>({ query: (url) => ({ method: 'GET', url }) }),
    save: build.mutation<unknown, unknown>({ query: (body) => ({ method: 'PATCH', url: '/account', body }) }),
  }),
});
const ahead = () => Math.floor(Date.now() / 1000) + 900;

let gateway: FakeGateway;
let store: AppStore;
beforeEach(() => {
  localStorage.clear();
  replaceConfig({ hasSession: false });
  gateway = new FakeGateway();
  store = createStore();
});
afterEach(() => store.dispatch(api.util.resetApiState()));
const ask = (url: string) => store.dispatch(probe.endpoints.probe.initiate(url, { forceRefetch: true }));

it('sends the chosen language', async () => {
  storage.language.set('nl');
  gateway.raw('GET', '/vacancies', () => ({ body: [] }));
  await ask('/vacancies');
  expect(gateway.requests[0]?.headers.get('accept-language')).toBe('nl');
});

it('gives every failure the same form', async () => {
  gateway.raw('PATCH', '/account', () => fakeProblem(400, 'invalid_value', [{ field: 'phone', detail: 'invalid_phone' }]));
  const { error } = await store.dispatch(probe.endpoints.save.initiate({ phone: 'x' }));
  expect(error).toEqual({ status: 400, detail: 'invalid_value', errors: [{ field: 'phone', detail: 'invalid_phone' }] });
});

it('says unreachable when nobody answers, and gives only the status of an answer that is no problem', async () => {
  gateway.raw('GET', '/broken', () => ({ status: 502, body: '<html>', type: 'text/html' }));
  expect((await ask('/broken')).error).toEqual({ status: 502 });
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect((await ask('/vacancies')).error).toEqual({ status: 0, detail: 'unreachable' });
});

it('gives a call up without a word in the console', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = async (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))));
  const call = store.dispatch(probe.endpoints.save.initiate({ phone: 'x' }));
  await new Promise((resolve) => setTimeout(resolve));
  call.abort();
  expect((await call).error).toMatchObject({ name: 'AbortError' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

it('says of a change that took too long that it may still be made', async () => {
  for (const method of ['GET', 'PATCH'] as const) gateway.raw(method, '/account', () => fakeProblem(504, 'timeout'));
  expect((await ask('/account')).error).toMatchObject({ status: 504, detail: 'timeout' });
  const { error } = await store.dispatch(probe.endpoints.save.initiate({ phone: 'x' }));
  expect(error).toMatchObject({ status: 504, detail: 'timeout_of_change' });
});

it('waits 30 seconds for an answer', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  gateway.raw('GET', '/vacancies', () => ({ body: [] }));
  await ask('/vacancies');
  expect(limit.mock.calls).toEqual([[30_000]]);
  limit.mockRestore();
});

it('leaves visitors alone: a 401 without a session asks for no refresh', async () => {
  gateway.raw('GET', '/account', () => fakeProblem(401, 'unauthorized'));
  expect((await ask('/account')).error).toMatchObject({ status: 401 });
  expect(gateway.calls).toEqual(['GET /account']);
});

it('refreshes once for calls that fail together, and repeats them', async () => {
  storage.tokenExpiry.set(ahead());
  let isFresh = false;
  gateway.raw('GET', '/{name}', () => (isFresh ? { body: { ok: true } } : fakeProblem(401, 'unauthorized')));
  gateway.raw('POST', '/auth/refresh', () => {
    isFresh = true;
    return { body: { exp: ahead() + 5 } };
  });
  const answers = await Promise.all(['/a', '/b', '/c'].map(ask));
  expect(answers.map(({ data }) => data)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  expect(gateway.calls.filter((call) => call === 'POST /auth/refresh')).toHaveLength(1);
});

it('uses what another tab has already refreshed', async () => {
  const locks = { request: (_: string, work: () => unknown) => Promise.resolve().then(work) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  storage.tokenExpiry.set(ahead());
  let asked = 0;
  gateway.raw('GET', '/a', () => {
    asked += 1;
    return asked === 1 ? fakeProblem(401, 'unauthorized') : { body: 'ok', type: 'text/plain' };
  });
  locks.request = (_, work) => {
    storage.tokenExpiry.set(ahead() + 900);
    return Promise.resolve().then(work);
  };
  expect((await ask('/a')).data).toBe('ok');
  expect(gateway.calls).toEqual(['GET /a', 'GET /a']);
  Reflect.deleteProperty(navigator, 'locks');
});

it('ends the session when it cannot be renewed, and forgets what was shown', async () => {
  storage.tokenExpiry.set(ahead());
  gateway.raw('GET', '/account', () => ({ body: { id: 'a', accountType: 'CANDIDATE' } }));
  store = createStore();
  await store.dispatch(accountEndpoints.account.initiate());
  gateway.raw('GET', '/a', () => fakeProblem(401, 'unauthorized'));
  gateway.raw('POST', '/auth/refresh', () => fakeProblem(401, 'unauthorized'));
  await ask('/a');
  expect(store.getState().session).toEqual({ hasSession: false, wasSignedIn: false, ended: true });
  expect(storage.tokenExpiry.get()).toBeNull();
  expect(accountEndpoints.account.select()(store.getState() as never).data).toBeUndefined();
});

it('keeps the session when the refresh could not be asked for', async () => {
  storage.tokenExpiry.set(ahead());
  gateway.raw('GET', '/a', () => fakeProblem(401, 'unauthorized'));
  gateway.raw('POST', '/auth/refresh', () => fakeProblem(503, 'unavailable'));
  expect((await ask('/a')).error).toEqual({ status: 0, detail: 'unreachable' });
  expect(storage.tokenExpiry.get()).not.toBeNull();
});

it.each([403, 404])('takes nothing for gone (%i) that it could only ask for as nobody', async (status) => {
  storage.tokenExpiry.set(Math.floor(Date.now() / 1000) - 5);
  gateway.raw('GET', '/vacancies/draft', () => fakeProblem(status, 'vacancy_not_found'));
  gateway.raw('POST', '/auth/refresh', () => fakeProblem(503, 'unavailable'));
  expect((await ask('/vacancies/draft')).error).toEqual({ status: 0, detail: 'unreachable' });
  expect(gateway.calls).toEqual(['POST /auth/refresh', 'GET /vacancies/draft']);
});

it('refreshes before the first call when the stored expiry has passed', async () => {
  storage.tokenExpiry.set(Math.floor(Date.now() / 1000) - 5);
  gateway.raw('GET', '/account', () => ({ body: { id: 'a', accountType: 'CANDIDATE' } }));
  gateway.raw('POST', '/auth/refresh', () => ({ body: { exp: ahead() } }));
  store = createStore();
  await store.dispatch(accountEndpoints.account.initiate());
  expect(gateway.calls).toEqual(['POST /auth/refresh', 'GET /account']);
});

it('asks once when a session that was just renewed is refused, which is its end', async () => {
  storage.tokenExpiry.set(Math.floor(Date.now() / 1000) - 5);
  gateway.raw('GET', '/account', () => fakeProblem(401, 'unauthorized'));
  gateway.raw('POST', '/auth/refresh', () => ({ body: { exp: ahead() } }));
  store = createStore();
  await store.dispatch(accountEndpoints.account.initiate());
  expect(gateway.calls).toEqual(['POST /auth/refresh', 'GET /account']);
  expect(store.getState().session.hasSession).toBe(false);
});
