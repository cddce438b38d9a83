import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Illustration, type IllustrationName } from '../illustration/illustration';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  illustration: IllustrationName;
  title: ReactNode;
  /** The level of the title in its page. Default 2. */
  level?: 1 | 2 | 3;
  /** What this is, in a sentence or two. */
  children?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  className?: string;
}

/** What this place is for while there is nothing in it, and one way on. */
export const EmptyState = ({ illustration, title, level = 2, children, action, className }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.empty, className)}>
      <Illustration name={illustration} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
};
