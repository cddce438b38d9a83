import type { ReactNode } from 'react';
import styles from './with-drawer.module.css';

/** A list and, while a row of it is open, the drawer beside it. */
export const WithDrawer = ({ drawer, children }: { drawer: ReactNode; children: ReactNode }) => (
  <div className={styles.columns}>
    {children}
    {drawer}
  </div>
);
