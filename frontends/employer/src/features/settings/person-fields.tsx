import type { EmployerAccount } from '@tandem/contracts/entities/account';
import { requiredError } from '@tandem/domain/fields';
import { FormGrid } from '@tandem/ui/layout';
import { TextField } from '@tandem/ui/text-field';
import { useChangeAccountMutation } from '@tandem/web-kit/company/company.api';
import { formMode } from '@tandem/web-kit/forms/forms';
import { SavedField } from '@tandem/web-kit/forms/saved-field';
import { useText } from '@tandem/web-kit/language/text';
import { FormProvider, useForm } from 'react-hook-form';

type Person = { firstName: string; lastName: string };

/** The name of the member. */
export const PersonFields = ({ account }: { account: EmployerAccount }) => {
  const t = useText();
  const [save] = useChangeAccountMutation();
  const saved: Person = { firstName: account.firstName ?? '', lastName: account.lastName ?? '' };
  const form = useForm<Person>({ ...formMode, defaultValues: saved });
  return (
    <FormProvider {...form}>
      <FormGrid>
        <SavedField<Person, 'firstName'>
          name="firstName"
          rule={requiredError}
          saved={saved.firstName}
          save={async (value) => save({ body: { firstName: value.trim() } }).unwrap()}
        >
          {(field) => <TextField {...field} isRequired label={t('profile.first_name')} autoComplete="given-name" />}
        </SavedField>
        <SavedField<Person, 'lastName'>
          name="lastName"
          rule={requiredError}
          saved={saved.lastName}
          save={async (value) => save({ body: { lastName: value.trim() } }).unwrap()}
        >
          {(field) => <TextField {...field} isRequired label={t('profile.last_name')} autoComplete="family-name" />}
        </SavedField>
      </FormGrid>
    </FormProvider>
  );
};
