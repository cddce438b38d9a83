import { isResumeBeingRead, type ResumeStatus } from '@tandem/domain/resume';
import { useEffect } from 'react';

const watchMs = 4_000;

/** Asks now and then while a resume is being read: the hint that it is done may come before anybody listens to it. */
export const useReadingWatch = (status: ResumeStatus | undefined, ask: () => unknown): void => {
  const isReading = isResumeBeingRead(status);
  useEffect(() => {
    if (!isReading) return undefined;
    const timer = setInterval(ask, watchMs);
    return () => clearInterval(timer);
  }, [isReading, ask]);
};
