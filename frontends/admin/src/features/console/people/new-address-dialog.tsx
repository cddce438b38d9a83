import { normalEmail, strictEmailError } from '@tandem/domain/fields';
import { Button } from '@tandem/ui/button';
import { Dialog } from '@tandem/ui/dialog';
import { Row, Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { TextField } from '@tandem/ui/text-field';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { formMode, useAskedClose, useSubmit } from '@tandem/web-kit/forms/forms';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { useForm } from 'react-hook-form';
import { useChangeEmailMutation } from '../console.api';

type Props = { id: string; email: string; onClose: () => void };

/** Another address for somebody who lost his mailbox. It counts once he has followed the link that is mailed to it. */
export const NewAddressDialog = ({ id, email, onClose }: Props) => {
  const t = useText();
  const notify = useNotify();
  const [change] = useChangeEmailMutation();
  const form = useForm({ ...formMode, defaultValues: { email: '' } });
  const { isDirty, isSubmitting } = form.formState;
  const leave = useAskedClose(isDirty, onClose);
  const submit = useSubmit(form, async (wanted) => {
    const { pendingEmail } = await change({ params: { id }, body: wanted }).unwrap();
    onClose();
    if (pendingEmail) notify.success('admin.help.address.mailed', { email: pendingEmail });
  });
  const rule = (text: string) => strictEmailError(text) ?? (normalEmail(text) === email ? 'email_unchanged' : null);
  return (
    <Dialog isOpen onClose={leave} title={t('admin.help.address.title')} closeLabel={t('admin.close')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={5}>
          <Text tone="soft">{t('admin.help.address.text', { email })}</Text>
          <FormField control={form.control} name="email" rule={rule}>
            {(field) => <TextField {...field} type="email" isRequired autoFocus autoComplete="off" label={t('admin.help.address.label')} />}
          </FormField>
          <Row isSpread>
            <Button onPress={leave}>{t('admin.cancel')}</Button>
            <Button type="submit" variant="primary" isPending={isSubmitting}>
              {t('admin.help.address.send')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
};
