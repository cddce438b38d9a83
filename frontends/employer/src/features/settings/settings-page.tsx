import { Page, PageHead } from '@tandem/ui/layout';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { Tabs } from '@tandem/ui/tabs';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useText } from '@tandem/web-kit/language/text';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

const Members = lazy(() => import('./members').then((module) => ({ default: module.Members })));
const Overview = lazy(() => import('./overview').then((module) => ({ default: module.Overview })));

/** What an employer says about himself and the company, and who acts for it. */
const SettingsPage = () => {
  const t = useText();
  const account = useSignedIn<'EMPLOYER'>();
  const [search, setSearch] = useSearchParams();
  const selected = search.get('tab') === 'members' ? 'members' : 'overview';
  const waiting = <Loading label={t('page.loading')}><SkeletonText lines={8} /></Loading>; // prettier-ignore
  return (
    <Page>
      <PageHead title={t('nav.settings')}>{account.accountInfo.companyName}</PageHead>
      <Tabs
        label={t('nav.settings')}
        selected={selected}
        onSelect={(tab) => setSearch(tab === 'members' ? { tab } : {})}
        tabs={[
          {
            id: 'overview',
            label: t('settings.overview'),
            panel: (
              <Suspense fallback={waiting}>
                <Overview account={account} />
              </Suspense>
            ),
          },
          {
            id: 'members',
            label: t('settings.members'),
            panel: (
              <Suspense fallback={waiting}>
                <Members account={account} />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
};

export default SettingsPage;
