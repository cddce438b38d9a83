import { educationTypes, type EducationType } from '@tandem/domain/resume';
import { educationLimit } from '@tandem/domain/resume-entry';
import { Checkbox } from '@tandem/ui/checkbox';
import { FormGrid } from '@tandem/ui/layout';
import { Select } from '@tandem/ui/select';
import { TextAreaField, TextField } from '@tandem/ui/text-field';
import { useText } from '@tandem/web-kit/language/text';
import { memo } from 'react';
import { useEntryChange } from '../builder-context';
import type { Education } from '../draft/draft';
import { EntryList } from './entry-list';
import { PeriodFields } from './period';
import { useFieldErrors } from './use-field-errors';
import { usePeriodText } from '@tandem/web-kit/language/period-text';
import { lower } from '@tandem/web-kit/language/lower';

type List = 'educations' | 'certifications';
const studies = educationTypes.filter((type) => type !== 'CERTIFICATE');

const EducationFields = ({ list, entry }: { list: List; entry: Education }) => {
  const t = useText();
  const change = useEntryChange(list, entry.id);
  const errorOf = useFieldErrors(entry.id);
  const isStudy = list === 'educations';
  return (
    <FormGrid>
      <div data-span={isStudy ? undefined : true}>
        <TextField
          label={t(isStudy ? 'review.education_title' : 'builder.certification.title')}
          value={entry.title}
          onChange={(title) => change({ title })}
          isRequired
          errorMessage={errorOf('title')}
        />
      </div>
      {isStudy && (
        <Select
          label={t('review.education_type')}
          value={entry.educationType}
          onChange={(value) => change({ educationType: value as EducationType })}
          isRequired
          placeholder={t('review.choose')}
          options={studies.map((type) => ({ value: type, label: t(`education.${lower(type)}`) }))}
          errorMessage={errorOf('educationType')}
        />
      )}
      <PeriodFields {...entry} errorOf={errorOf} onChange={change} />
      <div data-span>
        <TextAreaField
          label={t(isStudy ? 'builder.education.description' : 'builder.certification.description')}
          value={entry.description ?? ''}
          onChange={(description) => change({ description: description || null })}
          rows={3}
          maxLength={educationLimit(entry.educationType)}
          counter={(count, max) => t('form.characters', { count, max })}
        />
      </div>
      {isStudy && (
        <div data-span>
          <Checkbox isSelected={entry.completed} onChange={(completed) => change({ completed })}>
            {t('builder.completed')}
          </Checkbox>
        </div>
      )}
    </FormGrid>
  );
};

/** Studies, or certificates. */
export const EducationPart = memo(({ list, entries }: { list: List; entries: Education[] }) => {
  const t = useText();
  const periodText = usePeriodText();
  return (
    <EntryList
      list={list}
      entries={entries}
      nameOf={({ title }) => title}
      lineOf={(entry) =>
        [list === 'educations' && t(`education.${lower(entry.educationType)}`), periodText(entry)].filter(Boolean).join(', ')
      }
    >
      {(entry) => <EducationFields list={list} entry={entry} />}
    </EntryList>
  );
});
EducationPart.displayName = 'EducationPart';
