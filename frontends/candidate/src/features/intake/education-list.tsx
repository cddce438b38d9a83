import { educationTypes, type EducationType } from '@tandem/domain/resume';
import { educationErrors } from '@tandem/domain/resume-entry';
import { FormGrid } from '@tandem/ui/layout';
import { Select } from '@tandem/ui/select';
import { TextField } from '@tandem/ui/text-field';
import { FormField } from '@tandem/web-kit/form-field';
import { useText } from '@tandem/web-kit/text';
import { useFieldArray, type Control } from 'react-hook-form';
import { Entry, EntryList } from './entry-card';
import { PeriodFields } from './period-fields';
import { newEducation, type ReviewFields } from './review-form';

const thisMonth = () => new Date().toISOString().slice(0, 7);
const lower = <T extends string>(word: T) => word.toLowerCase() as Lowercase<T>;

/** Studies and certificates. */
export const EducationList = ({ control }: { control: Control<ReviewFields> }) => {
  const t = useText();
  const { fields, append, remove } = useFieldArray({ control, name: 'educations', keyName: 'key' });
  const errorsOf = (index: number, { educations }: ReviewFields) => educationErrors(educations[index] ?? {}, thisMonth());
  const types = educationTypes.map((type) => ({ value: type, label: t(`education.${lower(type)}`) }));
  return (
    <EntryList title={t('review.educations')} addLabel={t('review.add_education')} onAdd={() => append(newEducation())}>
      {fields.map((entry, index) => (
        <Entry
          key={entry.key}
          removeLabel={t('review.remove', { name: entry.title || t('review.education') })}
          onRemove={() => remove(index)}
        >
          <FormGrid>
            <FormField control={control} name={`educations.${index}.title`} rule={(_, values) => errorsOf(index, values).title}>
              {(field) => <TextField {...field} isRequired label={t('review.education_title')} />}
            </FormField>
            <FormField
              control={control}
              name={`educations.${index}.educationType`}
              rule={(_, values) => errorsOf(index, values).educationType}
            >
              {({ onChange, ...field }) => (
                <Select
                  {...field}
                  onChange={(value) => onChange(value as EducationType)}
                  isRequired
                  label={t('review.education_type')}
                  options={types}
                  placeholder={t('review.education_type')}
                />
              )}
            </FormField>
            <PeriodFields control={control} path={`educations.${index}`} rule={(field, values) => errorsOf(index, values)[field]} />
          </FormGrid>
        </Entry>
      ))}
    </EntryList>
  );
};
