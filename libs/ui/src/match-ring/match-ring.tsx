import type { CSSProperties, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../class-names/class-names';
import styles from './match-ring.module.css';

export type MatchLevel = 'low' | 'good' | 'impressive';

/** Where the label changes: good from 50, impressive from 75. */
export const matchLevel = (percentage: number): MatchLevel => (percentage >= 75 ? 'impressive' : percentage >= 50 ? 'good' : 'low');

export interface MatchRingProps {
  /** 0 to 100, whole. */
  percentage: number;
  /** For screen readers: "Match 86 percent, impressive match". */
  label: string;
  /** Across, in px. Default 56. */
  size?: number;
  /** Makes it a link, or with `onPress` a button: wherever it stands alone it leads to the reasons. */
  href?: string;
  onPress?: () => void;
  'aria-expanded'?: boolean;
  className?: string;
}

/** Below it the sign would be too small to read. */
const SIZE_WITH_SIGN = 48;

/** A match percentage with notches at 50 and 75, where its label changes. */
export const MatchRing = ({ percentage, label, size = 56, href, onPress, className, ...aria }: MatchRingProps) => {
  const level = matchLevel(percentage);
  const shared = {
    'aria-label': label,
    className: classNames(styles.ring, level !== 'impressive' && styles[level], className) ?? '',
    style: { '--size': `${size}px` } as CSSProperties,
  };
  const drawing = (
    <>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r="45" />
        {percentage > 0 && (
          <circle className={styles.value} cx="50" cy="50" r="45" pathLength={100} strokeDasharray={`${percentage} 100`} />
        )}
        <path className={styles.notch} d="M50 89v11M0 50h11" />
      </svg>
      <b className={classNames(styles.number, percentage === 100 && styles.full)} aria-hidden="true">
        {percentage}
        {size >= SIZE_WITH_SIGN && <i>%</i>}
      </b>
    </>
  );
  if (href)
    return (
      <Link {...shared} href={href}>
        {drawing}
      </Link>
    );
  if (onPress)
    return (
      <Button {...shared} {...aria} onPress={onPress}>
        {drawing}
      </Button>
    );
  return (
    <span {...shared} role="img">
      {drawing}
    </span>
  );
};

/** "Good match", "Impressive match"; nothing below 50. */
export const MatchLabel = ({
  percentage,
  labels,
  className,
}: {
  percentage: number;
  labels: { good: ReactNode; impressive: ReactNode };
  className?: string;
}) => {
  const level = matchLevel(percentage);
  if (level === 'low') return null;
  return <span className={classNames(styles.label, level === 'good' && styles.labelGood, className)}>{labels[level]}</span>;
};
