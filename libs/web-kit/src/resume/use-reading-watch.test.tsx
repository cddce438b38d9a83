import { renderHook } from '@testing-library/react';
import { useReadingWatch } from './use-reading-watch';

it('asks again while a resume is being read, and no longer', () => {
  jest.useFakeTimers();
  const ask = jest.fn();
  const { rerender } = renderHook(({ status }: { status: 'BUSY' | 'DONE' }) => useReadingWatch(status, ask), {
    initialProps: { status: 'BUSY' },
  });
  jest.advanceTimersByTime(9_000);
  expect(ask).toHaveBeenCalledTimes(2);
  rerender({ status: 'DONE' });
  jest.advanceTimersByTime(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
