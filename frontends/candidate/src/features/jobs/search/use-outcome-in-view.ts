import { useEffect, useRef, type RefObject } from 'react';

/**
 * On a phone the form fills the window: brings what comes of a search into view when somebody begins it, and its answer
 * unless he has scrolled since. A search that is under way when the page opens moves nothing.
 */
export const useOutcomeInView = (isSearching: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  const leftAt = useRef<number | null>(null);
  useEffect(() => {
    const outcome = place.current;
    const isDue = isOpened.current && (isSearching || leftAt.current === window.scrollY);
    if (isDue && outcome && outcome.getBoundingClientRect().top > window.innerHeight / 2) outcome.scrollIntoView({ block: 'start' });
    leftAt.current = isOpened.current && isSearching ? window.scrollY : null;
    isOpened.current = true;
  }, [isSearching]);
  return place;
};
