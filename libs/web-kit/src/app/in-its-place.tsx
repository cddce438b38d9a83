import { useEffect, useRef, type ReactNode } from 'react';
import { focusWhenFree } from '../browser/free-focus';

/** In place of what is not there. Somebody who was reading it, perhaps further down, goes on here. */
export const InItsPlace = ({ wasShown, children }: { wasShown: boolean; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (wasShown ? focusWhenFree(() => place.current) : undefined), [wasShown]);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
};
