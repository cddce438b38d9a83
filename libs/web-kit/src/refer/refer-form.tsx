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
  /** The address of who is signed in, whatever the form held before that was known; null for a visitor, who gives his own. */
  knownSender: string | null;
  onSend: (fields: ReferralFields) => Promise<void>;
  onCancel: () => void;
};

type RecipientProps = { control: Control<ReferralFields>; isEmployer: boolean; knownSender: string | null };

const Recipient = ({ control, isEmployer, knownSender }: RecipientProps) => {
  const t = useText();
  const rule = (value: string, { senderEmail }: ReferralFields) => recipientError(value, knownSender ?? senderEmail);
  return (
    <>
      <FormField control={control} name="recipientName" rule={requiredError}>
        {(field) => (
          <TextField {...field} isRequired maxLength={200} label={t(isEmployer ? 'refer.contact_name' : 'refer.name')} autoComplete="off" />
        )}
      </FormField>
      <FormField control={control} name="recipientEmail" rule={rule}>
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
export const ReferForm = ({ kind, start, knownSender, onSend, onCancel }: Props) => {
  const t = useText();
  const notify = useNotify();
  const form = useForm<ReferralFields>({ ...formMode, defaultValues: start });
  const { control, formState, watch } = form;
  const isEmployer = kind === 'EMPLOYER';
  const withSender = (fields: ReferralFields): ReferralFields => ({ ...fields, senderEmail: knownSender ?? fields.senderEmail });
  const submit = useSubmit(
    form,
    (fields) => onSend(withSender(fields)),
    (error) => (isApiError(error) && error.detail ? notify.error(error) : notify.danger('refer.failed')),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        {knownSender === null && (
          <FormField control={control} name="senderEmail" rule={emailError}>
            {(field) => <TextField {...field} isRequired type="email" label={t('refer.your_email')} autoComplete="email" />}
          </FormField>
        )}
        {isEmployer && (
          <FormField control={control} name="companyName" rule={requiredError}>
            {(field) => <TextField {...field} isRequired maxLength={200} label={t('register.company')} autoComplete="off" />}
          </FormField>
        )}
        <Recipient control={control} isEmployer={isEmployer} knownSender={knownSender} />
        <Row>
          <Button onPress={onCancel}>{t('refer.cancel')}</Button>
          <Button type="submit" variant="primary" isPending={formState.isSubmitting} isDisabled={!mayRefer(withSender(watch()), kind)}>
            {t('refer.submit')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
