import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same one and does what the latest does, for what is called later than it is rendered. */
export const useSteady = <A extends unknown[], R>(work: (...args: A) => R): ((...args: A) => R) => {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: A) => latest.current(...args), []);
};
