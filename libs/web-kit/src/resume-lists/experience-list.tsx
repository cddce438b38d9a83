import { descriptionLimits } from '@tandem/domain/resume';
import { experienceErrors } from '@tandem/domain/resume-entry';
import { FormGrid } from '@tandem/ui/layout';
import { TextAreaField, TextField } from '@tandem/ui/text-field';
import { FormField } from '../forms/form-field';
import { useText } from '../language/text';
import { thisMonth } from '../browser/today';
import { useFieldArray, type Control } from 'react-hook-form';
import { useUnsureText } from './reading-context';
import { Traced } from './traced';
import { Entry, EntryList } from './entry-card';
import { PeriodFields } from './period-fields';
import { newExperience, type ReviewFields } from './review-form';

type FieldsProps = { control: Control<ReviewFields>; index: number; entryId: string };

const ExperienceFields = ({ control, index, entryId }: FieldsProps) => {
  const t = useText();
  const unsureText = useUnsureText();
  const rule =
    (field: 'title' | 'company' | 'description' | 'startDate' | 'endDate') =>
    (_: unknown, { experiences }: ReviewFields) =>
      experienceErrors(experiences[index] ?? {}, thisMonth())[field];
  return (
    <FormGrid>
      <Traced entryId={entryId} field="title">
        <FormField control={control} name={`experiences.${index}.title`} rule={rule('title')}>
          {(field) => <TextField {...field} isRequired label={t('review.job_title')} description={unsureText(entryId, 'title')} />}
        </FormField>
      </Traced>
      <Traced entryId={entryId} field="company">
        <FormField control={control} name={`experiences.${index}.company`} rule={rule('company')}>
          {(field) => <TextField {...field} isRequired label={t('review.company')} description={unsureText(entryId, 'company')} />}
        </FormField>
      </Traced>
      <PeriodFields
        control={control}
        entryId={entryId}
        path={`experiences.${index}`}
        isStartRequired
        endHint={t('review.until_now')}
        rule={(field, values) => rule(field)(null, values)}
      />
      <Traced entryId={entryId} field="description" isWide>
        <FormField control={control} name={`experiences.${index}.description`} rule={rule('description')}>
          {({ value, ...field }) => (
            <TextAreaField
              {...field}
              value={value ?? ''}
              isRequired
              label={t('review.work')}
              description={unsureText(entryId, 'description')}
              rows={4}
              maxLength={descriptionLimits.experience}
              counter={(count, max) => t('form.characters', { count, max })}
            />
          )}
        </FormField>
      </Traced>
    </FormGrid>
  );
};

/** The jobs of a resume. */
export const ExperienceList = ({ control }: { control: Control<ReviewFields> }) => {
  const t = useText();
  const { fields, append, remove } = useFieldArray({ control, name: 'experiences', keyName: 'key' });
  return (
    <EntryList title={t('review.experiences')} addLabel={t('review.add_experience')} onAdd={() => append(newExperience())}>
      {fields.map((entry, index) => (
        <Entry
          key={entry.key}
          removeLabel={t('review.remove', { name: entry.title || t('review.experience') })}
          onRemove={() => remove(index)}
        >
          <ExperienceFields control={control} index={index} entryId={entry.id} />
        </Entry>
      ))}
    </EntryList>
  );
};
