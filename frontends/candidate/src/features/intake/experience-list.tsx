import { descriptionLimits } from '@tandem/domain/resume';
import { experienceErrors } from '@tandem/domain/resume-entry';
import { FormGrid } from '@tandem/ui/layout';
import { TextAreaField, TextField } from '@tandem/ui/text-field';
import { FormField } from '@tandem/web-kit/form-field';
import { useText } from '@tandem/web-kit/text';
import { useFieldArray, type Control } from 'react-hook-form';
import { Entry, EntryList } from './entry-card';
import { PeriodFields } from './period-fields';
import { newExperience, type ReviewFields } from './review-form';

const thisMonth = () => new Date().toISOString().slice(0, 7);

/** The jobs of a resume. */
export const ExperienceList = ({ control }: { control: Control<ReviewFields> }) => {
  const t = useText();
  const { fields, append, remove } = useFieldArray({ control, name: 'experiences', keyName: 'key' });
  const errorsOf = (index: number, { experiences }: ReviewFields) => experienceErrors(experiences[index] ?? {}, thisMonth());
  return (
    <EntryList title={t('review.experiences')} addLabel={t('review.add_experience')} onAdd={() => append(newExperience())}>
      {fields.map((entry, index) => (
        <Entry
          key={entry.key}
          removeLabel={t('review.remove', { name: entry.title || t('review.experience') })}
          onRemove={() => remove(index)}
        >
          <FormGrid>
            <FormField control={control} name={`experiences.${index}.title`} rule={(_, values) => errorsOf(index, values).title}>
              {(field) => <TextField {...field} isRequired label={t('review.job_title')} />}
            </FormField>
            <FormField control={control} name={`experiences.${index}.company`} rule={(_, values) => errorsOf(index, values).company}>
              {(field) => <TextField {...field} isRequired label={t('review.company')} />}
            </FormField>
            <PeriodFields
              control={control}
              path={`experiences.${index}`}
              isStartRequired
              endHint={t('review.until_now')}
              rule={(field, values) => errorsOf(index, values)[field]}
            />
            <div data-span>
              <FormField
                control={control}
                name={`experiences.${index}.description`}
                rule={(_, values) => errorsOf(index, values).description}
              >
                {({ value, ...field }) => (
                  <TextAreaField
                    {...field}
                    value={value ?? ''}
                    isRequired
                    label={t('review.description')}
                    rows={4}
                    maxLength={descriptionLimits.experience}
                    hasCounter
                  />
                )}
              </FormField>
            </div>
          </FormGrid>
        </Entry>
      ))}
    </EntryList>
  );
};
