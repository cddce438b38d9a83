import { useSyncExternalStore } from 'react';

/** As in the styles: below this the list and the open vacancy are two screens. */
const besideEachOther = '(width > 56.25em)';
const isBeside = () => window.matchMedia(besideEachOther).matches;
const onTurn = (tell: () => void) => {
  const query = window.matchMedia(besideEachOther);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

/** Whether the list and the open vacancy are on one screen. */
export const useHasRoom = (): boolean => useSyncExternalStore(onTurn, isBeside);

/** The vacancy that is open: the one of the address, else the first where there is room for it beside the list. */
export const useBeside = (vacancyId: string | undefined, first: string | undefined): string | undefined => {
  const hasRoom = useHasRoom();
  return vacancyId ?? (hasRoom ? first : undefined);
};
