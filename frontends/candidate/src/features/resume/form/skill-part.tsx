import { skillDots, skillTypes, type SkillType } from '@tandem/domain/resume';
import { FormGrid } from '@tandem/ui/layout';
import { NumberInput } from '@tandem/web-kit/forms/number-input';
import { Select } from '@tandem/ui/select';
import { SkillDots } from '@tandem/ui/skill-dots';
import { TextField } from '@tandem/ui/text-field';
import { useText } from '@tandem/web-kit/language/text';
import { memo } from 'react';
import { useEntryChange } from '../builder-context';
import type { Skill } from '../draft/draft';
import { EntryList } from './entry-list';
import { useFieldErrors } from './use-field-errors';
import { lower } from '@tandem/web-kit/language/lower';

const kinds = skillTypes.filter((type) => type !== 'LANGUAGES');

const SkillFields = ({ entry }: { entry: Skill }) => {
  const t = useText();
  const change = useEntryChange('skills', entry.id);
  const errorOf = useFieldErrors(entry.id);
  const years = entry.yearsOfExperience;
  return (
    <FormGrid>
      <TextField
        label={t('review.skill')}
        value={entry.stack}
        onChange={(stack) => change({ stack })}
        isRequired
        errorMessage={errorOf('stack')}
      />
      <Select
        label={t('review.skill_type')}
        value={entry.type}
        onChange={(value) => change({ type: value as SkillType })}
        isRequired
        placeholder={t('review.choose')}
        options={kinds.map((type) => ({ value: type, label: t(`skill.type.${lower(type)}`) }))}
        errorMessage={errorOf('type')}
      />
      <NumberInput
        label={t('review.years')}
        value={years}
        onChange={(yearsOfExperience) => change({ yearsOfExperience })}
        isRequired
        minValue={0}
        maxValue={60}
        errorMessage={errorOf('yearsOfExperience')}
        aside={years !== null && <SkillDots filled={skillDots(years)} label={t('builder.years', { count: years })} />}
      />
    </FormGrid>
  );
};

/** What somebody can do, with years. */
export const SkillPart = memo(({ entries }: { entries: Skill[] }) => {
  const t = useText();
  return (
    <EntryList
      list="skills"
      entries={entries}
      nameOf={({ stack }) => stack}
      lineOf={({ type, yearsOfExperience: years }) =>
        [t(`skill.type.${lower(type)}`), years !== null && t('builder.years', { count: years })].filter(Boolean).join(', ')
      }
    >
      {(entry) => <SkillFields entry={entry} />}
    </EntryList>
  );
});
SkillPart.displayName = 'SkillPart';
