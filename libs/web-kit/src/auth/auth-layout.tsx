import { MAIN_ID } from '@tandem/ui/app-frame';
import type { ReactNode } from 'react';
import { config } from '../config';
import { LanguagePicker } from '../frame/language-picker';
import { SiteLogo } from '../frame/site-header';
import { useText } from '../text';
import styles from './auth-layout.module.css';
import { TandemDrawing } from './tandem-drawing';

const claims = { candidate: 'auth.claim', employer: 'auth.claim.employer', admin: 'auth.claim.admin' } as const;

/** The window of the screens around signing in: the form on one side, what it leads to on the other. */
export const AuthLayout = ({ children, footnote }: { children: ReactNode; footnote?: ReactNode }) => {
  const t = useText();
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.auth}>
      <div className={styles.side}>
        <div className={styles.top}>
          <SiteLogo />
          <LanguagePicker />
        </div>
        <div className={styles.content}>{children}</div>
        {footnote}
      </div>
      <div className={styles.art}>
        <TandemDrawing />
        <p className={styles.claim}>{t(claims[config().app])}</p>
      </div>
    </main>
  );
};
