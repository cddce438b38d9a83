import type { CSSProperties } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './range-bar.module.css';

export interface RangeBarProps {
  /** All of it in one sentence, for screen readers: "€ 3.900 to € 5.800; your minimum is € 4.600". */
  label: string;
  /** The ends of the drawing. */
  minValue: number;
  maxValue: number;
  /** What is offered: a salary from-to, or 0 to the minutes of a journey. */
  from: number;
  to: number;
  /** What the person wants. */
  limit?: { value: number; label: string };
  /** Words under the two ends. */
  ends: readonly [string, string];
  className?: string;
}

/** What is offered against what is wanted: a salary and a minimum, minutes of travel and a maximum. */
export const RangeBar = ({ label, minValue, maxValue, from, to, limit, ends, className }: RangeBarProps) => {
  const place = (value: number) => `${Math.min(100, Math.max(0, (100 * (value - minValue)) / (maxValue - minValue)))}%`;
  const places = { '--from': place(from), '--to': place(to), '--limit': limit && place(limit.value) } as CSSProperties;
  return (
    <div role="img" aria-label={label} className={classNames(styles.bar, className)} style={places}>
      <div className={styles.track}>
        <div className={styles.range} />
        {limit && (
          <>
            <div className={styles.limit} />
            <span className={styles.limitLabel}>{limit.label}</span>
          </>
        )}
      </div>
      <div className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
};
