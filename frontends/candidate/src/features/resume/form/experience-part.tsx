import { descriptionLimits } from '@tandem/domain/resume';
import { FormGrid } from '@tandem/ui/layout';
import { TextAreaField, TextField } from '@tandem/ui/text-field';
import { useText } from '@tandem/web-kit/language/text';
import { memo } from 'react';
import { useEntryChange } from '../builder-context';
import type { Experience } from '../draft/draft';
import { EntryList } from './entry-list';
import { PeriodFields } from './period';
import { useFieldErrors } from './use-field-errors';
import { usePeriodText } from '@tandem/web-kit/language/period-text';

const ExperienceFields = ({ entry }: { entry: Experience }) => {
  const t = useText();
  const change = useEntryChange('experiences', entry.id);
  const errorOf = useFieldErrors(entry.id);
  return (
    <FormGrid>
      <TextField
        label={t('review.job_title')}
        value={entry.title}
        onChange={(title) => change({ title })}
        isRequired
        errorMessage={errorOf('title')}
      />
      <TextField
        label={t('review.company')}
        value={entry.company}
        onChange={(company) => change({ company })}
        isRequired
        errorMessage={errorOf('company')}
      />
      <PeriodFields {...entry} isStartRequired endHint={t('review.until_now')} errorOf={errorOf} onChange={change} />
      <div data-span>
        <TextAreaField
          label={t('review.description')}
          value={entry.description ?? ''}
          onChange={(description) => change({ description })}
          isRequired
          rows={6}
          maxLength={descriptionLimits.experience}
          counter={(count, max) => t('form.characters', { count, max })}
          errorMessage={errorOf('description')}
        />
      </div>
    </FormGrid>
  );
};

/** The jobs of the resume. */
export const ExperiencePart = memo(({ entries }: { entries: Experience[] }) => {
  const periodText = usePeriodText();
  return (
    <EntryList
      list="experiences"
      entries={entries}
      nameOf={({ title }) => title}
      lineOf={(entry) => [entry.company, periodText(entry)].filter(Boolean).join(', ')}
    >
      {(entry) => <ExperienceFields entry={entry} />}
    </EntryList>
  );
});
ExperiencePart.displayName = 'ExperiencePart';
