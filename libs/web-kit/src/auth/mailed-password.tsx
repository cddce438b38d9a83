import { Stack } from '@tandem/ui/layout';
import { ErrorState } from '@tandem/ui/error-state';
import { LinkButton } from '@tandem/ui/link-button';
import { Loading } from '@tandem/ui/skeleton';
import { Text } from '@tandem/ui/text';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useCheckSecretQuery } from '../gateway/account-api';
import { isApiError } from '../gateway/api-error';
import { useErrorText } from '../gateway/errors';
import { useText } from '../language/text';
import { useAccount } from '../session/session';
import { AuthLayout } from './auth-layout';
import { PasswordForm, type Purpose } from './password-form';

const Invalid = ({ purpose }: { purpose: Purpose }) => {
  const t = useText();
  // Who is logged in is not let into the page that mails a new link, and needs none.
  const isSignedIn = useAccount() !== null;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>{t('reset.invalid')}</h1>
        <Text tone="soft">{t(isSignedIn ? 'reset.invalid.signed_in' : `${purpose}.invalid.text`)}</Text>
      </Stack>
      <LinkButton variant="primary" size="large" isBlock href={isSignedIn ? '/profile' : '/forgot-password'}>
        {t(isSignedIn ? 'auth.go_on' : 'reset.again')}
      </LinkButton>
    </Stack>
  );
};

const Checked = ({ purpose, secret }: { purpose: Purpose; secret: string }) => {
  const t = useText();
  const errorText = useErrorText();
  // Judged once: signing in or out forgets the answer, and a link that has just been used would be called no good.
  const [isGood, setGood] = useState(false);
  const { data, error, refetch } = useCheckSecretQuery({ params: { secret } }, { skip: isGood });
  if (data && !isGood) setGood(true);
  if (isGood) return <PasswordForm purpose={purpose} secret={secret} />;
  if (!error) return <Loading label={t('reset.busy')}>{t('reset.busy')}</Loading>;
  if (isApiError(error) && error.detail === 'invalid_link') return <Invalid purpose={purpose} />;
  return (
    <ErrorState level={1} title={t('reset.unknown')} retryLabel={t('page.error.retry')} onRetry={() => void refetch()}>
      {errorText(error)}
    </ErrorState>
  );
};

/** Looks whether a mailed link is still good, then offers the form, or a way to a new link. */
export const MailedPassword = ({ purpose }: { purpose: Purpose }) => {
  const { secret = '' } = useParams();
  return (
    <AuthLayout>
      <div aria-live="polite">
        <Checked key={secret} purpose={purpose} secret={secret} />
      </div>
    </AuthLayout>
  );
};
