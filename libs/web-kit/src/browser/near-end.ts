import { useEffect, useRef, type RefObject } from 'react';

/** How far before its end a list loads more, in px. */
export const NEAR_END = 100;

/**
 * Calls `load` when the element that ends a list comes within 100 px of the screen, and again as long as it stays there.
 * Null waits: nothing more to load, or something under way. A change of `length` looks anew.
 */
export const useNearEnd = <T extends Element>(load: (() => void) | null, length: number): RefObject<T | null> => {
  const end = useRef<T>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const isWaiting = load === null;
  useEffect(() => {
    if (isWaiting || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current?.();
      },
      { rootMargin: `0px 0px ${NEAR_END}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, length]);
  return end;
};
