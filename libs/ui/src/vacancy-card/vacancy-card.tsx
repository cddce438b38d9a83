import { ArrowRight, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardLink, Card } from '../card/card';
import { classNames } from '../class-names/class-names';
import { Facts, type Fact } from '../facts/facts';
import { ProgressBar } from '../progress-bar/progress-bar';
import { Skeleton, SkeletonText } from '../skeleton/skeleton';
import styles from './vacancy-card.module.css';

export interface VacancyCardProps {
  href: string;
  /** In italics where there is no title yet: the caller's `em`. */
  title: ReactNode;
  /** Where it stands: a `Badge`. */
  badge?: ReactNode;
  facts?: readonly Fact[];
  /** A sentence about it. */
  children?: ReactNode;
  /** A big number at the bottom and what it counts. */
  figure?: { value: ReactNode; label: string };
  /** How far an unfinished one is, 0 to 100. */
  progress?: { value: number; label: string };
  className?: string;
}

/** One vacancy of an employer's own, as one link. */
export const VacancyCard = ({ href, title, badge, facts, children, figure, progress, className }: VacancyCardProps) => (
  <CardLink href={href} className={classNames(styles.card, className)}>
    <span className={styles.head}>
      <span className={styles.title}>{title}</span>
      {badge}
    </span>
    {facts && <Facts facts={facts} />}
    {children && <span className={styles.text}>{children}</span>}
    <span className={styles.bottom}>
      {figure && (
        <span>
          <span className={styles.figure}>{figure.value}</span> <span className={styles.counts}>{figure.label}</span>
        </span>
      )}
      {progress && <ProgressBar className={styles.progress} label={progress.label} value={progress.value} />}
    </span>
  </CardLink>
);

/** The place of one that is on its way. */
export const VacancyCardSkeleton = () => (
  <Card className={styles.card} aria-hidden="true">
    <Skeleton height={24} />
    <SkeletonText lines={2} />
    <span className={styles.bottom}>
      <Skeleton width={64} height={32} />
    </span>
  </Card>
);

export interface CreateCardProps {
  href: string;
  title: ReactNode;
  /** How it goes. */
  children?: ReactNode;
  className?: string;
}

/** The place of a vacancy that is not there yet. */
export const CreateCard = ({ href, title, children, className }: CreateCardProps) => (
  <CardLink variant="dashed" href={href} className={classNames(styles.create, className)}>
    <span className={styles.plus}>
      <Plus />
    </span>
    <span>
      <strong>{title}</strong>
      {children && <span className={styles.hint}>{children}</span>}
    </span>
    <ArrowRight className={styles.arrow} />
  </CardLink>
);
