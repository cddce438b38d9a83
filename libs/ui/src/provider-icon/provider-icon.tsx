import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './provider-icon.module.css';

export type Provider = 'google' | 'linkedin';

/** Their signs in their own colours, as their rules ask. */
const signs: Record<Provider, ReactNode> = {
  google: (
    <>
      <path fill="#4285F4" d="M22.5 12.25c0-.8-.1-1.4-.2-2H12v3.8h6a5.2 5.2 0 0 1-2.2 3.4v2.8h3.6c2.1-2 3.1-4.8 3.1-8Z" />
      <path fill="#34A853" d="M12 23c3 0 5.5-1 7.3-2.7l-3.5-2.8c-1 .7-2.2 1-3.8 1-2.9 0-5.3-1.9-6.2-4.5H2.1v2.9A11 11 0 0 0 12 23Z" />
      <path fill="#FBBC05" d="M5.8 14a6.6 6.6 0 0 1 0-4.2V7H2.1a11 11 0 0 0 0 9.9L5.8 14Z" />
      <path fill="#EA4335" d="M12 5.4c1.6 0 3 .6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.1 7l3.7 2.9C6.7 7.2 9.1 5.4 12 5.4Z" />
    </>
  ),
  linkedin: (
    <>
      <rect width="22" height="22" x="1" y="1" rx="4" fill="#0a66c2" />
      <path
        fill="#fff"
        d="M5.5 9.5h2.8V19H5.5V9.5Zm1.4-4.3a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2ZM10.2 9.5h2.7v1.3c.4-.7 1.4-1.6 2.9-1.6 3.1 0 3.7 2 3.7 4.7V19h-2.8v-4.5c0-1.1 0-2.6-1.6-2.6s-1.9 1.3-1.9 2.5V19h-2.9V9.5h-.1Z"
      />
    </>
  ),
};

/** The sign of an account provider, beside its name. */
export const ProviderIcon = ({ provider, className }: { provider: Provider; className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames(styles.icon, className)}>
    {signs[provider]}
  </svg>
);
