import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** How long a slide stays. */
const ROTATE_MS = 5000;
/** How long a move takes; presses in that time are ignored. */
const LOCK_MS = 700;

const stillness = () => window.matchMedia('(prefers-reduced-motion: reduce)');
const prefersStillness = () => stillness().matches;
const watchStillness = (onChange: () => void) => {
  const query = stillness();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Which of `count` slides is shown. Moves on by itself while `isRunning`, never for people who prefer less motion. */
export const useRotation = (count: number, isHeld: boolean) => {
  const [index, setIndex] = useState(0);
  const isStill = useSyncExternalStore(watchStillness, prefersStillness, () => false);
  const [wanted, setRunning] = useState<boolean | null>(null);
  const isRunning = wanted ?? !isStill;
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
