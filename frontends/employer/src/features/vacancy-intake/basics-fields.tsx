import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { requiredError } from '@tandem/domain/fields';
import { textLimits, vacancyHours } from '@tandem/domain/limits';
import { workModels, type WorkModel } from '@tandem/domain/preferences';
import { contractTypes, requiredEducations, visas, type ContractType, type RequiredEducation } from '@tandem/domain/vacancy';
import { FormGrid } from '@tandem/ui/layout';
import { MultiSelect } from '@tandem/ui/multi-select';
import { NumberInput } from '@tandem/web-kit/forms/number-input';
import { RadioGroup } from '@tandem/ui/radio-group';
import { Select } from '@tandem/ui/select';
import { TextField } from '@tandem/ui/text-field';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { CityField } from '@tandem/web-kit/person/city-field';
import { useText } from '@tandem/web-kit/language/text';
import { lazy, Suspense } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { educationsAfter, homeDaysFor, languageOptions, type BasicsFields, type LanguageChoice } from './basics-form';
import { lower } from '@tandem/web-kit/language/lower';

// Only where one works in two places.
const HomeDays = lazy(() => import('./home-days'));

type Form = { form: UseFormReturn<BasicsFields> };

const WorkFields = ({ form: { control, watch, setValue, getValues } }: Form) => {
  const t = useText();
  return (
    <>
      <FormField control={control} name="workModel">
        {({ onChange, ...field }) => (
          <RadioGroup
            {...field}
            variant="row"
            label={t('wizard.location')}
            options={workModels.map((model) => ({ value: model, label: t(`wizard.location.${model}`) }))}
            onChange={(value) => {
              onChange(value as WorkModel);
              setValue('homeworkDays', homeDaysFor(value as WorkModel, getValues('homeworkDays')), { shouldDirty: true });
            }}
          />
        )}
      </FormField>
      {watch('workModel') === 'HYBRID' && (
        <FormField control={control} name="homeworkDays">
          {({ value, onChange }) => (
            <Suspense fallback={null}>
              <HomeDays value={value} onChange={onChange} />
            </Suspense>
          )}
        </FormField>
      )}
    </>
  );
};

const RequirementFields = ({ form: { control }, vacancy }: Form & { vacancy: Vacancy }) => {
  const t = useText();
  return (
    <>
      <FormField control={control} name="requiredEducation">
        {({ onChange, value, ...field }) => (
          <MultiSelect
            {...field}
            value={value}
            label={t('wizard.education')}
            options={requiredEducations.map((each) => ({
              value: each,
              label: each === 'none' ? t('wizard.education.none') : t(`education.${lower(each)}`),
            }))}
            onChange={(chosen) => onChange(educationsAfter(value, chosen as RequiredEducation[]))}
            labels={{
              add: t('wizard.education.add'),
              remove: (name) => t('wizard.remove', { name }),
              search: t('select.search'),
              empty: t('select.no_results'),
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="languages">
        {({ onChange, ...field }) => (
          <RadioGroup
            {...field}
            label={t('wizard.languages')}
            options={languageOptions(vacancy).map((choice) => ({ value: choice, label: t(`wizard.languages.${choice}`) }))}
            onChange={(value) => onChange(value as LanguageChoice)}
          />
        )}
      </FormField>
      <FormField control={control} name="visa">
        {({ onChange, ...field }) => (
          <RadioGroup
            {...field}
            label={t('wizard.visa')}
            options={[...visas, 'None' as const].map((visa) => ({ value: visa, label: t(`wizard.visa.${visa}`) }))}
            onChange={(value) => onChange(value as BasicsFields['visa'])}
          />
        )}
      </FormField>
    </>
  );
};

/** The fields of the basic info. */
export const BasicsFieldset = ({ form, vacancy }: Form & { vacancy: Vacancy }) => {
  const t = useText();
  const { control } = form;
  const city = vacancy.employer.address?.city;
  return (
    <FormGrid>
      <FormField control={control} name="title" rule={requiredError}>
        {(field) => <TextField {...field} isRequired label={t('wizard.title')} maxLength={textLimits.line} />}
      </FormField>
      <FormField control={control} name="address">
        {(field) => <CityField {...field} label={t('job.place')} description={city ? t('wizard.place_hint', { city }) : undefined} />}
      </FormField>
      <WorkFields form={form} />
      <FormField control={control} name="minHoursPerWeek" rule={(value) => (value === null ? 'field_required' : null)}>
        {(field) => (
          <NumberInput
            {...field}
            isRequired
            label={t('wizard.hours')}
            minValue={vacancyHours.least}
            maxValue={vacancyHours.most}
            suffix={t('wishes.hours_unit')}
          />
        )}
      </FormField>
      <FormField control={control} name="contractType">
        {({ onChange, ...field }) => (
          <Select
            {...field}
            label={t('job.contract')}
            placeholder={t('company.choose')}
            options={contractTypes.map((type) => ({ value: type, label: t(`job.contract.${lower(type)}`) }))}
            onChange={(value) => onChange(value as ContractType)}
          />
        )}
      </FormField>
      <RequirementFields form={form} vacancy={vacancy} />
    </FormGrid>
  );
};
