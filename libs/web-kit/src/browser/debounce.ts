import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The value as it was when it last stood still for `wait` milliseconds. */
export const useDebounced = <T>(value: T, wait: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
};

/** Runs `work` and ignores further calls for `wait` milliseconds. What it answers stays the same function. */
export const useOncePer = <A extends unknown[]>(work: (...args: A) => void, wait: number): ((...args: A) => void) => {
  const last = useRef(-Infinity);
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback(
    (...args: A) => {
      const now = Date.now();
      if (now - last.current < wait) return;
      last.current = now;
      latest.current(...args);
    },
    [wait],
  );
};
