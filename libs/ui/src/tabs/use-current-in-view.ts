import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a row of tabs, where it is wider than the screen, until the current one can be seen; once more when its count, which may come later, makes it wider. */
export const useCurrentInView = <T extends HTMLElement>(current: string | undefined, count: number | undefined): RefObject<T | null> => {
  const row = useRef<T>(null);
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected=true], [aria-current]');
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [current, count]);
  return row;
};
