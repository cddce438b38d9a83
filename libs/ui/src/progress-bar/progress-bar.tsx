import type { CSSProperties, ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What is going on: "Reading the 42 newest vacancies". */
  label: ReactNode;
  isLabelHidden?: boolean;
  /** 0 to 100; without it the end is not known. */
  value?: number;
  /** How far it is in words, "20 of 42"; otherwise the percentage. */
  valueLabel?: string;
  className?: string;
}

/** How far a longer piece of work is. */
export const ProgressBar = ({ label, isLabelHidden, value, valueLabel, className }: ProgressBarProps) => {
  const words = <Label>{label}</Label>;
  return (
    <AriaProgressBar
      value={value}
      isIndeterminate={value === undefined}
      valueLabel={valueLabel}
      className={classNames(styles.progress, className) ?? ''}
    >
      {({ percentage, valueText }) => (
        <>
          {isLabelHidden ? (
            <VisuallyHidden>{words}</VisuallyHidden>
          ) : (
            <div className={styles.top}>
              {words}
              <span className={styles.value}>{valueText}</span>
            </div>
          )}
          <div className={styles.bar}>
            <div
              className={classNames(styles.fill, percentage === undefined && styles.unknown)}
              style={{ '--value': `${percentage ?? 0}%` } as CSSProperties}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
};
