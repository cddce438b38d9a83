import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './save-state.module.css';

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'error';

export interface SaveStateProps {
  status: SaveStatus;
  /** What is said in each state; the error says what went wrong. */
  labels: { saving: string; saved: string; error: string };
  /** The tooltip of the error, where its label is short; the label itself when left out. */
  reason?: string | undefined;
  className?: string;
}

const SAVED_SHOWN_MS = 1000;

/** There for a second, then gone. */
const Saved = ({ label }: { label: string }) => {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SAVED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <span className={classNames(styles.state, styles.saved)}>
      <Check />
      {label}
    </span>
  );
};

/** Beside a field that saves by itself: saving, saved (for a second), or what went wrong. */
export const SaveState = ({ status, labels, reason = labels.error, className }: SaveStateProps) => (
  <span role="status" className={classNames(styles.place, className)}>
    {status === 'saving' && <span className={classNames(styles.state, styles.saving)}>{labels.saving}</span>}
    {status === 'saved' && <Saved label={labels.saved} />}
    {status === 'error' && (
      <span className={classNames(styles.state, styles.error)} title={reason}>
        <CircleAlert />
        {labels.error}
      </span>
    )}
  </span>
);
