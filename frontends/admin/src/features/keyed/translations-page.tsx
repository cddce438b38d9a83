import { ErrorState } from '@tandem/ui/error-state';
import { Page, PageHead } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useRefreshTranslationsMutation } from './keyed.api';
import { useKey } from './use-key';

const LEAVE_AFTER = 3_000;

/** Has the texts read again, for whoever has the key, and leads home after three seconds. */
const TranslationsPage = () => {
  const t = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const apiKey = useKey();
  const [refresh, { data, error }] = useRefreshTranslationsMutation();
  useEffect(() => void refresh(apiKey), [refresh, apiKey]);
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/', { replace: true }), LEAVE_AFTER);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Page width="narrow">
      <PageHead title={t('nav.translations')} />
      {error ? (
        <ErrorState title={t('admin.failed')}>{errorText(error)}</ErrorState>
      ) : (
        <Text role="status">{data ? t('admin.translations.done') : t('admin.translations.busy')}</Text>
      )}
      <Text tone="muted">{t('admin.translations.leaving')}</Text>
    </Page>
  );
};

export default TranslationsPage;
