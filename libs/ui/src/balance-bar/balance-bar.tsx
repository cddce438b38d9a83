import type { CSSProperties } from 'react';
import styles from './balance-bar.module.css';

export interface BalancePart {
  /** "Skills", "Travel". */
  label: string;
  points: number;
  /** The most that can be had; the weights of all parts add up to 100. */
  weight: number;
}

const weightOf = ({ weight }: BalancePart) => ({ '--weight': weight }) as CSSProperties;
const gotOf = ({ points, weight }: BalancePart) => ({ '--got': `${weight > 0 ? (100 * points) / weight : 0}%` }) as CSSProperties;

/** What a percentage is made of: each part as wide as its weight, filled with what was won, hatched where it was lost. */
export const BalanceBar = ({ label, parts, className }: { label: string; parts: readonly BalancePart[]; className?: string }) => (
  <div className={className} role="group" aria-label={label}>
    <div className={styles.bar} aria-hidden="true">
      {parts.map((part) => (
        <span
          key={part.label}
          className={styles.part}
          style={{ ...weightOf(part), ...gotOf(part) }}
          data-edge={part.points <= 0 || part.points >= part.weight ? 'none' : undefined}
        />
      ))}
    </div>
    <ul className={styles.legend}>
      {parts.map((part) => (
        <li key={part.label} className={styles.item} style={weightOf(part)}>
          <b className={styles.points}>
            {part.points} / {part.weight}
          </b>
          {part.label}
        </li>
      ))}
    </ul>
  </div>
);
