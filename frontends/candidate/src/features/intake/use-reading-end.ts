import type { Resume } from '@tandem/contracts/entities/resume';
import { isResumeBeingRead, isResumeReady } from '@tandem/domain/resume';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useEffect, useState } from 'react';

/**
 * Goes on when a resume that was being read is ready, and says so when it could not be read. Answers a function to name a resume that is
 * waited for from now on: reading may be over, and seen to be, before the answer to the upload is there.
 */
export const useReadingEnd = (resume: Resume | undefined, onReady: () => void): ((id: string) => void) => {
  const notify = useNotify();
  const [awaited, waitFor] = useState<string>();
  const { id, status } = resume ?? {};
  if (id !== undefined && id !== awaited && isResumeBeingRead(status)) waitFor(id);
  useEffect(() => {
    if (id === undefined || id !== awaited) return;
    if (status === 'ERROR') notify.danger('resume.error');
    if (isResumeReady(status)) onReady();
    // Said once: neither another rendering nor a later change of the same resume is its end.
    if (!isResumeBeingRead(status)) waitFor(undefined);
  }, [id, status, awaited, notify, onReady]);
  return waitFor;
};
