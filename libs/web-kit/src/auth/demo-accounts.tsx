import { Button } from '@tandem/ui/button';
import { Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { appNames } from '@tandem/contracts/pages';
import { config } from '../app/config';
import { useText } from '../language/text';
import type { Credentials } from './use-login';

/** While the product runs locally: its demo accounts, one click each, this app's first. */
export const DemoAccounts = ({ login, isPending }: { login: (credentials: Credentials) => void; isPending: boolean }) => {
  const { app, demoAccounts } = config();
  const t = useText();
  const offered = [app, ...appNames.filter((name) => name !== app)].flatMap((name) => {
    const account = demoAccounts?.[name];
    return account ? [{ name, account }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <Stack gap={2} role="group" aria-label={t('login.demo')}>
      <Text size="small" tone="muted">
        {t('login.demo')}
      </Text>
      {offered.map(({ name, account }) => (
        <Button key={name} variant="soft" isBlock isDisabled={isPending} onPress={() => login(account)}>
          {t(`login.demo.${name}`)}
        </Button>
      ))}
    </Stack>
  );
};
