import { useEffect, useRef, useState } from 'react';

/**
 * Whether a matching run may still fill the list. That it is over is heard of the account, what it has found of the list: nothing is
 * said of the list before it was asked for once more.
 */
export const useRunEnd = (isBeingMatched: boolean, ask: () => PromiseLike<unknown>): boolean => {
  const [isOpen, setOpen] = useState(isBeingMatched);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (isBeingMatched) return setOpen(true);
    if (isOpen) void latest.current().then(() => setOpen(false));
  }, [isBeingMatched, isOpen]);
  return isBeingMatched || isOpen;
};
