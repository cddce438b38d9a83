import { Button } from '@tandem/ui/button';
import { Page, Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Loading } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { useEffect, useState } from 'react';
import { storage } from '../browser/storage';
import { useText } from '../language/text';
import { readReturned } from './identity-answer';

/** It opens nothing, and this says how to begin again: what came back answers no question of ours, or the page that asked is out of reach. */
const NobodyIn = ({ isAlone }: { isAlone: boolean }) => {
  const t = useText();
  return (
    <Stack>
      <h1 role="alert">{t(isAlone ? 'linkedin.alone' : 'linkedin.state')}</h1>
      <Text tone="soft">{t(isAlone ? 'linkedin.alone.text' : 'linkedin.state.text')}</Text>
      {window.opener ? (
        <Button variant="primary" size="large" isBlock onPress={() => window.close()}>
          {t('linkedin.state.close')}
        </Button>
      ) : (
        <LinkButton variant="primary" size="large" isBlock href="/login">
          {t('verify.to_login')}
        </LinkButton>
      )}
    </Stack>
  );
};

/** Where Google and LinkedIn send their popup back to: hands what they said to the page that opened it, and closes. */
const IdentityReturnPage = () => {
  const t = useText();
  const [failure, setFailure] = useState<'mismatch' | 'alone' | null>(null);
  useEffect(() => {
    const { search, hash, origin } = window.location;
    const returned = readReturned(search, hash, storage.linkedinState.get(), t('linkedin.failed'));
    if (returned.kind === 'mismatch') return setFailure('mismatch');
    storage.linkedinState.remove();
    const opener = window.opener as Window | null;
    if (!opener) return setFailure('alone');
    opener.postMessage(returned.answer, origin);
    window.close();
  }, [t]);
  return (
    <Page width="narrow">
      <main>
        {failure ? <NobodyIn isAlone={failure === 'alone'} /> : <Loading label={t('linkedin.busy')}>{t('linkedin.busy')}</Loading>}
      </main>
    </Page>
  );
};

export default IdentityReturnPage;
