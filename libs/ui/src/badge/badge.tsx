import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'line';

/** A state in one or two words, with an icon before them where it is not neutral. */
export const Badge = ({ tone = 'neutral', className, ...props }: HTMLAttributes<HTMLSpanElement> & { tone?: BadgeTone }) => (
  <span {...props} className={classNames(styles.badge, tone !== 'neutral' && styles[tone], className)} />
);

/** The dot of what is not read yet; `label` says so. */
export const UnreadDot = ({ label, className }: { label: string; className?: string }) => (
  <span role="img" aria-label={label} className={classNames(styles.dot, className)} />
);
