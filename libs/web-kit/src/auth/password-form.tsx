import { resetPasswordError } from '@tandem/domain/fields';
import { Button } from '@tandem/ui/button';
import { Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { FormProvider, useForm } from 'react-hook-form';
import { useResetPasswordMutation } from '../gateway/account-api';
import { useErrorText } from '../gateway/errors';
import { formMode, useSubmit } from '../forms/forms';
import { useNotify } from '../forms/notify';
import { useText } from '../language/text';
import { PasswordPair } from './password-pair';
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
  const send = async ({ password }: Fields): Promise<void> => {
    const { exp } = await reset({ params: { secret }, body: { password } }).unwrap();
    await goOn(exp);
  };
  const submit = useSubmit(form, send, (error) => notify.danger(`${purpose}.failed`, { reason: errorText(error) }));
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <h1>{t(`${purpose}.heading`)}</h1>
        <Text tone="soft">{t(`${purpose}.text`)}</Text>
      </Stack>
      <FormProvider {...form}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            <PasswordPair label={t('reset.password')} hint={t('reset.password_hint')} rule={resetPasswordError} />
            <Button type="submit" variant="primary" size="large" isBlock isPending={form.formState.isSubmitting}>
              {t(`${purpose}.submit`)}
            </Button>
          </Stack>
        </form>
      </FormProvider>
    </Stack>
  );
};
