import { api } from './api';
import { replaceConfig } from '../app/config';
import { createStore, type AppStore } from '../app/store';
import { FakeGateway, fakeProblem } from '../testing/fake-gateway';

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    shown: build.query<unknown, string>({ query: (url) => ({ method: 'GET', url }) }),
    paid: build.query<unknown, string>({ query: (url) => ({ method: 'POST', url }) }),
  }),
});
const longest = 90_000;

let gateway: FakeGateway;
let store: AppStore;
let isAway = true;
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  replaceConfig({ hasSession: false });
  gateway = new FakeGateway();
  isAway = true;
  for (const method of ['GET', 'POST'])
    gateway.raw(method, '/jobs', () => (isAway ? fakeProblem(503, 'unavailable') : { body: { jobs: 1 } }));
  store = createStore();
});
afterEach(() => {
  store.dispatch(api.util.resetApiState());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A screen shows it; the answer takes it off again. */
const show = async (url = '/jobs') => {
  const shown = store.dispatch(probe.endpoints.shown.initiate(url));
  await shown;
  return () => shown.unsubscribe();
};
const answer = () => probe.endpoints.shown.select('/jobs')(store.getState());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('asks again for what a screen shows until the server is back, and then no more', async () => {
  await show();
  expect(answer()).toMatchObject({ status: 'rejected', error: { detail: 'unavailable' } });
  await pass(7_500);
  expect(gateway.calls).toHaveLength(2);
  isAway = false;
  await pass(15_000);
  expect(answer()).toMatchObject({ status: 'fulfilled', data: { jobs: 1 } });
  const asked = gateway.calls.length;
  await pass(10 * longest);
  expect(gateway.calls).toHaveLength(asked);
});

it('waits longer each time, at most a minute and a half', async () => {
  await show();
  await pass(60_000);
  expect(gateway.calls.length).toBeGreaterThanOrEqual(4);
  expect(gateway.calls.length).toBeLessThanOrEqual(5);
  await pass(5 * longest);
  const asked = gateway.calls.length;
  await pass(longest);
  expect(gateway.calls.length).toBeGreaterThan(asked);
});

it('leaves it once nobody shows it', async () => {
  const leave = await show();
  leave();
  await pass(longest);
  expect(gateway.calls).toHaveLength(1);
});

it('rests while the tab is hidden', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await show();
  await pass(3 * longest);
  expect(gateway.calls).toHaveLength(1);
  visibility.mockReturnValue('visible');
  await pass(longest);
  expect(gateway.calls.length).toBeGreaterThan(1);
});

it('does not repeat what is counted, nor what was refused for good', async () => {
  await store.dispatch(probe.endpoints.paid.initiate('/jobs'));
  gateway.raw('GET', '/gone', () => fakeProblem(404, 'vacancy_not_found'));
  await show('/gone');
  await pass(3 * longest);
  expect(gateway.calls).toEqual(['POST /jobs', 'GET /gone']);
});
