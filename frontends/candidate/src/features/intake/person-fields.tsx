import { birthDateError } from '@tandem/domain/dates';
import { nameError, phoneError, requiredError } from '@tandem/domain/fields';
import { Checkbox } from '@tandem/ui/checkbox';
import { FormGrid } from '@tandem/ui/layout';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { BirthDateField } from '@tandem/web-kit/person/birth-date-field';
import { CityField } from '@tandem/web-kit/person/city-field';
import { NameField } from '@tandem/web-kit/person/name-field';
import { NationalitySelect } from '@tandem/web-kit/person/nationality-select';
import { PhoneInput } from '@tandem/web-kit/person/phone-input';
import { useText } from '@tandem/web-kit/language/text';
import { today } from '@tandem/web-kit/browser/today';
import type { UseFormReturn } from 'react-hook-form';
import type { PersonalFields } from './personal-form';

/** Name, birth date, city, nationality and phone. */
export const PersonFields = ({ form: { control, watch } }: { form: UseFormReturn<PersonalFields> }) => {
  const t = useText();
  return (
    <FormGrid>
      <FormField control={control} name="firstName" rule={nameError}>
        {(field) => <NameField {...field} isRequired label={t('profile.first_name')} autoComplete="given-name" />}
      </FormField>
      <FormField control={control} name="lastName" rule={nameError}>
        {(field) => <NameField {...field} isRequired label={t('profile.last_name')} autoComplete="family-name" />}
      </FormField>
      <FormField control={control} name="birthDate" rule={(value) => requiredError(value) ?? birthDateError(value ?? '', today())}>
        {(field) => <BirthDateField {...field} isRequired />}
      </FormField>
      <FormField control={control} name="phone" rule={phoneError}>
        {(field) => <PhoneInput {...field} label={t('profile.phone')} description={t('profile.phone_hint')} />}
      </FormField>
      <FormField control={control} name="address" rule={(value) => requiredError(value?.city)}>
        {({ name: _name, ...field }) => <CityField {...field} isRequired />}
      </FormField>
      <FormField control={control} name="countryCode" rule={requiredError}>
        {(field) => <NationalitySelect {...field} isRequired />}
      </FormField>
      {watch('countryCode') !== 'NL' && (
        <FormField control={control} name="indRegistered">
          {({ value, onChange, name }) => (
            <div data-span>
              <Checkbox name={name} isSelected={value} onChange={onChange} hint={t('profile.ind_hint')}>
                {t('profile.ind')}
              </Checkbox>
            </div>
          )}
        </FormField>
      )}
    </FormGrid>
  );
};
