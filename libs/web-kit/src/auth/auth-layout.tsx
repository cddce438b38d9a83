import { AuthLayout as Layout } from '@tandem/ui/auth-layout';
import type { ReactNode } from 'react';
import { config } from '../app/config';
import { ConsentBanner } from '../frame/consent-banner';
import { LanguagePicker } from '../frame/language-picker';
import { SiteLogo } from '../frame/site-header';
import { useText } from '../language/text';

const claims = { candidate: 'auth.claim', employer: 'auth.claim.employer', admin: 'auth.claim.admin' } as const;

/** The window of the screens around signing in, with what this app promises beside the form. */
export const AuthLayout = ({ children, footnote }: { children: ReactNode; footnote?: ReactNode }) => (
  <>
    <Layout logo={<SiteLogo />} topEnd={<LanguagePicker />} foot={footnote} claim={useText()(claims[config().app])}>
      {children}
    </Layout>
    {config().app !== 'admin' && <ConsentBanner />}
  </>
);
