import type { AccountType } from '@tandem/domain/account';
import { Button } from '@tandem/ui/button';
import { Divider } from '@tandem/ui/divider';
import { Stack } from '@tandem/ui/layout';
import { ProviderIcon, type Provider } from '@tandem/ui/provider-icon';
import { config } from '../app/config';
import { useText } from '../language/text';
import { useProviderLogin } from './use-provider-login';

const providers: readonly Provider[] = ['google', 'linkedin'];

/** The other ways in: a button for each provider that knows this installation, below a line that says "or". */
export const ProviderButtons = (asked: { accountType?: AccountType; referral?: string | null }) => {
  const t = useText();
  const { login, pending } = useProviderLogin(asked);
  const { app, signIn } = config();
  const offered = app === 'admin' ? [] : providers.filter((provider) => signIn[provider]);
  if (offered.length === 0) return null;
  return (
    <Stack gap={3}>
      <Divider>{t('login.or')}</Divider>
      {offered.map((provider) => (
        <Button
          key={provider}
          size="large"
          isBlock
          isPending={pending === provider}
          isDisabled={pending !== null}
          onPress={() => void login(provider)}
        >
          <ProviderIcon provider={provider} />
          {t(`login.with.${provider}`)}
        </Button>
      ))}
    </Stack>
  );
};
