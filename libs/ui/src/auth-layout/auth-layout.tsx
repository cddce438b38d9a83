import type { ReactNode } from 'react';
import { MAIN_ID } from '../app-frame/app-frame';
import styles from './auth-layout.module.css';
import { TandemDrawing } from './tandem-drawing';

export interface AuthLayoutProps {
  logo: ReactNode;
  /** At the far end of the top: the other language. */
  topEnd?: ReactNode;
  /** Heading and form. */
  children: ReactNode;
  /** Small print at the bottom. */
  foot?: ReactNode;
  /** A sentence under the drawing, beside the form on a wide screen. */
  claim?: ReactNode;
}

/** The page of login, registration and passwords: the form on paper, a drawing beside it on a wide screen. */
export const AuthLayout = ({ logo, topEnd, children, foot, claim }: AuthLayoutProps) => (
  <main id={MAIN_ID} tabIndex={-1} className={styles.layout} data-auth>
    <div className={styles.side}>
      <div className={styles.top}>
        {logo}
        {topEnd}
      </div>
      <div className={styles.form}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
    <div className={styles.art} data-ground="deep">
      <TandemDrawing />
      {claim && <p className={styles.claim}>{claim}</p>}
    </div>
  </main>
);
