import { Page, PageHead } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { accountName } from '@tandem/web-kit/account-name';
import { useSignedIn } from '@tandem/web-kit/session';
import { useText } from '@tandem/web-kit/text';

/** The start page of a candidate: who is signed in. */
const HomePage = () => {
  const t = useText();
  const account = useSignedIn();
  return (
    <Page>
      <PageHead title={t('home.signed_in.title', { name: accountName(account) })}>
        <Text>{t('home.signed_in.as', { email: account.email })}</Text>
      </PageHead>
    </Page>
  );
};

export default HomePage;
