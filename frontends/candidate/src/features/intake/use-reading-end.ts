import type { Resume } from '@tandem/contracts/entities/resume';
import { isResumeBeingRead, isResumeReady } from '@tandem/domain/resume';
import { useNotify } from '@tandem/web-kit/notify';
import { useEffect, useRef } from 'react';

/**
 * Goes on when a resume that was being read is ready, and says so when it could not be read. Answers a function to name a resume that is
 * waited for from now on: reading may be over before anybody sees that it began.
 */
export const useReadingEnd = (resume: Resume | undefined, onReady: () => void): ((id: string) => void) => {
  const notify = useNotify();
  const awaited = useRef<string>(undefined);
  const { id, status } = resume ?? {};
  useEffect(() => {
    if (isResumeBeingRead(status)) awaited.current = id;
    if (id === undefined || id !== awaited.current || isResumeBeingRead(status)) return;
    awaited.current = undefined;
    if (status === 'ERROR') notify.danger('resume.error');
    if (isResumeReady(status)) onReady();
  }, [id, status, notify, onReady]);
  return (next) => (awaited.current = next);
};
