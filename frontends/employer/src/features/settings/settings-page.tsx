import { Page, PageHead } from '@tandem/ui/layout';
import { Tabs } from '@tandem/ui/tabs';
import { useSignedIn } from '@tandem/web-kit/session';
import { useText } from '@tandem/web-kit/text';
import { useSearchParams } from 'react-router';
import { Members } from './members';
import { Overview } from './overview';

/** What an employer says about himself and the company, and who acts for it. */
const SettingsPage = () => {
  const t = useText();
  const account = useSignedIn<'EMPLOYER'>();
  const [search, setSearch] = useSearchParams();
  const selected = search.get('tab') === 'members' ? 'members' : 'overview';
  return (
    <Page>
      <PageHead title={t('nav.settings')}>{account.accountInfo.companyName}</PageHead>
      <Tabs
        label={t('nav.settings')}
        selected={selected}
        onSelect={(tab) => setSearch(tab === 'members' ? { tab } : {})}
        tabs={[
          { id: 'overview', label: t('settings.overview'), panel: <Overview account={account} /> },
          { id: 'members', label: t('settings.members'), panel: <Members account={account} /> },
        ]}
      />
    </Page>
  );
};

export default SettingsPage;
