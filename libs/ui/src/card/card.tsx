import type { HTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { classNames } from '../class-names/class-names';
import styles from './card.module.css';

interface CardLook {
  /** `flush` without padding for lists and tables, `dashed` for what is not there yet, `sunken` for a part of a page. */
  variant?: 'flush' | 'dashed' | 'sunken';
  className?: string;
}

export interface CardProps extends CardLook, HTMLAttributes<HTMLElement> {
  /** `section` or `article` where it has a heading of its own. */
  as?: 'div' | 'section' | 'article' | 'aside';
}

/** A sheet on the paper. */
export const Card = ({ as: Tag = 'div', variant, className, ...props }: CardProps) => (
  <Tag {...props} className={classNames(styles.card, variant && styles[variant], className)} />
);

/** A card that leads somewhere as a whole. */
export const CardLink = ({ variant, className, ...props }: CardLook & Omit<LinkProps, 'className' | 'style' | 'render'>) => (
  <Link {...props} className={classNames(styles.card, styles.link, variant && styles[variant], className) ?? ''} />
);

/** The heading of a card with its action at the far end. */
export const CardHead = ({
  title,
  level = 2,
  children,
  className,
}: {
  title: ReactNode;
  level?: 2 | 3 | 4;
  children?: ReactNode;
  className?: string;
}) => {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.head, className)}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </div>
  );
};
