import { api } from './api';
import { askAnew, refetch } from './refetch';
import { replaceConfig } from '../app/config';
import { createStore, type AppStore } from '../app/store';
import { FakeGateway } from '../testing/fake-gateway';

const probe = api.injectEndpoints({
  endpoints: (build) => ({ asked: build.query<{ turn: number }, void>({ query: () => ({ method: 'GET', url: '/turns' }) }) }),
});
const { asked } = probe.endpoints;

let store: AppStore;
let answers: (() => void)[];
beforeEach(() => {
  replaceConfig({ hasSession: false });
  answers = [];
  new FakeGateway().raw('GET', '/turns', async () => {
    const turn = answers.length + 1;
    await new Promise<void>((go) => answers.push(go));
    return { body: { turn } };
  });
  store = createStore();
});
afterEach(() => {
  store.dispatch(api.util.resetApiState());
  jest.restoreAllMocks();
});

const begun = async (count: number) => {
  for (let tries = 0; tries < 50 && answers.length < count; tries++) await new Promise((resolve) => setTimeout(resolve, 1));
  return answers.length;
};

it('gives the answer to a question of its own, not one that was under way', async () => {
  const before = store.dispatch(asked.initiate(undefined, { subscribe: false }));
  expect(await begun(1)).toBe(1);
  const anew = askAnew(store.dispatch, asked, undefined);
  answers[0]?.();
  expect((await before).data).toEqual({ turn: 1 });
  expect(await begun(2)).toBe(2);
  answers[1]?.();
  expect((await anew).data).toEqual({ turn: 2 });
});

it('asks at once when nothing is under way, and nothing that no screen ever asked', async () => {
  refetch(store.dispatch, 'asked', undefined);
  expect(await begun(1)).toBe(1);
  refetch(store.dispatch, undefined, undefined);
  refetch(store.dispatch, 'unheardOf', undefined);
  answers[0]?.();
  expect(await begun(2)).toBe(1);
});
