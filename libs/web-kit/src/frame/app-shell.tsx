import { AppFrame } from '@tandem/ui/app-frame';
import { Outlet } from 'react-router';
import { config } from '../app/config';
import { useText } from '../language/text';
import { ConsentBanner } from './consent-banner';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Header, page, footer and the cookie banner. The console has no footer and sets no cookie that needs asking. */
export const AppShell = () => {
  const isConsole = config().app === 'admin';
  return (
    <>
      <AppFrame skipLabel={useText()('frame.skip')} header={<SiteHeader />} footer={isConsole ? undefined : <SiteFooter />}>
        <Outlet />
      </AppFrame>
      {!isConsole && <ConsentBanner />}
    </>
  );
};
