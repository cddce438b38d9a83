import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './stats.module.css';

export interface Stat {
  label: string;
  value: ReactNode;
  /** What to make of the number. */
  hint?: ReactNode;
}

/** A few big numbers side by side, each with its name and what to make of it. */
export const Stats = ({ stats, className }: { stats: readonly Stat[]; className?: string }) => (
  <dl className={classNames(styles.stats, className)}>
    {stats.map(({ label, value, hint }) => (
      <div key={label} className={styles.stat}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
        {hint && <dd className={styles.hint}>{hint}</dd>}
      </div>
    ))}
  </dl>
);
