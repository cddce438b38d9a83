import { requiredError } from '@tandem/domain/fields';
import { asksHours, jobTypes, workModels } from '@tandem/domain/preferences';
import { CheckboxGroup } from '@tandem/ui/checkbox-group';
import { Stack } from '@tandem/ui/layout';
import { TextField } from '@tandem/ui/text-field';
import { useFormContext } from 'react-hook-form';
import { FormField } from '../forms/form-field';
import { NumberInput } from '../forms/number-input';
import { useText } from '../language/text';
import type { BasicWishes } from './wish-form';
import { lower } from '../language/lower';
import { givenError, someError } from './wish-rules';
import { wishWords, type Whose } from './wish-words';

/** The hours that part time asks for come right below it, where whoever chose it is looking. */
const HowMuch = () => {
  const t = useText();
  const { control, watch } = useFormContext<BasicWishes>();
  return (
    <Stack gap={4}>
      <FormField control={control} name="jobTypes" rule={someError}>
        {({ onChange, ...field }) => (
          <CheckboxGroup
            {...field}
            onChange={(value) => onChange(value as BasicWishes['jobTypes'])}
            isRequired
            variant="chips"
            label={t('wishes.job_types')}
            options={jobTypes.map((type) => ({ value: type, label: t(`wishes.job_type.${lower(type)}`) }))}
          />
        )}
      </FormField>
      {asksHours(watch('jobTypes')) && (
        <FormField control={control} name="hoursPerWeek" rule={givenError}>
          {(field) => (
            <NumberInput {...field} isRequired label={t('wishes.hours')} minValue={1} maxValue={60} suffix={t('wishes.hours_unit')} />
          )}
        </FormField>
      )}
    </Stack>
  );
};

const Where = ({ whose }: { whose: Whose }) => {
  const t = useText();
  const { control } = useFormContext<BasicWishes>();
  return (
    <FormField control={control} name="workModels" rule={someError}>
      {({ onChange, ...field }) => (
        <CheckboxGroup
          {...field}
          onChange={(value) => onChange(value as BasicWishes['workModels'])}
          isRequired
          variant="chips"
          label={t(wishWords[whose].workModels)}
          description={t('wishes.work_models_hint')}
          options={workModels.map((model) => ({ value: model, label: t(`job.work_model.${lower(model)}`) }))}
        />
      )}
    </FormField>
  );
};

/** The job, how much of it and where: part of a `FormGrid` inside a form that has these fields. */
export const WorkWishes = ({ whose = 'own' }: { whose?: Whose }) => {
  const t = useText();
  const { control } = useFormContext<BasicWishes>();
  return (
    <>
      <div data-span>
        <FormField control={control} name="desiredJobTitle" rule={requiredError}>
          {(field) => (
            <TextField
              {...field}
              isRequired
              maxLength={200}
              label={t(wishWords[whose].jobTitle)}
              description={t('wishes.job_title_hint')}
              autoComplete="organization-title"
            />
          )}
        </FormField>
      </div>
      <HowMuch />
      <Where whose={whose} />
    </>
  );
};
