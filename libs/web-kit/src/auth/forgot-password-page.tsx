import { emailError, normalEmail } from '@tandem/domain/fields';
import { Button } from '@tandem/ui/button';
import { Stack } from '@tandem/ui/layout';
import { Link } from '@tandem/ui/link';
import { Text } from '@tandem/ui/text';
import { TextField } from '@tandem/ui/text-field';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { useForgotPasswordMutation } from '../gateway/account-api';
import { FormField } from '../forms/form-field';
import { formMode, useSubmit } from '../forms/forms';
import { useNotify } from '../forms/notify';
import { Message, useText } from '../language/text';
import { AuthLayout } from './auth-layout';

/** Asks for the mail with which a new password is chosen. The answer never tells whether the address has an account. */
const ForgotPasswordPage = () => {
  const t = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [ask, { isLoading }] = useForgotPasswordMutation();
  const form = useForm({ ...formMode, defaultValues: { email: '' } });
  const send = async ({ email }: { email: string }): Promise<void> => {
    await ask({ body: { email: normalEmail(email) } }).unwrap();
    notify.success('forgot.sent');
    await navigate(`/login${search}`);
  };
  const submit = useSubmit(form, send);
  const isGiven = form.watch('email').trim() !== '';
  return (
    <AuthLayout>
      <Stack gap={6}>
        <Stack gap={1}>
          <h1>{t('forgot.heading')}</h1>
          <Text tone="soft">{t('forgot.text')}</Text>
        </Stack>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            {/* A link never comes to what is no address, and the answer would not tell. */}
            <FormField control={form.control} name="email" rule={emailError}>
              {(field) => (
                <TextField
                  {...field}
                  type="email"
                  label={t('login.email')}
                  autoComplete="username"
                  onChange={(value) => field.onChange(value.toLowerCase())}
                />
              )}
            </FormField>
            <Button type="submit" variant="primary" size="large" isBlock isDisabled={!isGiven} isPending={isLoading}>
              {t('forgot.submit')}
            </Button>
          </Stack>
        </form>
        <Text>
          <Message id="forgot.back" values={{ link: (words) => <Link href={`/login${search}`}>{words}</Link> }} />
        </Text>
      </Stack>
    </AuthLayout>
  );
};

export default ForgotPasswordPage;
