import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './data-list.module.css';

export interface DataListProps {
  /** Rows without a value are left out. */
  rows: readonly { label: string; value: ReactNode }[];
  /** Labels above their values instead of beside them; or values at the far end. */
  variant?: 'stacked' | 'end';
  className?: string;
}

/** Names and values, one below the other. */
export const DataList = ({ rows, variant, className }: DataListProps) => (
  <dl className={classNames(styles.list, variant && styles[variant], className)}>
    {rows
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </dl>
);
