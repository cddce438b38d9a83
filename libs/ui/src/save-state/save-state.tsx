import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './save-state.module.css';

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'error';

export interface SaveStateProps {
  status: SaveStatus;
  /** What is said in each state; the error says what went wrong. */
  labels: { saving: string; saved: string; error: string };
  className?: string;
}

const SAVED_SHOWN_MS = 1000;

/** Beside a field that saves by itself: saving, saved (for a second), or what went wrong. */
export const SaveState = ({ status, labels, className }: SaveStateProps) => {
  const [isSavedShown, setSavedShown] = useState(status === 'saved');
  useEffect(() => {
    setSavedShown(status === 'saved');
    if (status !== 'saved') return undefined;
    const timer = setTimeout(() => setSavedShown(false), SAVED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const shown = status === 'saved' && !isSavedShown ? 'idle' : status;
  return (
    <span role="status" className={classNames(styles.state, shown !== 'idle' && styles[shown], className)}>
      {shown === 'saved' && <Check />}
      {shown === 'error' && <CircleAlert />}
      {shown !== 'idle' && labels[shown]}
    </span>
  );
};
