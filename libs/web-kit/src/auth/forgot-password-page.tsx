import { normalEmail } from '@tandem/domain/fields';
import { Button } from '@tandem/ui/button';
import { Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { Text } from '@tandem/ui/text';
import { TextField } from '@tandem/ui/text-field';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useForgotPasswordMutation } from '../account-api';
import { useNotify } from '../notify';
import { Message, useText } from '../text';
import { AuthLayout } from './auth-layout';

/** Asks for the mail with which a new password is chosen. The answer never tells whether the address has an account. */
const ForgotPasswordPage = () => {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const [ask, { isLoading }] = useForgotPasswordMutation();
  const [email, setEmail] = useState('');
  const given = normalEmail(email);
  const send = async (): Promise<void> => {
    try {
      await ask({ body: { email: given } }).unwrap();
      notify.success('forgot.sent');
      await navigate('/login');
    } catch (error) {
      notify.error(error);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (given && !isLoading) void send();
  };
  return (
    <AuthLayout>
      <Stack gap={6}>
        <Stack gap={1}>
          <h1>{t('forgot.heading')}</h1>
          <Text tone="soft">{t('forgot.text')}</Text>
        </Stack>
        <form onSubmit={submit} noValidate>
          <Stack>
            <TextField
              type="email"
              label={t('login.email')}
              autoComplete="username"
              value={email}
              onChange={(value) => setEmail(value.toLowerCase())}
            />
            <Button type="submit" variant="primary" size="large" isBlock isDisabled={!given} isPending={isLoading}>
              {t('forgot.submit')}
            </Button>
          </Stack>
        </form>
        <Text>
          <Message id="forgot.back" values={{ link: (words) => <Link href="/login">{words}</Link> }} />
        </Text>
      </Stack>
    </AuthLayout>
  );
};

export default ForgotPasswordPage;
