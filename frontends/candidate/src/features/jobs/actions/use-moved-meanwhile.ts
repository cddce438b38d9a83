import type { Match } from '@tandem/contracts/entities/match';
import type { MatchStatus } from '@tandem/domain/match';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useEffect, useRef } from 'react';

/**
 * Takes a question about a match away, and says why, once the match stands elsewhere: it would become another question under the hand that
 * answers it. So it does once the vacancy is filled, when no answer counts any more.
 */
export const useMovedMeanwhile = ({ status, vacancy }: Match, isOpen: boolean, isPending: boolean, onMoved: () => void): void => {
  const notify = useNotify();
  const isFilled = vacancy.filledSince !== null;
  const asked = useRef<MatchStatus | null>(null);
  useEffect(() => {
    const before = isOpen ? (asked.current ?? status) : null;
    asked.current = before;
    if (before === null || (before === status && !isFilled) || isPending) return;
    // Filled by the candidate himself, it says so in place of the question.
    notify.info(isFilled && status !== 'JOB_TAKEN' ? 'job.filled' : 'match.moved_meanwhile');
    onMoved();
  }, [status, isFilled, isOpen, isPending, notify, onMoved]);
};
