import { classNames } from '../class-names/class-names';
import styles from './quota.module.css';

/** How many of a few are used: one tick each, and the words that say so ("3 of 10 searches used today"). */
export const Quota = ({ used, total, label, className }: { used: number; total: number; label: string; className?: string }) => (
  <p className={classNames(styles.quota, className)}>
    <span className={styles.ticks} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={classNames(styles.tick, index < used && styles.used)} />
      ))}
    </span>
    {label}
  </p>
);
