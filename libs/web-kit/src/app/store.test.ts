import { api } from '../gateway/api';
import { replaceConfig } from './config';
import { createStore, type AppStore } from './store';
import { storage } from '../browser/storage';
import { readDraft, writeDraft } from '../forms/draft-storage';
import { FakeGateway } from '../testing/fake-gateway';

let store: AppStore;
beforeEach(() => {
  localStorage.clear();
  replaceConfig({ hasSession: false });
  new FakeGateway();
});
afterEach(() => store.dispatch(api.util.resetApiState()));

/** What a browser tells of the other tabs. */
const elsewhere = (key: string | null, oldValue: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
const hasSession = () => store.getState().session.hasSession;

it('signs out with another tab, also when that one empties everything', () => {
  for (const key of [storage.tokenExpiry.key, null]) {
    storage.tokenExpiry.set(4_000_000_000);
    store = createStore();
    expect(hasSession()).toBe(true);
    elsewhere(key, '4000000000', null);
    expect(hasSession()).toBe(false);
  }
});

it('forgets what was being written when somebody signs out in another tab, and keeps it when the session ends by itself', () => {
  writeDraft('wishes', 'typed');
  store = createStore();
  elsewhere(storage.tokenExpiry.key, '4000000000', null);
  expect(readDraft('wishes')).toBe('typed');
  elsewhere(null, null, null);
  expect(readDraft('wishes')).toBeUndefined();
});

it('signs in with another tab, and takes a renewed session for what it is', () => {
  store = createStore();
  elsewhere(storage.tokenExpiry.key, null, '4000000000');
  expect(hasSession()).toBe(true);
  elsewhere(storage.tokenExpiry.key, '4000000000', '4000000900');
  expect(hasSession()).toBe(true);
});

it('speaks the language that is chosen in another tab', () => {
  store = createStore();
  storage.language.set('nl');
  elsewhere('language', 'en', 'nl');
  expect(store.getState().language).toBe('nl');
  storage.language.remove();
  elsewhere('language', 'nl', null);
  expect(store.getState().language).toBe('nl');
});

it('does not mind what else other tabs keep', () => {
  storage.tokenExpiry.set(4_000_000_000);
  store = createStore();
  elsewhere('openResumeId', 'x', null);
  expect(hasSession()).toBe(true);
});
