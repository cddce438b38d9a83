import { accountsRoutes } from '@tandem/contracts/accounts/accounts.routes';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Card, CardHead } from '@tandem/ui/card';
import { DataList } from '@tandem/ui/data-list';
import { Columns, Page, PageHead, Row, Stack } from '@tandem/ui/layout';
import { Note, Prose, Text } from '@tandem/ui/text';
import { Check, Download, Mail, X } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { download } from '../gateway/download';
import { useNotify } from '../forms/notify';
import { useSignedIn } from '../session/session';
import { useText } from '../language/text';
import { useRequestExportMutation } from './account-settings.api';
import { DeleteAccount } from './delete-account';
import { lastAdminHindrance } from './last-admin';

const kept = {
  CANDIDATE: ['person', 'contact', 'resume', 'wishes', 'matches', 'account'],
  EMPLOYER: ['name', 'work_contact', 'company', 'vacancies', 'account'],
} as const;
const read = ['titles', 'skills', 'education', 'wishes', 'place'] as const;
const unread = ['name', 'picture', 'birth_date', 'nationality', 'contact'] as const;

const Kept = () => {
  const t = useText();
  const { accountType } = useSignedIn();
  return (
    <Card as="section">
      <CardHead title={t('my_data.kept')} />
      <DataList rows={kept[accountType].map((thing) => ({ label: t(`my_data.kept.${thing}`), value: t(`my_data.kept.${thing}.why`) }))} />
    </Card>
  );
};

const Matching = () => {
  const t = useText();
  return (
    <Columns min={400}>
      <Card as="section">
        <CardHead title={t('my_data.read')} />
        <Stack gap={2} role="list">
          {read.map((thing) => (
            <div key={thing} role="listitem">
              <Note icon={<Check aria-hidden />}>{t(`my_data.read.${thing}`)}</Note>
            </div>
          ))}
        </Stack>
      </Card>
      <Card as="section">
        <CardHead title={t('my_data.unread')} />
        <Stack gap={2} role="list">
          {unread.map((thing) => (
            <div key={thing} role="listitem">
              <Note icon={<X aria-hidden />}>{t(`my_data.unread.${thing}`)}</Note>
            </div>
          ))}
        </Stack>
      </Card>
    </Columns>
  );
};

const Take = () => {
  const t = useText();
  const notify = useNotify();
  const [pack, { isLoading, isSuccess }] = useRequestExportMutation();
  const ask = () => pack().unwrap().catch(notify.error);
  return (
    <Card as="section">
      <CardHead title={t('my_data.take')} />
      <Stack>
        <Prose>{t('my_data.take.text')}</Prose>
        <Row>
          <Button onPress={() => void download(accountsRoutes.downloadExport.path, 'tandem.json').catch(notify.error)}>
            <Download aria-hidden size={18} />
            {t('my_data.take.json')}
          </Button>
          <Button isPending={isLoading} isDisabled={isSuccess} onPress={() => void ask()}>
            <Mail aria-hidden size={18} />
            {t('my_data.take.zip')}
          </Button>
        </Row>
        {isSuccess && (
          <Banner tone="success" role="status">
            {t('my_data.take.asked')}
          </Banner>
        )}
      </Stack>
    </Card>
  );
};

/** What is kept about somebody and why, what matching makes of it, and the ways to take it along or to have it deleted. */
const MyDataPage = () => {
  const t = useText();
  const account = useSignedIn();
  const [search] = useSearchParams();
  return (
    <Page>
      <PageHead title={t('my_data.title')}>{t('my_data.intro')}</PageHead>
      <Stack gap={6}>
        {search.get('package') === 'gone' && (
          <Banner tone="warning" role="status">
            {t('my_data.package_gone')}
          </Banner>
        )}
        <Kept />
        {account.accountType === 'CANDIDATE' && <Matching />}
        <Take />
        <Card as="section">
          <CardHead title={t('account.delete.heading')} />
          <Stack>
            <Text tone="soft">{t('my_data.delete.text')}</Text>
            <div>
              <DeleteAccount account={account} hindrance={lastAdminHindrance(account)} />
            </div>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
};

export default MyDataPage;
