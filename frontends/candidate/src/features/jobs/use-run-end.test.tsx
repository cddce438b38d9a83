import { act, renderHook } from '@testing-library/react';
import { useRunEnd } from './use-run-end';

it('holds what is said of the list back until it was asked for again after the run', async () => {
  let answer = () => {};
  const ask = jest.fn(async () => new Promise<void>((resolve) => (answer = resolve)));
  const { result, rerender } = renderHook(({ isBeingMatched }) => useRunEnd(isBeingMatched, ask), {
    initialProps: { isBeingMatched: false },
  });
  expect(result.current).toBe(false);
  rerender({ isBeingMatched: true });
  expect(result.current).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  rerender({ isBeingMatched: false });
  expect(result.current).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
  await act(async () => answer());
  expect(result.current).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
});
