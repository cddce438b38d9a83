import { Loading } from '@tandem/ui/skeleton';
import { Stack } from '@tandem/ui/layout';
import { LinkButton } from '@tandem/ui/link-button';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { Text } from '@tandem/ui/text';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useVerifyMutation } from '../account-api';
import { browser } from '../browser';
import { storage } from '../storage';
import { useText } from '../text';
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
    if (passed >= STAY) browser.go('/');
  }, [passed]);
  return (
    <Stack>
      <h1>{t('verify.done')}</h1>
      <ProgressBar label={t('verify.done.text')} value={(passed / STAY) * 100} />
    </Stack>
  );
};

const Failed = () => {
  const t = useText();
  return (
    <Stack>
      <h1>{t('verify.failed')}</h1>
      <Text tone="soft">{t('error.verification_failed')}</Text>
      <LinkButton variant="primary" size="large" isBlock href="/login">
        {t('verify.to_login')}
      </LinkButton>
    </Stack>
  );
};

/** The page behind the link in the mail: verifies, says so for three seconds, and starts the app signed in. */
const VerifyPage = () => {
  const t = useText();
  const { secret = '' } = useParams();
  const [verify, { isSuccess, isError }] = useVerifyMutation();
  const asked = useRef('');
  useEffect(() => {
    // A link works once; asking twice would turn the good news into bad.
    if (asked.current === secret) return;
    asked.current = secret;
    void verify({ body: { secret } })
      .unwrap()
      .then(({ exp }) => storage.tokenExpiry.set(exp))
      .catch(() => undefined);
  }, [secret, verify]);
  return (
    <AuthLayout>
      <div aria-live="polite">
        {isSuccess ? <Done /> : isError ? <Failed /> : <Loading label={t('verify.busy')}>{t('verify.busy')}</Loading>}
      </div>
    </AuthLayout>
  );
};

export default VerifyPage;
