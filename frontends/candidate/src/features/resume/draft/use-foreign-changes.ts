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
  /** Must bring an answer that was asked for from now on. */
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
    // An answer that was asked for before the last saving tells nothing; the one asked for after it is still to come.
    if (askedAt >= savedAt.current && saver.isForeign(told)) latest.current.onForeign(told);
  }, [told, askedAt, saver]);
};
