import { languageLevels } from '@tandem/domain/resume';
import { isLanguageLevel } from '@tandem/domain/resume-entry';
import { FormGrid } from '@tandem/ui/layout';
import { Select } from '@tandem/ui/select';
import { TextField } from '@tandem/ui/text-field';
import { useText } from '@tandem/web-kit/language/text';
import { memo } from 'react';
import { useEntryChange } from '../builder-context';
import type { Skill } from '../draft/draft';
import { EntryList } from './entry-list';
import { useFieldErrors } from './use-field-errors';

const LanguageFields = ({ entry }: { entry: Skill }) => {
  const t = useText();
  const change = useEntryChange('languages', entry.id);
  const errorOf = useFieldErrors(entry.id);
  return (
    <FormGrid>
      <TextField
        label={t('builder.language')}
        value={entry.stack}
        onChange={(stack) => change({ stack })}
        isRequired
        errorMessage={errorOf('stack')}
      />
      <Select
        label={t('review.level')}
        value={entry.description}
        onChange={(description) => change({ description })}
        isRequired
        placeholder={t('review.choose')}
        options={languageLevels.map((level) => ({ value: level, label: t(`language.level.${level}`) }))}
        errorMessage={errorOf('description')}
      />
    </FormGrid>
  );
};

/** Languages with their level. */
export const LanguagePart = memo(({ entries }: { entries: Skill[] }) => {
  const t = useText();
  return (
    <EntryList
      list="languages"
      entries={entries}
      nameOf={({ stack }) => stack}
      lineOf={({ description }) => (isLanguageLevel(description) ? t(`language.level.${description}`) : '')}
    >
      {(entry) => <LanguageFields entry={entry} />}
    </EntryList>
  );
});
LanguagePart.displayName = 'LanguagePart';
