import type { Resume } from '@tandem/contracts/entities/resume';
import { Button } from '@tandem/ui/button';
import { Actions, Stack } from '@tandem/ui/layout';
import { useFormDraft } from '@tandem/web-kit/forms/form-draft';
import { toFirstWrong } from '@tandem/web-kit/forms/field-errors';
import { useFollowingForm } from '@tandem/web-kit/forms/following-form';
import { Meanwhile } from '@tandem/web-kit/forms/meanwhile';
import { formMode } from '@tandem/web-kit/forms/forms';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { EducationList } from '@tandem/web-kit/resume-lists/education-list';
import { ExperienceList } from '@tandem/web-kit/resume-lists/experience-list';
import { ReadingNotice } from './document/reading-notice';
import { reviewFields, type ReviewFields } from '@tandem/web-kit/resume-lists/review-form';
import { SkillList } from '@tandem/web-kit/resume-lists/skill-list';
import { SameYears } from './same-years';
import { SkillsLeft } from './skills-left';
import { useFinishIntake } from './use-finish-intake';

const firsts = { experiences: 'title', educations: 'title', skills: 'stack' } as const;
const titles = { experiences: 'review.experiences', educations: 'review.educations', skills: 'review.skills' } as const;

/** The lists of a resume as one form; Finish saves them, confirms the resume and starts matching. */
export const ReviewForm = ({ resume, onBack }: { resume: Resume; onBack: () => void }) => {
  const t = useText();
  const saved = reviewFields(resume);
  const form = useForm<ReviewFields>({ ...formMode, defaultValues: saved });
  // Of this document: what was corrected of another one is of no use here.
  const forget = useFormDraft(`intake-resume:${resume.id}:${resume.originalFilePath?.split('?')[0] ?? ''}`, form);
  const { finish, isPending } = useFinishIntake(form, saved, forget);
  const elsewhere = useFollowingForm(form, saved, isPending);
  const lists = elsewhere.contested as (keyof ReviewFields)[];
  const names = lists.map((list) => t(titles[list])).join(', ');
  const [taken, setTaken] = useState<keyof ReviewFields>();
  const take = (): void => {
    setTaken(lists[0]);
    elsewhere.take();
  };
  // Once it is drawn: the button that took it has gone with what it said.
  useEffect(() => {
    if (!taken) return;
    form.setFocus(`${taken}.0.${firsts[taken]}` as 'skills.0.stack');
    setTaken(undefined);
  }, [taken, form]);
  return (
    <form onSubmit={(event) => void form.handleSubmit(finish, toFirstWrong(form.control))(event)} noValidate>
      <Stack gap={6}>
        <ReadingNotice />
        <ExperienceList control={form.control} />
        <EducationList control={form.control} />
        <SameYears form={form} />
        <SkillList control={form.control} />
        <SkillsLeft form={form} />
        <Meanwhile happened={names ? [t('wizard.elsewhere.fields', { names })] : []} onTake={take} />
        <Actions>
          <Button onPress={onBack}>{t('intake.back')}</Button>
          <Button type="submit" variant="primary" size="large" isPending={isPending}>
            {t('intake.finish')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
};
