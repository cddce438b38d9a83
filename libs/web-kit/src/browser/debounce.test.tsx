import { act, renderHook } from '@testing-library/react';
import { useDebounced, useOncePer } from './debounce';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('gives the last value once it has stood still', () => {
  const { result, rerender } = renderHook(({ text }) => useDebounced(text, 200), { initialProps: { text: '' } });
  rerender({ text: 'a' });
  act(() => void jest.advanceTimersByTime(199));
  rerender({ text: 'ab' });
  act(() => void jest.advanceTimersByTime(199));
  expect(result.current).toBe('');
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current).toBe('ab');
});

it('ignores a second call within the wait', () => {
  const work = jest.fn();
  const { result } = renderHook(() => useOncePer(work, 2000));
  result.current('first');
  act(() => void jest.advanceTimersByTime(1999));
  result.current('second');
  act(() => void jest.advanceTimersByTime(1));
  result.current('third');
  expect(work.mock.calls).toEqual([['first'], ['third']]);
});

it('stays the same function, which does the newest work', () => {
  const [old, young] = [jest.fn(), jest.fn()];
  const { result, rerender } = renderHook(({ work }) => useOncePer(work, 2000), { initialProps: { work: old } });
  const first = result.current;
  rerender({ work: young });
  expect(result.current).toBe(first);
  first();
  expect([old.mock.calls.length, young.mock.calls.length]).toEqual([0, 1]);
});
