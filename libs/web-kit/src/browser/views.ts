import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Which of two views of a page a phone shows: each as far down as it was left, the second at first at its beginning. */
export const useViews = <V extends string>(first: V, second: V) => {
  const [view, setView] = useState(first);
  const places = useRef<Partial<Record<string, number>>>({});
  /** To be told by whoever presses; `setView` turns to a view and leaves the place to the caller. */
  const show = useCallback(
    (next: string) => {
      const isFirst = next === first;
      places.current[isFirst ? second : first] = window.scrollY;
      places.current[second] ??= 0;
      setView(isFirst ? first : second);
    },
    [first, second],
  );
  useLayoutEffect(() => {
    const place = places.current[view];
    if (place !== undefined) window.scrollTo(0, place);
  }, [view]);
  return { view, setView, show };
};
