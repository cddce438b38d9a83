import { ErrorState } from '@tandem/ui/error-state';
import { Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { Loading } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useVerifyMutation } from '../gateway/account-api';
import { isApiError } from '../gateway/api-error';
import { browser } from '../browser/browser';
import { useErrorText } from '../gateway/errors';
import { storage } from '../browser/storage';
import { useText } from '../language/text';
import { useAccount } from '../session/session';
import { AuthLayout } from './auth-layout';

/** How long the good news stays before the start page is loaded, in milliseconds. */
const STAY = 3_000;
const STEP = 100;

const Done = () => {
  const t = useText();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPassed((before) => Math.min(STAY, before + STEP)), STEP);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    // The link is used up: who steps back should not come upon it again.
    if (passed >= STAY) browser.replace('/');
  }, [passed]);
  return (
    <Stack>
      <h1>{t('verify.done')}</h1>
      <ProgressBar label={t('verify.done.text')} value={(passed / STAY) * 100} />
    </Stack>
  );
};

const Refused = () => {
  const t = useText();
  const isSignedIn = useAccount() !== null;
  return (
    <Stack>
      <h1>{t('verify.failed')}</h1>
      <Text tone="soft">{t(isSignedIn ? 'verify.failed.signed_in' : 'error.verification_failed')}</Text>
      <LinkButton variant="primary" size="large" isBlock href={isSignedIn ? '/' : '/login'}>
        {t(isSignedIn ? 'auth.go_on' : 'verify.to_login')}
      </LinkButton>
    </Stack>
  );
};

const Failed = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const t = useText();
  const errorText = useErrorText();
  if (isApiError(error) && error.detail === 'verification_failed') return <Refused />;
  return (
    <ErrorState level={1} title={t('verify.unknown')} retryLabel={t('page.error.retry')} onRetry={retry}>
      {errorText(error)}
    </ErrorState>
  );
};

/** The page behind the link in the mail: verifies, says so for three seconds, and starts the app signed in. */
const VerifyPage = () => {
  const t = useText();
  const { secret = '' } = useParams();
  const [verify, { isSuccess, error }] = useVerifyMutation();
  const asked = useRef('');
  const ask = useCallback(
    () =>
      void verify({ body: { secret } })
        .unwrap()
        .then(({ exp }) => storage.tokenExpiry.set(exp))
        .catch(() => undefined),
    [secret, verify],
  );
  useEffect(() => {
    // A link works once; asking twice would turn the good news into bad.
    if (asked.current === secret) return;
    asked.current = secret;
    ask();
  }, [secret, ask]);
  return (
    <AuthLayout>
      <div aria-live="polite">
        {isSuccess && <Done />}
        {error !== undefined && <Failed error={error} retry={ask} />}
        {!isSuccess && error === undefined && <Loading label={t('verify.busy')}>{t('verify.busy')}</Loading>}
      </div>
    </AuthLayout>
  );
};

export default VerifyPage;
