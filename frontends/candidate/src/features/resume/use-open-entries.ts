import { useCallback, useState } from 'react';

/** Which entries show their fields, and in which somebody has been. `begun` were left half written, and go on as they were left. */
export const useOpenEntries = (begun: readonly string[]) => {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(begun));
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set(begun));
  const [isAllShown, setAllShown] = useState(false);
  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const touch = useCallback((id: string) => setTouched((before) => (before.has(id) ? before : new Set(before).add(id))), []);
  const [sought, setSought] = useState(0);
  return {
    open,
    toggle,
    touch,
    isTouched: useCallback((id: string) => isAllShown || touched.has(id), [isAllShown, touched]),
    /** From now on every field says what is wrong with it. */
    showAll: useCallback(() => setAllShown(true), []),
    /** How often somebody asked for the first field that is wrong. */
    sought,
    /** Opens the entry it is in, and shows what is wrong. */
    seek: useCallback((id: string) => {
      setOpen((before) => new Set(before).add(id));
      setAllShown(true);
      setSought((times) => times + 1);
    }, []),
  };
};
