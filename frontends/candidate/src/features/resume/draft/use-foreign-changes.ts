import type { Resume } from '@tandem/contracts/entities/resume';
import { useEffect, useRef } from 'react';
import type { DraftSaver } from './draft-saver';

type Args = {
  told: Resume;
  /** When the answer was asked for, in milliseconds since 1970; 0 while another is awaited. */
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
  useEffect(() => {
    latest.current = { isSaving, askAgain, onForeign };
  });
  useEffect(() => {
    if (saves === 0) return;
    savedAt.current = Date.now();
    latest.current.askAgain();
  }, [saves]);
  useEffect(() => {
    if (askedAt === 0 || latest.current.isSaving()) return;
    // An answer that was asked for before the last saving tells nothing; one that was under way then took the place of the one wanted.
    if (askedAt <= savedAt.current) latest.current.askAgain();
    else if (saver.isForeign(told)) latest.current.onForeign(told);
  }, [told, askedAt, saver]);
};
