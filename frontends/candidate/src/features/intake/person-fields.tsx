import { countryCodes } from '@tandem/domain/countries';
import { birthDateError } from '@tandem/domain/dates';
import { nameError, phoneError, requiredError } from '@tandem/domain/fields';
import { Checkbox } from '@tandem/ui/checkbox';
import { DateField } from '@tandem/ui/date-field';
import { FormGrid } from '@tandem/ui/layout';
import { Select } from '@tandem/ui/select';
import { TextField } from '@tandem/ui/text-field';
import { FormField } from '@tandem/web-kit/form-field';
import { useLanguage, useText } from '@tandem/web-kit/text';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CityField } from './city-field';
import type { PersonalFields } from './personal-form';

const today = () => new Date().toISOString().slice(0, 10);

/** Countries by name in the reader's language, the Netherlands first. */
const useCountries = () => {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const options = countryCodes.map((code) => ({ value: code, label: names.of(code) ?? code }));
    const isHome = ({ value }: { value: string }) => value === 'NL';
    return options.sort((a, b) => Number(isHome(b)) - Number(isHome(a)) || a.label.localeCompare(b.label, language));
  }, [language]);
};

/** Name, birth date, city, nationality and phone. */
export const PersonFields = ({ form: { control, watch } }: { form: UseFormReturn<PersonalFields> }) => {
  const t = useText();
  const countries = useCountries();
  return (
    <FormGrid>
      <FormField control={control} name="firstName" rule={nameError}>
        {(field) => <TextField {...field} isRequired label={t('profile.first_name')} autoComplete="given-name" />}
      </FormField>
      <FormField control={control} name="lastName" rule={nameError}>
        {(field) => <TextField {...field} isRequired label={t('profile.last_name')} autoComplete="family-name" />}
      </FormField>
      <FormField control={control} name="birthDate" rule={(value) => requiredError(value) ?? birthDateError(value ?? '', today())}>
        {(field) => (
          <DateField
            {...field}

            isRequired
            label={t('profile.birth_date')}
            maxValue={today()}
            autoComplete="bday"
            labels={{ placeholder: t('date.placeholder'), openCalendar: t('date.open_calendar'), invalid: t('date.invalid') }}
          />
        )}
      </FormField>
      <FormField control={control} name="phone" rule={(value) => (value ? phoneError(value) : null)}>
        {(field) => (
          <TextField
            {...field}
            type="tel"
            label={t('profile.phone')}
            description={t('profile.phone_hint')}
            placeholder="+31 6 12345678"
            autoComplete="tel"
          />
        )}
      </FormField>
      <FormField control={control} name="address" rule={(value) => requiredError(value?.city)}>
        {({ value, onChange, errorMessage, ref }) => <CityField value={value} onChange={onChange} errorMessage={errorMessage} ref={ref} />}
      </FormField>
      <FormField control={control} name="countryCode" rule={requiredError}>
        {(field) => (
          <Select
            {...field}

            isRequired
            label={t('profile.nationality')}
            options={countries}
            placeholder={t('profile.nationality')}
            search={{ label: t('select.search'), empty: t('select.no_results') }}
          />
        )}
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
