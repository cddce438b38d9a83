import { useEffect, useState } from 'react';

/** Whether somebody has waited for so many milliseconds since this was first shown, or since the number changed. */
export const useLongWait = (milliseconds: number): boolean => {
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(milliseconds), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return over === milliseconds;
};
