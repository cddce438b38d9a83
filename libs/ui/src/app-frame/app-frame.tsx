import type { ReactNode } from 'react';
import styles from './app-frame.module.css';

export { Footer, type FooterProps } from './footer';
export { Header, type HeaderProps, type NavLink } from './header';
export { AccountMenu, LanguageMenu, NotificationBell } from './header-pieces';

/** Id of the page's main part: where the skip link leads and where the focus goes when the page changes. */
export const MAIN_ID = 'main';

export interface AppFrameProps {
  /** The first thing the keyboard meets: "Skip to content". */
  skipLabel: string;
  header: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** Header, the page, footer; with the link past the header for the keyboard. */
export const AppFrame = ({ skipLabel, header, footer, children }: AppFrameProps) => (
  <div className={styles.frame}>
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      {skipLabel}
    </a>
    {header}
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      {children}
    </main>
    {footer}
  </div>
);
