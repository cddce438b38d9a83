import { educationTypes, type EducationType } from '@tandem/domain/resume';
import { educationErrors } from '@tandem/domain/resume-entry';
import { FormGrid } from '@tandem/ui/layout';
import { Select } from '@tandem/ui/select';
import { TextField } from '@tandem/ui/text-field';
import { FormField } from '../forms/form-field';
import { useText } from '../language/text';
import { thisMonth } from '../browser/today';
import { useFieldArray, type Control } from 'react-hook-form';
import { useUnsureText } from './reading-context';
import { Traced } from './traced';
import { Entry, EntryList } from './entry-card';
import { PeriodFields } from './period-fields';
import { newEducation, type ReviewFields } from './review-form';
import { lower } from '../language/lower';

type FieldsProps = { control: Control<ReviewFields>; index: number; entryId: string };

const EducationFields = ({ control, index, entryId }: FieldsProps) => {
  const t = useText();
  const unsureText = useUnsureText();
  const types = educationTypes.map((type) => ({ value: type, label: t(`education.${lower(type)}`) }));
  const rule =
    (field: 'title' | 'educationType' | 'startDate' | 'endDate') =>
    (_: unknown, { educations }: ReviewFields) =>
      educationErrors(educations[index] ?? {}, thisMonth())[field];
  return (
    <FormGrid>
      <Traced entryId={entryId} field="title">
        <FormField control={control} name={`educations.${index}.title`} rule={rule('title')}>
          {(field) => <TextField {...field} isRequired label={t('review.education_title')} description={unsureText(entryId, 'title')} />}
        </FormField>
      </Traced>
      <Traced entryId={entryId} field="educationType">
        <FormField control={control} name={`educations.${index}.educationType`} rule={rule('educationType')}>
          {({ onChange, ...field }) => (
            <Select
              {...field}
              onChange={(value) => onChange(value as EducationType)}
              isRequired
              label={t('review.education_type')}
              description={unsureText(entryId, 'educationType')}
              options={types}
              placeholder={t('review.education_type')}
            />
          )}
        </FormField>
      </Traced>
      <PeriodFields control={control} entryId={entryId} path={`educations.${index}`} rule={(field, values) => rule(field)(null, values)} />
    </FormGrid>
  );
};

/** Studies and certificates. */
export const EducationList = ({ control }: { control: Control<ReviewFields> }) => {
  const t = useText();
  const { fields, append, remove } = useFieldArray({ control, name: 'educations', keyName: 'key' });
  return (
    <EntryList title={t('review.educations')} addLabel={t('review.add_education')} onAdd={() => append(newEducation())}>
      {fields.map((entry, index) => (
        <Entry
          key={entry.key}
          removeLabel={t('review.remove', { name: entry.title || t('review.education') })}
          onRemove={() => remove(index)}
        >
          <EducationFields control={control} index={index} entryId={entry.id} />
        </Entry>
      ))}
    </EntryList>
  );
};
