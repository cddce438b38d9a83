import type { CandidateAccount } from '@tandem/contracts/entities/account';
import { Button } from '@tandem/ui/button';
import { Card, CardHead } from '@tandem/ui/card';
import { Row, Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Text } from '@tandem/ui/text';
import { TextField } from '@tandem/ui/text-field';
import { config } from '@tandem/web-kit/app/config';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { Copy } from 'lucide-react';

/** The link by which somebody tells friends about the product. */
export const ReferralCard = ({ account }: { account: CandidateAccount }) => {
  const t = useText();
  const notify = useNotify();
  const link = `${config().urls.candidate}/refer?email=${encodeURIComponent(account.email)}`;
  const copy = () => navigator.clipboard.writeText(link).then(() => notify.success('profile.refer.copied'), notify.error);
  return (
    <Card as="section">
      <CardHead title={t('profile.refer')} />
      <Stack>
        <Text tone="soft">{t('profile.refer.text')}</Text>
        <TextField
          isReadOnly
          label={t('profile.refer.link')}
          value={link}
          onFocus={({ target }) => (target as HTMLInputElement).select()}
        />
        <Row>
          <Button onPress={() => void copy()}>
            <Copy aria-hidden size={16} />
            {t('profile.refer.copy')}
          </Button>
          <LinkButton variant="quiet" href="/refer">
            {t('profile.refer.mail')}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
};
