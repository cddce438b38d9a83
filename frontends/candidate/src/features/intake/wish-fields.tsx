import { requiredError } from '@tandem/domain/fields';
import { asksHours, jobTypes, travelModes, workModels } from '@tandem/domain/preferences';
import { CheckboxGroup } from '@tandem/ui/checkbox-group';
import { FormGrid } from '@tandem/ui/layout';
import { NumberField } from '@tandem/ui/number-field';
import { RadioGroup } from '@tandem/ui/radio-group';
import { TextField } from '@tandem/ui/text-field';
import { FormField } from '@tandem/web-kit/form-field';
import { useText } from '@tandem/web-kit/text';
import type { UseFormReturn } from 'react-hook-form';
import type { PersonalFields } from './personal-form';

const lower = <T extends string>(word: T) => word.toLowerCase() as Lowercase<T>;
const some = (value: readonly unknown[]) => (value.length > 0 ? null : 'field_required');
const given = (value: unknown) => (value === null || value === '' ? 'field_required' : null);

/** The wishes matching cannot do without: the work, how much, where, how far. */
export const WishFields = ({ form: { control, watch } }: { form: UseFormReturn<PersonalFields> }) => {
  const t = useText();
  return (
    <FormGrid>
      <div data-span>
        <FormField control={control} name="desiredJobTitle" rule={requiredError}>
          {(field) => (
            <TextField
              {...field}
              isRequired
              label={t('wishes.job_title')}
              description={t('wishes.job_title_hint')}
              autoComplete="organization-title"
            />
          )}
        </FormField>
      </div>
      <FormField control={control} name="jobTypes" rule={some}>
        {({ onChange, ...field }) => (
          <CheckboxGroup
            {...field}
            onChange={(value) => onChange(value as PersonalFields['jobTypes'])}
            isRequired
            variant="chips"
            label={t('wishes.job_types')}
            options={jobTypes.map((type) => ({ value: type, label: t(`wishes.job_type.${lower(type)}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="workModels" rule={some}>
        {({ onChange, ...field }) => (
          <CheckboxGroup
            {...field}
            onChange={(value) => onChange(value as PersonalFields['workModels'])}
            isRequired
            variant="chips"
            label={t('wishes.work_models')}
            options={workModels.map((model) => ({ value: model, label: t(`job.work_model.${lower(model)}`) }))}
          />
        )}
      </FormField>
      {asksHours(watch('jobTypes')) && (
        <FormField control={control} name="hoursPerWeek" rule={given}>
          {(field) => (
            <NumberField {...field} isRequired label={t('wishes.hours')} minValue={1} maxValue={60} suffix={t('wishes.hours_unit')} />
          )}
        </FormField>
      )}
      <FormField control={control} name="travelMode" rule={given}>
        {({ onChange, ...field }) => (
          <RadioGroup
            {...field}
            onChange={(value) => onChange(value as PersonalFields['travelMode'])}
            isRequired
            variant="row"
            label={t('wishes.travel_mode')}
            options={travelModes.map((mode) => ({ value: mode, label: t(`wishes.travel_mode.${lower(mode)}`) }))}
          />
        )}
      </FormField>
      <FormField control={control} name="travelTime" rule={given}>
        {(field) => (
          <NumberField
            {...field}
            isRequired
            label={t('wishes.travel_time')}
            minValue={1}
            maxValue={600}
            step={5}
            suffix={t('wishes.minutes')}
          />
        )}
      </FormField>
      <FormField control={control} name="salary">
        {(field) => (
          <NumberField
            {...field}
            label={t('wishes.salary')}
            description={t('wishes.salary_hint')}
            minValue={0}
            maxValue={1_000_000}
            step={50}
            suffix="€"
          />
        )}
      </FormField>
    </FormGrid>
  );
};
