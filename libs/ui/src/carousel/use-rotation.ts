import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a slide stays. */
export const ROTATE_MS = 5000;
/** How long a move takes; presses in that time are ignored. */
export const LOCK_MS = 700;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Which of `count` slides is shown. Moves on by itself while `isRunning`, never for people who prefer less motion. */
export const useRotation = (count: number, isHeld: boolean) => {
  const [index, setIndex] = useState(0);
  const [isRunning, setRunning] = useState(() => !prefersStillness());
  const lockedUntil = useRef(0);

  const move = useCallback(
    (by: number) => {
      const now = performance.now();
      if (now < lockedUntil.current) return;
      lockedUntil.current = now + LOCK_MS;
      setIndex((current) => (current + by + count) % count);
    },
    [count],
  );

  useEffect(() => {
    if (!isRunning || isHeld || count < 2) return undefined;
    const timer = setInterval(() => move(1), ROTATE_MS);
    return () => clearInterval(timer);
  }, [isRunning, isHeld, count, move, index]);

  return { index, move, isRunning, setRunning };
};
