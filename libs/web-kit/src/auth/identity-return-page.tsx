import { Button } from '@tandem/ui/button';
import { Page, Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { Loading } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { useEffect, useState } from 'react';
import { storage } from '../browser/storage';
import { useText } from '../language/text';
import { readReturned } from './identity-answer';

/** What came back is no answer to our question: it opens nothing, and this says how to begin again. */
const Mismatch = () => {
  const t = useText();
  return (
    <Stack>
      <h1 role="alert">{t('linkedin.state')}</h1>
      <Text tone="soft">{t('linkedin.state.text')}</Text>
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
  const [isMismatch, setMismatch] = useState(false);
  useEffect(() => {
    const { search, hash, origin } = window.location;
    const returned = readReturned(search, hash, storage.linkedinState.get(), t('linkedin.failed'));
    if (returned.kind === 'mismatch') return setMismatch(true);
    storage.linkedinState.remove();
    (window.opener as Window | null)?.postMessage(returned.answer, origin);
    window.close();
  }, [t]);
  return (
    <Page width="narrow">
      <main>{isMismatch ? <Mismatch /> : <Loading label={t('linkedin.busy')}>{t('linkedin.busy')}</Loading>}</main>
    </Page>
  );
};

export default IdentityReturnPage;
