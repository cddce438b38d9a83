import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

type Length = number | string;

export interface SkeletonProps {
  /** px, or any CSS length. */
  width?: Length;
  height?: Length;
  isRound?: boolean;
  className?: string;
}

const length = (value: Length | undefined) => (typeof value === 'number' ? `${value}px` : value);

/** The place of something that is on its way, in its shape. */
export const Skeleton = ({ width, height, isRound, className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={classNames(styles.skeleton, isRound && styles.round, className)}
    style={{ '--w': length(width), '--h': length(height) } as CSSProperties}
  />
);

/** Lines of text on their way; the last one is shorter. */
export const SkeletonText = ({ lines = 3, className }: { lines?: number; className?: string }) => (
  <span aria-hidden="true" className={classNames(styles.lines, className)}>
    {Array.from({ length: lines }, (_, index) => (
      <Skeleton key={index} width={index === lines - 1 ? '60%' : undefined} />
    ))}
  </span>
);

/** Around the skeletons of a page or card: says once, in words, that it is loading. */
export const Loading = ({ label, children, className }: { label: string; children: ReactNode; className?: string }) => (
  <div aria-busy="true" className={className}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    {children}
  </div>
);
