import { repeatPasswordError, requiredError, resetPasswordError } from '@tandem/domain/fields';
import { Button } from '@tandem/ui/button';
import { Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { TextField } from '@tandem/ui/text-field';
import { useForm } from 'react-hook-form';
import { useResetPasswordMutation } from '../account-api';
import { useErrorText } from '../errors';
import { FormField } from '../form-field';
import { formMode, useSubmit } from '../forms';
import { useNotify } from '../notify';
import { useText } from '../text';
import { useAfterPassword } from './use-after-password';

/** What a mailed link to choose a password is for. */
export type Purpose = 'reset' | 'activate';
type Fields = { password: string; repeat: string };

/** A new password, typed twice, sent along with the secret of the mail. */
export const PasswordForm = ({ purpose, secret }: { purpose: Purpose; secret: string }) => {
  const t = useText();
  const notify = useNotify();
  const errorText = useErrorText();
  const [reset] = useResetPasswordMutation();
  const goOn = useAfterPassword();
  const form = useForm<Fields>({ ...formMode, defaultValues: { password: '', repeat: '' } });
  const { control, formState } = form;
  const send = async ({ password }: Fields): Promise<void> => {
    const { exp } = await reset({ params: { secret }, body: { password } }).unwrap();
    await goOn(exp);
  };
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    if (form.getFieldState('repeat').isTouched) void form.trigger('repeat');
  };
  const submit = useSubmit(form, send, (error) => notify.danger(`${purpose}.failed`, { reason: errorText(error) }));
  const reveal = { show: t('login.show_password'), hide: t('login.hide_password') };
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <h1>{t(`${purpose}.heading`)}</h1>
        <Text tone="soft">{t(`${purpose}.text`)}</Text>
      </Stack>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <FormField control={control} name="password" rule={resetPasswordError}>
            {(field) => (
              <TextField
                {...field}
                isRequired
                onChange={change(field.onChange)}
                type="password"
                label={t('reset.password')}
                description={t('reset.password_hint')}
                autoComplete="new-password"
                revealLabels={reveal}
              />
            )}
          </FormField>
          <FormField
            control={control}
            name="repeat"
            rule={(value, { password }) => requiredError(value) ?? repeatPasswordError(password, value)}
          >
            {(field) => (
              <TextField
                {...field}
                isRequired
                type="password"
                label={t('register.repeat')}
                autoComplete="new-password"
                revealLabels={reveal}
              />
            )}
          </FormField>
          <Button type="submit" variant="primary" size="large" isBlock isPending={formState.isSubmitting}>
            {t(`${purpose}.submit`)}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
};
