import type { ReactNode, Ref } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { classNames } from '../class-names/class-names';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children' | 'inputRef' | 'ref' | 'render'> {
  children: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  /** The switch before its words instead of at the far end. */
  isLeading?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A setting that works at once; for a choice that waits for a save button, take a `Checkbox`. */
export const Switch = ({ children, hint, isLeading, className, ref, ...props }: SwitchProps) => (
  <AriaSwitch {...props} inputRef={ref} className={classNames(styles.switch, isLeading && styles.start, className)}>
    <span>
      {children}
      {hint && <small className={styles.hint}>{hint}</small>}
    </span>
    <span className={styles.track}>
      <span className={styles.thumb} />
    </span>
  </AriaSwitch>
);
