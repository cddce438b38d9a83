import type { HTMLAttributes } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export const VisuallyHidden = (props: HTMLAttributes<HTMLSpanElement>) => <span {...props} className={styles.hidden} />;
