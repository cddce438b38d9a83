import { languageLevels, skillTypes, type SkillType } from '@tandem/domain/resume';
import { skillErrors } from '@tandem/domain/resume-entry';
import { FormGrid } from '@tandem/ui/layout';
import { NumberInput } from '../forms/number-input';
import { Select } from '@tandem/ui/select';
import { TextField } from '@tandem/ui/text-field';
import { FormField } from '../forms/form-field';
import { useText } from '../language/text';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import { useUnsureText } from './reading-context';
import { Traced } from './traced';
import { Entry, EntryList } from './entry-card';
import { newSkill, type ReviewFields } from './review-form';
import styles from './skill-list.module.css';
import { lower } from '../language/lower';

type Props = { control: Control<ReviewFields>; index: number };
const errorsOf = (index: number, { skills }: ReviewFields) => skillErrors(skills[index] ?? {});

/** Years of a skill, or the level of a language. */
const Measure = ({ control, index }: Props) => {
  const t = useText();
  const type = useWatch({ control, name: `skills.${index}.type` });
  if (type === 'LANGUAGES') {
    return (
      <FormField control={control} name={`skills.${index}.description`} rule={(_, values) => errorsOf(index, values).description}>
        {(field) => (
          <Select
            {...field}
            isRequired
            label={t('review.level')}
            placeholder={t('review.choose')}
            options={languageLevels.map((level) => ({ value: level, label: t(`language.level.${level}`) }))}
          />
        )}
      </FormField>
    );
  }
  return (
    <FormField control={control} name={`skills.${index}.yearsOfExperience`} rule={(_, values) => errorsOf(index, values).yearsOfExperience}>
      {(field) => <NumberInput {...field} isRequired label={t('review.years')} minValue={0} maxValue={60} />}
    </FormField>
  );
};

/** Skills and languages. */
export const SkillList = ({ control }: { control: Control<ReviewFields> }) => {
  const t = useText();
  const unsureText = useUnsureText();
  const { fields, append, remove } = useFieldArray({ control, name: 'skills', keyName: 'key' });
  const types = skillTypes.map((type) => ({ value: type, label: t(`skill.type.${lower(type)}`) }));
  return (
    <EntryList title={t('review.skills')} addLabel={t('review.add_skill')} onAdd={() => append(newSkill())}>
      {fields.map((entry, index) => (
        <Entry key={entry.key} removeLabel={t('review.remove', { name: entry.stack || t('review.skill') })} onRemove={() => remove(index)}>
          <FormGrid className={styles.skill}>
            <Traced entryId={entry.id} field="stack">
              <FormField control={control} name={`skills.${index}.stack`} rule={(_, values) => errorsOf(index, values).stack}>
                {(field) => <TextField {...field} isRequired label={t('review.skill')} description={unsureText(entry.id, 'stack')} />}
              </FormField>
            </Traced>
            <FormField control={control} name={`skills.${index}.type`} rule={(_, values) => errorsOf(index, values).type}>
              {({ onChange, ...field }) => (
                <Select
                  {...field}
                  onChange={(value) => onChange(value as SkillType)}
                  isRequired
                  label={t('review.skill_type')}
                  placeholder={t('review.choose')}
                  options={types}
                />
              )}
            </FormField>
            <Measure control={control} index={index} />
          </FormGrid>
        </Entry>
      ))}
    </EntryList>
  );
};
