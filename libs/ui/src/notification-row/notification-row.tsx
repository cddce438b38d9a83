import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { UnreadDot } from '../badge/badge';
import { classNames } from '../class-names/class-names';
import { Skeleton, SkeletonText } from '../skeleton/skeleton';
import styles from './notification-row.module.css';

export interface NotificationRowProps {
  /** The sentence; names in `strong`. */
  children: ReactNode;
  /** Before it: an avatar, a small ring, or a `NotificationSign`. */
  sign: ReactNode;
  /** Relative age: "2 h". */
  age: string;
  /** The moment itself, ISO 8601. */
  dateTime: string;
  /** Name of the dot; given while it is not read. */
  unreadLabel?: string;
  /** Where it leads, or `onPress`. */
  href?: string;
  onPress?: () => void;
  className?: string;
}

/** An icon in a circle, in the place of an avatar. */
export const NotificationSign = ({ icon, tone }: { icon: ReactNode; tone?: 'accent' | 'spot' }) => (
  <span className={classNames(styles.sign, tone && styles[tone])}>{icon}</span>
);

/** One thing that happened, as a way to where it happened. Stands in a `NotificationList`. */
export const NotificationRow = ({ children, sign, age, dateTime, unreadLabel, href, onPress, className }: NotificationRowProps) => {
  const look = classNames(styles.row, unreadLabel && styles.unread, className) ?? '';
  const content = (
    <>
      {unreadLabel ? <UnreadDot label={unreadLabel} className={styles.dot} /> : <span />}
      {sign}
      <span className={styles.text}>{children}</span>
      <time dateTime={dateTime} className={styles.age}>
        {age}
      </time>
    </>
  );
  return href ? (
    <Link href={href} onPress={onPress} className={look}>
      {content}
    </Link>
  ) : (
    <Button onPress={onPress} className={look}>
      {content}
    </Button>
  );
};

/** The place of a row that is on its way. */
export const NotificationRowSkeleton = () => (
  <div className={classNames(styles.row, styles.waiting)}>
    <span />
    <Skeleton width={40} height={40} isRound />
    <SkeletonText lines={2} />
    <Skeleton width={26} />
  </div>
);

/** The list they stand in. */
export const NotificationList = ({ label, children, className }: { label: string; children: ReactNode; className?: string }) => (
  <ul aria-label={label} className={classNames(styles.list, className)}>
    {children}
  </ul>
);
