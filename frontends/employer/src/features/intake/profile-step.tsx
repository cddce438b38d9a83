import type { EmployerAccount } from '@tandem/contracts/entities/account';
import { normalPhone, phoneError, requiredError } from '@tandem/domain/fields';
import { FormGrid } from '@tandem/ui/layout';
import { TextField } from '@tandem/ui/text-field';
import { useChangeAccountMutation } from '@tandem/web-kit/company/company.api';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { formMode } from '@tandem/web-kit/forms/forms';
import { PhoneInput } from '@tandem/web-kit/person/phone-input';
import { useText } from '@tandem/web-kit/language/text';
import { useForm } from 'react-hook-form';
import { StepForm } from './step-form';

type Fields = { firstName: string; lastName: string; phone: string };

/** Step 1: who you are. The e-mail address is the one of the account. */
export const ProfileStep = ({ account, onNext }: { account: EmployerAccount; onNext: () => void }) => {
  const t = useText();
  const [save] = useChangeAccountMutation();
  const saved = {
    firstName: account.firstName ?? '',
    lastName: account.lastName ?? '',
    phone: account.phone ?? account.accountInfo.phone ?? '',
  };
  const form = useForm<Fields>({ ...formMode, defaultValues: saved });
  const send = async ({ firstName, lastName, phone }: Fields): Promise<void> => {
    await save({ body: { firstName: firstName.trim(), lastName: lastName.trim(), phone: normalPhone(phone) } }).unwrap();
    onNext();
  };
  const { control } = form;
  return (
    <StepForm name="company:contact" form={form} saved={saved} send={send}>
      <FormGrid>
        <FormField control={control} name="firstName" rule={requiredError}>
          {(field) => <TextField {...field} isRequired label={t('profile.first_name')} autoComplete="given-name" />}
        </FormField>
        <FormField control={control} name="lastName" rule={requiredError}>
          {(field) => <TextField {...field} isRequired label={t('profile.last_name')} autoComplete="family-name" />}
        </FormField>
        <TextField isRequired isDisabled type="email" label={t('company_intake.email')} value={account.email} />
        <FormField control={control} name="phone" rule={(value) => requiredError(value) ?? phoneError(value)}>
          {(field) => <PhoneInput {...field} isRequired label={t('profile.phone')} />}
        </FormField>
      </FormGrid>
    </StepForm>
  );
};
