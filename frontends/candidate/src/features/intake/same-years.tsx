import { isEmptySkill, skillErrors } from '@tandem/domain/resume-entry';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Row } from '@tandem/ui/layout';
import { NumberInput } from '@tandem/web-kit/forms/number-input';
import type { ReviewFields } from '@tandem/web-kit/resume-lists/review-form';
import { useText } from '@tandem/web-kit/language/text';
import { useId, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';

/** From so many on, filling them in one by one is a chore. */
const MANY = 3;
type YearsField = `skills.${number}.yearsOfExperience`;

const withoutYears = (skills: ReviewFields['skills']): YearsField[] =>
  skills.flatMap((skill, index) =>
    !isEmptySkill(skill) && 'yearsOfExperience' in skillErrors(skill) ? [`skills.${index}.yearsOfExperience` as const] : [],
  );

const OneNumber = ({ count, onFill }: { count: number; onFill: (years: number) => void }) => {
  const t = useText();
  const id = useId();
  const [years, setYears] = useState<number | null>(null);
  const fill = () => (years === null ? document.getElementById(id)?.focus() : onFill(years));
  return (
    <Row>
      <NumberInput id={id} label={t('review.same_years', { count })} value={years} onChange={setYears} maxValue={60} />
      <Button size="small" onPress={fill}>
        {t('review.same_years_fill')}
      </Button>
    </Row>
  );
};

/** One number of years for all skills that have none, above their list; it stays when it is done, so that the list below does not jump. */
export const SameYears = ({ form }: { form: UseFormReturn<ReviewFields> }) => {
  const t = useText();
  const skills = useWatch({ control: form.control, name: 'skills' });
  const left = withoutYears(skills);
  const [isOffered] = useState(left.length >= MANY);
  if (!isOffered) return null;
  const fill = (value: number) => {
    left.forEach((field) => form.setValue(field, value, { shouldDirty: true, shouldValidate: true }));
    // The button that was pressed is gone.
    if (left[0]) form.setFocus(left[0]);
  };
  return (
    <Banner tone={left.length > 0 ? 'warning' : 'success'}>
      {left.length > 0 ? <OneNumber count={left.length} onFill={fill} /> : t('review.same_years_done')}
    </Banner>
  );
};
