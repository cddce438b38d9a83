import type { HTMLAttributes, ReactNode } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import styles from './cookie-banner.module.css';

export interface CookieBannerProps extends Omit<HTMLAttributes<HTMLElement>, 'aria-label'> {
  /** What is asked, with a link to the policy. */
  children: ReactNode;
  labels: { region: string; accept: string; decline: string };
  onAccept: () => void;
  onDecline: () => void;
}

/** Asks once, at the foot of the window, and stops nobody: no is as near as yes, and whatever stands below comes out above it. */
export const CookieBanner = ({ children, labels, onAccept, onDecline, className, ...rest }: CookieBannerProps) => (
  <section {...rest} aria-label={labels.region} className={classNames(styles.cookie, className)}>
    <p className={styles.text}>{children}</p>
    <div className={styles.actions}>
      <Button size="small" onPress={onDecline}>
        {labels.decline}
      </Button>
      <Button size="small" variant="primary" onPress={onAccept}>
        {labels.accept}
      </Button>
    </div>
  </section>
);
