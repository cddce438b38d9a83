import type { Candidate } from '@tandem/contracts/entities/candidate';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useEffect, useRef } from 'react';

/** Says that a resume could not be read, once that is known; then there is nothing left to correct in it. */
export const useReadError = (resume: Candidate['resume'], stepBack: () => void): void => {
  const notify = useNotify();
  const known = useRef(resume);
  const now = useRef({ notify, stepBack });
  now.current = { notify, stepBack };
  const { id, status } = resume ?? {};
  useEffect(() => {
    const before = known.current;
    known.current = id && status ? { id, status } : null;
    if (status !== 'ERROR' || (before?.id === id && before?.status === status)) return;
    now.current.notify.danger('admin.resume.read_failed');
    now.current.stepBack();
  }, [id, status]);
};
