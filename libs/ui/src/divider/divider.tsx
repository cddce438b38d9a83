import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './divider.module.css';

/** A hairline between two parts; with words, "or with your e-mail" stands in the middle of it. */
export const Divider = ({ children, className }: { children?: ReactNode; className?: string }) =>
  children ? <div className={classNames(styles.words, className)}>{children}</div> : <hr className={classNames(styles.line, className)} />;
