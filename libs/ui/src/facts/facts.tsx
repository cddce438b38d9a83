import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './facts.module.css';

export interface Fact {
  /** What it is about, for screen readers: "Place". */
  label: string;
  value: ReactNode;
  /** A lucide icon before the value. */
  icon?: ReactNode;
}

/** Short facts in a row: place, hours, salary. Facts without a value are left out. */
export const Facts = ({ facts, className }: { facts: readonly Fact[]; className?: string }) => (
  <ul className={classNames(styles.facts, className)}>
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ label, value, icon }) => (
        <li key={label} className={styles.fact}>
          {icon}
          <VisuallyHidden>{label}: </VisuallyHidden>
          {value}
        </li>
      ))}
  </ul>
);
