import type { Resume } from '@tandem/contracts/entities/resume';
import { useEffect, useRef } from 'react';
import type { DraftSaver } from './draft-saver';

type Args = {
  told: Resume;
  /** When the answer was asked for, in milliseconds since 1970. */
  askedAt: number;
  saver: DraftSaver;
  /** How often something was saved here. */
  saves: number;
  isSaving: () => boolean;
  askAgain: () => void;
  onForeign: (resume: Resume) => void;
};

/** Looks at every new answer of the server for changes that were not made here. */
export const useForeignChanges = ({ told, askedAt, saver, saves, isSaving, askAgain, onForeign }: Args): void => {
  const latest = useRef({ isSaving, askAgain, onForeign });
  const savedAt = useRef(0);
  const seen = useRef(told);
  useEffect(() => {
    latest.current = { isSaving, askAgain, onForeign };
  });
  useEffect(() => {
    if (saves === 0) return;
    savedAt.current = Date.now();
    latest.current.askAgain();
  }, [saves]);
  useEffect(() => {
    // An answer from before the last saving, or from the midst of it, tells nothing.
    if (told === seen.current || latest.current.isSaving() || askedAt < savedAt.current) return;
    seen.current = told;
    if (saver.isForeign(told)) latest.current.onForeign(told);
  }, [told, askedAt, saver]);
};
