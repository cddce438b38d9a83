import { isEmptySkill, skillErrors } from '@tandem/domain/resume-entry';
import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Row } from '@tandem/ui/layout';
import type { ReviewFields } from '@tandem/web-kit/resume-lists/review-form';
import { useText } from '@tandem/web-kit/language/text';
import { useWatch, type UseFormReturn } from 'react-hook-form';

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
  return (
    <Banner tone="warning">
      <Row isSpread>
        {t('review.skills_left', { count: left.length })}
        <Button size="small" onPress={() => form.setFocus(first)}>
          {t('review.skills_first')}
        </Button>
      </Row>
    </Banner>
  );
};
