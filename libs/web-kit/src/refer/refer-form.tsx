import type { AccountType } from '@tandem/domain/account';
import { emailError, requiredError } from '@tandem/domain/fields';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { TextField } from '@tandem/ui/text-field';
import { useForm, type Control } from 'react-hook-form';
import { isApiError } from '../gateway/api-error';
import { FormField } from '../forms/form-field';
import { formMode, useSubmit } from '../forms/forms';
import { useNotify } from '../forms/notify';
import { useText } from '../language/text';
import { mayRefer, recipientError, type ReferralFields } from './referral-form';

type Props = {
  kind: AccountType;
  start: ReferralFields;
  isSenderKnown: boolean;
  onSend: (fields: ReferralFields) => Promise<void>;
  onCancel: () => void;
};

const Recipient = ({ control, isEmployer }: { control: Control<ReferralFields>; isEmployer: boolean }) => {
  const t = useText();
  return (
    <>
      <FormField control={control} name="recipientName" rule={requiredError}>
        {(field) => (
          <TextField {...field} isRequired maxLength={200} label={t(isEmployer ? 'refer.contact_name' : 'refer.name')} autoComplete="off" />
        )}
      </FormField>
      <FormField control={control} name="recipientEmail" rule={(value, { senderEmail }) => recipientError(value, senderEmail)}>
        {(field) => (
          <TextField
            {...field}
            onChange={(value) => field.onChange(value.toLowerCase())}
            isRequired
            type="email"
            label={t(isEmployer ? 'refer.contact_email' : 'refer.email')}
            autoComplete="off"
          />
        )}
      </FormField>
    </>
  );
};

/** Name and address of whom to tell, the company for employers, and one's own address for visitors. */
export const ReferForm = ({ kind, start, isSenderKnown, onSend, onCancel }: Props) => {
  const t = useText();
  const notify = useNotify();
  const form = useForm<ReferralFields>({ ...formMode, defaultValues: start });
  const { control, formState, watch } = form;
  const isEmployer = kind === 'EMPLOYER';
  const submit = useSubmit(form, onSend, (error) =>
    isApiError(error) && error.detail ? notify.error(error) : notify.danger('refer.failed'),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        {!isSenderKnown && (
          <FormField control={control} name="senderEmail" rule={emailError}>
            {(field) => <TextField {...field} isRequired type="email" label={t('refer.your_email')} autoComplete="email" />}
          </FormField>
        )}
        {isEmployer && (
          <FormField control={control} name="companyName" rule={requiredError}>
            {(field) => <TextField {...field} isRequired maxLength={200} label={t('register.company')} autoComplete="off" />}
          </FormField>
        )}
        <Recipient control={control} isEmployer={isEmployer} />
        <Row>
          <Button onPress={onCancel}>{t('refer.cancel')}</Button>
          <Button type="submit" variant="primary" isPending={formState.isSubmitting} isDisabled={!mayRefer(watch(), kind)}>
            {t('refer.submit')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
