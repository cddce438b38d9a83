import { isEmptySkill, skillErrors } from '@tandem/domain/resume-entry';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { NumberField } from '@tandem/ui/number-field';
import type { ReviewFields } from '@tandem/web-kit/resume-lists/review-form';
import { useText } from '@tandem/web-kit/language/text';
import { useId, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';

/** From so many on, filling them in one by one is a chore. */
const MANY = 3;
type YearsField = `skills.${number}.yearsOfExperience`;
const isYears = (field: string): field is YearsField => field.endsWith('.yearsOfExperience');

/** One number of years for all skills that have none yet; each can still be changed. */
const SameYears = ({ count, onFill }: { count: number; onFill: (years: number) => void }) => {
  const t = useText();
  const id = useId();
  const [years, setYears] = useState<number | null>(null);
  const fill = () => (years === null ? document.getElementById(id)?.focus() : onFill(years));
  return (
    <Row>
      <NumberField id={id} label={t('review.same_years', { count })} value={years} onChange={setYears} maxValue={60} />
      <Button size="small" onPress={fill}>
        {t('review.same_years_fill')}
      </Button>
    </Row>
  );
};

/** How many skills still lack their years or level, and the way to the first of them. */
export const SkillsLeft = ({ form }: { form: UseFormReturn<ReviewFields> }) => {
  const t = useText();
  const skills = useWatch({ control: form.control, name: 'skills' });
  const left = skills.flatMap((skill, index) => {
    const [field] = isEmptySkill(skill) ? [] : (Object.keys(skillErrors(skill)) as (keyof ReturnType<typeof skillErrors>)[]);
    return field ? [`skills.${index}.${field}` as const] : [];
  });
  const [first] = left;
  if (!first) return null;
  const years = left.filter(isYears);
  const fill = (value: number) => years.forEach((field) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true }));
  return (
    <Banner tone="warning">
      <Stack gap={3}>
        <Row isSpread>
          {t('review.skills_left', { count: left.length })}
          <Button size="small" onPress={() => form.setFocus(first)}>
            {t('review.skills_first')}
          </Button>
        </Row>
        {years.length >= MANY && <SameYears count={years.length} onFill={fill} />}
      </Stack>
    </Banner>
  );
};
