import type { Account } from '@tandem/contracts/entities/account';
import { normalEmail, requiredError, strictEmailError } from '@tandem/domain/fields';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Stack } from '@tandem/ui/layout';
import { TextField } from '@tandem/ui/text-field';
import { useForm } from 'react-hook-form';
import { useChangeAccountMutation } from '../company/company.api';
import { FormField } from '../forms/form-field';
import { formMode, useSubmit, useUnsavedWork } from '../forms/forms';
import { useNotify } from '../forms/notify';
import { useText } from '../language/text';

/** The address that waits for its link, until its owner no longer wants it: then the one that counts is asked for again. */
const Waiting = ({ email, pendingEmail }: { email: string; pendingEmail: string }) => {
  const t = useText();
  const notify = useNotify();
  const [change, { isLoading }] = useChangeAccountMutation();
  const giveUp = async (): Promise<void> => {
    const { error } = await change({ body: { email } });
    if (error) return notify.error(error);
    notify.settled();
    notify.success('account.email.given_up', { email });
  };
  return (
    <Stack gap={2}>
      <Banner>{t('account.email.pending', { email: pendingEmail })}</Banner>
      <div>
        <Button isPending={isLoading} onPress={() => void giveUp()}>
          {t('account.email.give_up')}
        </Button>
      </div>
    </Stack>
  );
};

/** The page saves all else by itself: whoever typed a new address and did not ask for it may think it is saved, too. */
const Unasked = () => {
  useUnsavedWork(true);
  return null;
};

/** The e-mail address one signs in with. A new one counts when it is confirmed by the link mailed to it. */
export const ChangeEmail = ({ account }: { account: Account }) => {
  const t = useText();
  const notify = useNotify();
  const [change] = useChangeAccountMutation();
  // Confirmed in another window, the field shows the address that counts from then on.
  const form = useForm({ ...formMode, values: { email: account.email }, resetOptions: { keepDirtyValues: true } });
  const isLocked = account.authProvider !== 'email';
  const typed = normalEmail(form.watch('email'));
  const isNew = typed !== account.email;
  const submit = useSubmit(form, async ({ email }) => {
    await change({ body: { email: normalEmail(email) } }).unwrap();
    notify.success('account.email.sent', { email: normalEmail(email) });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <FormField control={form.control} name="email" rule={(value) => requiredError(value) ?? strictEmailError(value)}>
          {(field) => (
            <TextField
              {...field}
              onChange={(value) => field.onChange(value.toLowerCase())}
              isDisabled={isLocked}
              type="email"
              autoComplete="email"
              label={t('login.email')}
              description={t(isLocked ? 'error.email_locked' : 'account.email.hint')}
            />
          )}
        </FormField>
        {isNew && typed !== account.pendingEmail && !form.formState.isSubmitting && <Unasked />}
        {account.pendingEmail && <Waiting email={account.email} pendingEmail={account.pendingEmail} />}
        {isNew && !isLocked && (
          <div>
            <Button type="submit" isPending={form.formState.isSubmitting}>
              {t(typed === account.pendingEmail ? 'register.send_again' : 'account.email.change')}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
};
