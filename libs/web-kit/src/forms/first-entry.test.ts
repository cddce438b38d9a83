import { nameFirstEntry } from './first-entry';

const key = () => (window.history.state as { key?: string } | null)?.key;

it('gives every page that is opened anew a place of its own, and keeps it through a reload', () => {
  window.history.replaceState(null, '');
  nameFirstEntry();
  const first = key();
  expect(first).toBeTruthy();
  nameFirstEntry();
  expect(key()).toBe(first);
  window.history.replaceState(null, '');
  nameFirstEntry();
  expect(key()).not.toBe(first);
});

it('leaves alone what else is kept with the place', () => {
  window.history.replaceState({ idx: 3, usr: 'x' }, '');
  nameFirstEntry();
  expect(window.history.state).toEqual({ idx: 3, usr: 'x', key: expect.any(String) as string });
});
