import { MEMBER_REMOVED, topics } from '@tandem/contracts/topics';
import { accountEndpoints } from '../gateway/account-api';
import { api } from '../gateway/api';
import { replaceConfig } from '../app/config';
import { live, liveTopics, progressOf } from './live';
import { createStore, type AppStore } from '../app/store';
import { aCandidate } from '../testing/accounts';
import { FakeGateway } from '../testing/fake-gateway';

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    vacancyProbe: build.query<unknown, { id: string }>({
      query: ({ id }) => ({ method: 'GET', url: `/vacancies/${id}` }),
      onCacheEntryAdded: live(({ id }) => topics.vacancyUpdates(id)),
    }),
  }),
});

let hints: Map<string, (payload?: unknown) => void>;
let gateway: FakeGateway;
let store: AppStore;
beforeEach(() => {
  hints = new Map();
  jest.spyOn(liveTopics, 'join').mockImplementation((topic, hear) => {
    hints.set(topic, (payload) => hear(payload));
    return () => void hints.delete(topic);
  });
  replaceConfig({ hasSession: false });
  gateway = new FakeGateway();
  store = createStore();
});
afterEach(() => {
  store.dispatch(api.util.resetApiState());
  jest.restoreAllMocks();
});
const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

it('asks again on a hint while the answer is on screen, and leaves with it', async () => {
  let title = 'Cook';
  gateway.raw('GET', '/vacancies/v1', () => ({ body: { title } }));
  const shown = store.dispatch(probe.endpoints.vacancyProbe.initiate({ id: 'v1' }));
  await shown;
  await settle();
  expect([...hints.keys()]).toEqual(['vacancy-updates-v1']);
  title = 'Head cook';
  hints.get('vacancy-updates-v1')?.();
  await settle();
  expect(probe.endpoints.vacancyProbe.select({ id: 'v1' })(store.getState() as never).data).toEqual({ title: 'Head cook' });
  store.dispatch(api.util.resetApiState());
  await settle();
  expect(hints.size).toBe(0);
});

it('asks once more when a hint comes while an older answer is on its way', async () => {
  const answers: ((title: string) => void)[] = [];
  gateway.raw('GET', '/vacancies/v1', () => new Promise((resolve) => answers.push((title) => resolve({ body: { title } }))));
  const shown = store.dispatch(probe.endpoints.vacancyProbe.initiate({ id: 'v1' }));
  await settle();
  answers[0]?.('Cook');
  await shown;
  await settle();
  hints.get('vacancy-updates-v1')?.();
  await settle();
  hints.get('vacancy-updates-v1')?.();
  answers[1]?.('Cook');
  await settle();
  answers[2]?.('Head cook');
  await settle();
  expect(probe.endpoints.vacancyProbe.select({ id: 'v1' })(store.getState() as never).data).toEqual({ title: 'Head cook' });
  expect(answers).toHaveLength(3);
});

it('joins nothing when the answer never came', async () => {
  gateway.raw('GET', '/vacancies/v1', () => ({ status: 404 }));
  await store.dispatch(probe.endpoints.vacancyProbe.initiate({ id: 'v1' }));
  store.dispatch(api.util.resetApiState());
  await settle();
  expect(hints.size).toBe(0);
});

it('keeps the account true by the topic of its owner', async () => {
  const account = aCandidate();
  gateway.raw('GET', '/account', () => ({ body: account }));
  await store.dispatch(accountEndpoints.account.initiate());
  await settle();
  expect([...hints.keys()]).toEqual([topics.userUpdates(account.id)]);
});

it.each([
  [42, 42],
  [{ progress: 7 }, 7],
  [140, 100],
  [-1, 0],
  ['42', null],
  [undefined, null],
])('reads the progress of %p as %p', (payload, expected) => expect(progressOf(payload)).toBe(expected));

it('tries again when the device is back online, when somebody looks at the page again, and when he does something on it', () => {
  const wake = jest.spyOn(liveTopics, 'wake').mockImplementation(() => undefined);
  window.dispatchEvent(new Event('online'));
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(wake).toHaveBeenCalledTimes(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(wake).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  expect(wake).toHaveBeenCalledTimes(4);
});

it('knows of a member who was removed that he cannot come back, and asks nothing for him', async () => {
  const account = aCandidate();
  gateway.raw('GET', '/account', () => ({ body: account }));
  await store.dispatch(accountEndpoints.account.initiate());
  await settle();
  const asked = gateway.calls.length;
  hints.get(topics.userUpdates(account.id))?.(MEMBER_REMOVED);
  await settle();
  expect(store.getState().session).toEqual({ hasSession: false, wasSignedIn: false, ended: true, removed: account.id });
  expect(gateway.calls.length).toBe(asked);
});
