import { normalEmail } from '@tandem/domain/fields';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { Text } from '@tandem/ui/text';
import { TextField } from '@tandem/ui/text-field';
import { useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { accountName } from '../session/account-name';
import { homeOf } from '../app/access';
import { config } from '../app/config';
import { useAccount } from '../session/session';
import type { WithSession } from '../session/session-state';
import { Message, useText } from '../language/text';
import { AuthLayout } from './auth-layout';
import { DemoAccounts } from './demo-accounts';
import { ProviderButtons } from './provider-buttons';
import { RemovedMember } from './removed-member';
import { useLogin } from './use-login';

const OtherSide = () => {
  const account = useAccount();
  if (!account) return null;
  const there = config().urls[homeOf(config().app, account)];
  return (
    <Banner>
      <Message id="login.other_side" values={{ name: accountName(account), link: (words) => <Link href={there}>{words}</Link> }} />
    </Banner>
  );
};

const Footnote = () => (
  <Text size="tiny" tone="muted">
    <Message
      id="login.agree"
      values={{
        terms: (words) => (
          <Link isQuiet href="/terms-and-conditions">
            {words}
          </Link>
        ),
        privacy: (words) => (
          <Link isQuiet href="/privacy">
            {words}
          </Link>
        ),
      }}
    />
  </Text>
);

const Heading = ({ isStaff }: { isStaff: boolean }) => {
  const t = useText();
  const { search } = useLocation();
  return (
    <Stack gap={1}>
      <h1>{t('login.heading')}</h1>
      {!isStaff && (
        <Text tone="soft">
          <Message id="login.new_here" values={{ link: (words) => <Link href={`/register${search}`}>{words}</Link> }} />
        </Text>
      )}
    </Stack>
  );
};

/** Signing in with e-mail address and password, the same in all three apps. */
const LoginPage = () => {
  const t = useText();
  const { login, isPending } = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const isStaff = config().app === 'admin';
  const { search } = useLocation();
  const removed = useSelector((state: WithSession) => state.session.removed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (email && password && !isPending) void login({ email: normalEmail(email), password });
  };
  return (
    <AuthLayout footnote={isStaff ? undefined : <Footnote />}>
      <Stack gap={6}>
        <Heading isStaff={isStaff} />
        {removed !== undefined && <RemovedMember accountId={removed} />}
        <OtherSide />
        <form onSubmit={submit} noValidate>
          <Stack>
            <TextField
              type="email"
              label={t('login.email')}
              autoComplete="username"
              value={email}
              onChange={(value) => setEmail(value.toLowerCase())}
            />
            <TextField
              type="password"
              label={t('login.password')}
              autoComplete="current-password"
              revealLabels={{ show: t('login.show_password'), hide: t('login.hide_password') }}
              aside={isStaff ? undefined : <Link href={`/forgot-password${search}`}>{t('login.forgot')}</Link>}
              value={password}
              onChange={setPassword}
            />
            <Button type="submit" variant="primary" size="large" isBlock isDisabled={!email || !password} isPending={isPending}>
              {t('login.submit')}
            </Button>
          </Stack>
        </form>
        <ProviderButtons />
        <DemoAccounts login={(account) => void login(account)} isPending={isPending} />
      </Stack>
    </AuthLayout>
  );
};

export default LoginPage;
