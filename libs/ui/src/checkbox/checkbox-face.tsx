import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './checkbox.module.css';

interface CheckboxFaceProps {
  children: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  isIndeterminate?: boolean;
}

/** The box with its words, inside the label of a checkbox. */
export const CheckboxFace = ({ children, hint, isIndeterminate }: CheckboxFaceProps) => (
  <>
    <span className={styles.box}>{isIndeterminate ? <Minus /> : <Check />}</span>
    <span>
      {children}
      {hint && <small className={styles.hint}>{hint}</small>}
    </span>
  </>
);

/** The look of the label itself. */
export const checkboxClass = ({ isFramed, className }: { isFramed?: boolean; className?: string }) =>
  classNames(styles.check, isFramed && styles.framed, className);
