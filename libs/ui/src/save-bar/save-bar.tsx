import type { ReactNode } from 'react';
import { Wrap } from '../layout/layout';
import styles from './save-bar.module.css';

/** The buttons of a long form, in view at the bottom edge; left of them how it stands ("Unsaved changes"). */
export const SaveBar = ({ state, children, className }: { state?: ReactNode; children: ReactNode; className?: string }) => (
  <div className={styles.bar} data-save-bar>
    <Wrap className={className}>
      <div className={styles.inner}>
        <span role="status" className={styles.state}>
          {state}
        </span>
        <div className={styles.actions}>{children}</div>
      </div>
    </Wrap>
  </div>
);
