import type { Account } from '@tandem/contracts/entities/account';
import { requiredError, resetPasswordError } from '@tandem/domain/fields';
import { Button } from '@tandem/ui/button';
import { Stack } from '@tandem/ui/layout';
import { TextField } from '@tandem/ui/text-field';
import { FormProvider, useForm } from 'react-hook-form';
import { isApiError } from '../gateway/api-error';
import { PasswordPair } from '../auth/password-pair';
import { FormField } from '../forms/form-field';
import { formMode, useSubmit } from '../forms/forms';
import { useNotify } from '../forms/notify';
import { useText } from '../language/text';
import { useChangePasswordMutation } from './account-settings.api';

const empty = { current: '', password: '', repeat: '' };

/** The password that counts, and the new one twice. */
export const PasswordFields = ({ account, onDone }: { account: Account; onDone: () => void }) => {
  const t = useText();
  const notify = useNotify();
  const [change] = useChangePasswordMutation();
  const form = useForm({ ...formMode, defaultValues: empty });
  // Whoever came by Google or LinkedIn may never have had a password.
  const isAsked = account.authProvider === 'email';
  const send = async ({ current, password }: typeof empty): Promise<void> => {
    await change({ body: { current: current || null, password } }).unwrap();
    notify.success('account.password.done');
    onDone();
  };
  const submit = useSubmit(form, send, (error) => {
    if (!isApiError(error) || error.detail !== 'invalid_password') return notify.error(error);
    form.setError('current', { type: 'server', message: 'invalid_password' }, { shouldFocus: true });
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <FormField control={form.control} name="current" rule={(value) => (isAsked ? requiredError(value) : null)}>
            {(field) => (
              <TextField
                {...field}
                isRequired={isAsked}
                type="password"
                autoComplete="current-password"
                label={t('account.password.current')}
                description={isAsked ? undefined : t('account.password.none_yet')}
                revealLabels={{ show: t('login.show_password'), hide: t('login.hide_password') }}
              />
            )}
          </FormField>
          <PasswordPair label={t('reset.password')} hint={t('reset.password_hint')} rule={resetPasswordError} />
          <div>
            <Button type="submit" isPending={form.formState.isSubmitting}>
              {t('account.password.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </FormProvider>
  );
};
