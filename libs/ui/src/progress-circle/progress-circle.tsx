import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './progress-circle.module.css';

const sizes = { small: 50, normal: 100, large: 250 };

export interface ProgressCircleProps {
  /** What it measures, for screen readers: "Intake". */
  label: string;
  /** 0 to 100; at 100 it takes the accent. */
  value: number;
  /** 50, 100 or 250 px across. */
  size?: keyof typeof sizes;
  /** A line under the number, in the large one. */
  children?: ReactNode;
  className?: string;
}

/** How much of something is complete. */
export const ProgressCircle = ({ label, value, size = 'normal', children, className }: ProgressCircleProps) => {
  const percentage = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={percentage}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames(styles.circle, percentage === 100 && styles.done, className)}
      style={{ '--size': `${sizes[size]}px` } as CSSProperties}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r="46" />
        {percentage > 0 && (
          <circle className={styles.value} cx="50" cy="50" r="46" pathLength={100} strokeDasharray={`${percentage} 100`} />
        )}
      </svg>
      <b className={styles.number}>
        {percentage}
        <i>%</i>
        {children && <small className={styles.words}>{children}</small>}
      </b>
    </span>
  );
};
