import { Page, PageHead } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { accountName, companyName } from '@tandem/web-kit/account-name';
import { useSignedIn } from '@tandem/web-kit/session';
import { useText } from '@tandem/web-kit/text';

/** The start page of an employer: who is signed in, and for which company. */
const HomePage = () => {
  const t = useText();
  const account = useSignedIn<'EMPLOYER'>();
  const company = companyName(account);
  return (
    <Page>
      <PageHead title={t('home.signed_in.title', { name: accountName(account) })}>
        <Text>{t('home.signed_in.as', { email: account.email })}</Text>
        {company && <Text>{t('home.signed_in.company', { company })}</Text>}
      </PageHead>
    </Page>
  );
};

export default HomePage;
