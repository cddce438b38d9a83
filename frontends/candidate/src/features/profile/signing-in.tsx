import { Card, CardHead } from '@tandem/ui/card';
import { Stack } from '@tandem/ui/layout';
import { ChangeEmail } from '@tandem/web-kit/account/change-email';
import { ChangePassword } from '@tandem/web-kit/account/change-password';
import { LinkedinLink } from '@tandem/web-kit/account/linkedin-link';
import { SessionList } from '@tandem/web-kit/account/session-list';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useText } from '@tandem/web-kit/language/text';

/** How somebody signs in, and where. */
export const SigningIn = () => {
  const t = useText();
  const account = useSignedIn();
  return (
    <Card as="section">
      <CardHead title={t('account.signing_in')} />
      <Stack gap={5}>
        <ChangeEmail key={account.email} account={account} />
        <ChangePassword account={account} />
        <LinkedinLink account={account} />
        <Stack gap={3}>
          <h3>{t('account.sessions')}</h3>
          <SessionList />
        </Stack>
      </Stack>
    </Card>
  );
};
