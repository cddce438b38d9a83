import { memberRoles } from '@tandem/domain/company';
import { normalEmail, strictEmailError } from '@tandem/domain/fields';
import { Button } from '@tandem/ui/button';
import { FormGrid, Stack } from '@tandem/ui/layout';
import { Select } from '@tandem/ui/select';
import { TextField } from '@tandem/ui/text-field';
import { putFieldErrors, toFirstWrong } from '@tandem/web-kit/forms/field-errors';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { formMode } from '@tandem/web-kit/forms/forms';
import { isGivenUp, useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { useForm } from 'react-hook-form';
import { useInviteMemberMutation } from './members.api';

/** Invites somebody by mail; he comes in as Admin. */
export const InviteForm = () => {
  const t = useText();
  const notify = useNotify();
  const [invite] = useInviteMemberMutation();
  const form = useForm({ ...formMode, defaultValues: { email: '' } });
  const submit = form.handleSubmit(async (fields) => {
    const email = normalEmail(fields.email);
    try {
      await invite({ body: { email } }).unwrap();
      notify.success('settings.invite_success', { email });
      // The button waits for another address, and what waits cannot keep the focus.
      form.setFocus('email');
      form.reset();
    } catch (error) {
      putFieldErrors(error, form);
      // Of a session that ended the login tells.
      if (!isGivenUp(error)) notify.danger('settings.invite_error');
    }
  }, toFirstWrong(form.control));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <FormGrid>
          <FormField control={form.control} name="email" rule={(value) => (value.trim() ? strictEmailError(value) : null)}>
            {(field) => (
              <TextField {...field} onChange={(value) => field.onChange(value.toLowerCase())} type="email" label={t('login.email')} />
            )}
          </FormField>
          <Select
            isDisabled
            label={t('settings.role')}
            placeholder={t('settings.role')}
            value="Admin"
            options={memberRoles.map((role) => ({ value: role, label: t(`settings.role.${role}`) }))}
            onChange={() => undefined}
          />
        </FormGrid>
        <div>
          <Button type="submit" variant="primary" isDisabled={!form.watch('email').trim()} isPending={form.formState.isSubmitting}>
            {t('settings.invite_send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
