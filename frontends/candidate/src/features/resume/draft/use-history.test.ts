import { historyOf, historyReducer } from './use-history';

const typed = (state: ReturnType<typeof historyOf<string>>, value: string, tag: string, at: number) =>
  historyReducer(state, { kind: 'change', change: () => value, tag, at });

it('undoes what was typed into one field in one go, and other fields apart', () => {
  let state = historyOf('');
  state = typed(state, 'a', 'title', 5_000);
  state = typed(state, 'ab', 'title', 5_400);
  state = typed(state, 'abc', 'company', 5_600);
  state = historyReducer(state, { kind: 'undo' });
  expect(state.present).toBe('ab');
  state = historyReducer(state, { kind: 'undo' });
  expect(state.present).toBe('');
  state = historyReducer(historyReducer(state, { kind: 'redo' }), { kind: 'redo' });
  expect([state.present, state.future.length]).toEqual(['abc', 0]);
});

it('has nothing to do again once something else was typed', () => {
  let state = typed(historyOf('a'), 'b', 'x', 9_000);
  state = historyReducer(state, { kind: 'undo' });
  state = typed(state, 'c', 'x', 9_100);
  expect(historyReducer(state, { kind: 'redo' }).present).toBe('c');
});
