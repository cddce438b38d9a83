import { Info } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './text.module.css';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'span' | 'div' | 'small' | 'time';
  /** lead 18, medium 14, small 13, tiny 12 px; without it the size around it. */
  size?: 'lead' | 'medium' | 'small' | 'tiny';
  /** soft and muted are quieter; danger and success need a word or an icon beside them. */
  tone?: 'soft' | 'muted' | 'danger' | 'success';
  /** Figures of equal width, for numbers that change or stand in columns. */
  isTabular?: boolean;
  /** Of a `time`. */
  dateTime?: string;
}

/** A line or paragraph of text. */
export const Text = ({ as: Tag = 'p', size, tone, isTabular, className, ...props }: TextProps) => (
  <Tag {...props} className={classNames(styles.text, size && styles[size], tone && styles[tone], isTabular && styles.tabular, className)} />
);

/** A big number, in the display face. */
export const Figure = ({ className, ...props }: HTMLAttributes<HTMLElement>) => (
  <strong {...props} className={classNames(styles.figure, className)} />
);

/** A quiet remark with an icon before it. */
export const Note = ({ icon, children, className }: { icon?: ReactNode; children: ReactNode; className?: string }) => (
  <p className={classNames(styles.note, className)}>
    {icon ?? <Info />}
    <span>{children}</span>
  </p>
);

/** Running text: headings, paragraphs, lists, at most 66 characters wide. */
export const Prose = ({ className, ...props }: HTMLAttributes<HTMLDivElement>) => (
  <div {...props} className={classNames(styles.prose, className)} />
);
