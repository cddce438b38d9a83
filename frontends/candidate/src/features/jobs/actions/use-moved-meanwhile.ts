import type { Match } from '@tandem/contracts/entities/match';
import type { MatchStatus } from '@tandem/domain/match';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useEffect, useRef } from 'react';

/** Takes a question about a match away once the match stands elsewhere: it would become another question under the hand that answers it. */
export const useMovedMeanwhile = ({ status }: Match, isOpen: boolean, isPending: boolean, onClose: () => void): void => {
  const notify = useNotify();
  const asked = useRef<MatchStatus | null>(null);
  useEffect(() => {
    const before = isOpen ? (asked.current ?? status) : null;
    asked.current = before;
    if (before === null || before === status || isPending) return;
    notify.info('match.moved_meanwhile');
    onClose();
  }, [status, isOpen, isPending, notify, onClose]);
};
