import { Page } from '@tandem/ui/layout';
import { Loading } from '@tandem/ui/skeleton';
import { useEffect, useState } from 'react';
import { storage } from '../browser/storage';
import { useText } from '../language/text';
import { readReturned } from './identity-answer';

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
      <main>
        {isMismatch ? <h1 role="alert">{t('linkedin.state')}</h1> : <Loading label={t('linkedin.busy')}>{t('linkedin.busy')}</Loading>}
      </main>
    </Page>
  );
};

export default IdentityReturnPage;
