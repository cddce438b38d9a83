import type { Reading, ReadValue } from '@tandem/contracts/entities/resume';
import { type ReadField, unsureBelow } from '@tandem/domain/resume';
import { useText } from '../language/text';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

type Places = {
  reading: Reading | null;
  /** Where the value of the focused field stood. */
  shown: ReadValue | null;
  find: (entryId: string, field: ReadField) => ReadValue | null;
  show: (value: ReadValue | null) => void;
  /** Somebody looked at the value, so it needs no mark any more. */
  check: (value: ReadValue) => void;
  isUnsure: (value: ReadValue | null) => boolean;
  /** Values still marked. */
  unsureCount: number;
};

const keyOf = (entryId: string, field: ReadField) => `${entryId} ${field}`;
const none: Places = {
  reading: null,
  shown: null,
  find: () => null,
  show: () => undefined,
  check: () => undefined,
  isUnsure: () => false,
  unsureCount: 0,
};
const Context = createContext(none);

/** What the fields of the review and the document beside them tell each other. */
export const ReadingPlaces = ({ reading, children }: { reading: Reading | null; children: ReactNode }) => {
  const [shown, show] = useState<ReadValue | null>(null);
  const [checked, setChecked] = useState<ReadonlySet<ReadValue>>(new Set());
  const byField = useMemo(() => new Map((reading?.values ?? []).map((value) => [keyOf(value.entryId, value.field), value])), [reading]);
  const check = useCallback((value: ReadValue) => setChecked((before) => new Set(before).add(value)), []);
  const places = useMemo((): Places => {
    const isUnsure = (value: ReadValue | null) => value !== null && value.confidence < unsureBelow && !checked.has(value);
    return {
      reading,
      shown,
      find: (entryId, field) => byField.get(keyOf(entryId, field)) ?? null,
      show,
      check,
      isUnsure,
      unsureCount: (reading?.values ?? []).filter(isUnsure).length,
    };
  }, [reading, shown, byField, checked, check]);
  return <Context.Provider value={places}>{children}</Context.Provider>;
};

export const useReadingPlaces = (): Places => useContext(Context);

/** The sentence under a field whose value the reader is not sure of. */
export const useUnsureText = (): ((entryId: string, field: ReadField) => string | undefined) => {
  const t = useText();
  const { find, isUnsure } = useReadingPlaces();
  return (entryId, field) => (isUnsure(find(entryId, field)) ? t('review.unsure') : undefined);
};
