import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from './draft-storage';
import { useSignedIn } from '../session/session';

/** Under which the draft of this person is kept. */
export const useKey = (name: string): string => `${useSignedIn().id}:${name}`;

/**
 * What somebody is writing, kept in the tab until it is sent: a session that ends in between, or a look at another page, loses nothing.
 * Nobody else who signs in here sees it. `name` is of the form and what it is about; `isDraft` guards against what an older version kept.
 */
export const useDraft = <T>(name: string, begin: () => T, isDraft: (value: unknown) => value is T) => {
  const key = useKey(name);
  const [draft, setDraft] = useState<T>(() => {
    const kept = readDraft(key);
    return isDraft(kept) ? kept : begin();
  });
  const [isDone, setDone] = useState(false);
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (isDone) writeDraft(key, undefined);
    else if (isChanged) writeDraft(key, draft);
  }, [key, draft, isDone, isChanged]);
  return {
    draft,
    change: (part: Partial<T>) => {
      setChanged(true);
      setDraft((now) => ({ ...now, ...part }));
    },
    /** It has been sent, or given up. */
    forget: () => {
      setDone(true);
      writeDraft(key, undefined);
    },
  };
};

/** What was being written under a name when its form went away, in this tab and by the same person; undefined where nothing was. */
export const useKept = (name: string): unknown => {
  const key = useKey(name);
  return useState(() => readDraft(key))[0];
};

/** Keeps what is being written as `useDraft` does, for a form that holds it itself; undefined forgets it. */
export const useKeeping = (name: string, value: unknown): void => {
  const key = useKey(name);
  useEffect(() => writeDraft(key, value), [key, value]);
};
