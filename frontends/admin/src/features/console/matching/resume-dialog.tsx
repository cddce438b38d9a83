import { Button } from '@tandem/ui/button';
import { Dialog } from '@tandem/ui/dialog';
import { ErrorState } from '@tandem/ui/error-state';
import { Row, Stack } from '@tandem/ui/layout';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { useErrorText } from '@tandem/web-kit/errors';
import { useAskedClose } from '@tandem/web-kit/forms';
import { useNotify } from '@tandem/web-kit/notify';
import { EducationList } from '@tandem/web-kit/resume-lists/education-list';
import { ExperienceList } from '@tandem/web-kit/resume-lists/experience-list';
import type { ReviewFields } from '@tandem/web-kit/resume-lists/review-form';
import { SkillList } from '@tandem/web-kit/resume-lists/skill-list';
import { useText } from '@tandem/web-kit/text';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  useSaveTestEducationsMutation,
  useSaveTestExperiencesMutation,
  useSaveTestSkillsMutation,
  useTestEducationsQuery,
  useTestExperiencesQuery,
  useTestSkillsQuery,
} from './matching.api';

type Props = { id: string; onClose: () => void };
type ListsProps = { id: string; lists: ReviewFields; onChanged: (isUnsaved: boolean) => void; onCancel: () => void; onSaved: () => void };

/** The three lists as one form; Next waits until all of them are right. */
const Lists = ({ id, lists, onChanged, onCancel, onSaved }: ListsProps) => {
  const t = useText();
  const notify = useNotify();
  const form = useForm<ReviewFields>({ mode: 'onChange', defaultValues: lists });
  const [saveExperiences] = useSaveTestExperiencesMutation();
  const [saveEducations] = useSaveTestEducationsMutation();
  const [saveSkills] = useSaveTestSkillsMutation();
  const { isValid, isSubmitting, isDirty } = form.formState;
  useEffect(() => onChanged(isDirty), [isDirty, onChanged]);
  // What was read may be wrong from the start; whoever cannot go on has to see why.
  useEffect(() => void form.trigger(), [form]);
  const save = form.handleSubmit(async ({ experiences, educations, skills }) => {
    const params = { id };
    try {
      await Promise.all([
        saveExperiences({ params, body: experiences }).unwrap(),
        saveEducations({ params, body: educations }).unwrap(),
        saveSkills({ params, body: skills }).unwrap(),
      ]);
      notify.success('admin.resume.saved');
      onSaved();
    } catch {
      notify.danger('error.unknown');
    }
  });
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap={5}>
        <ExperienceList control={form.control} />
        <EducationList control={form.control} />
        <SkillList control={form.control} />
        <Row isSpread>
          <Button onPress={onCancel}>{t('admin.cancel')}</Button>
          <Button type="submit" variant="primary" isDisabled={!isValid} isPending={isSubmitting}>
            {t('admin.next')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};

/** The work, education and skills of a test candidate, to correct. */
export const ResumeDialog = ({ id, onClose }: Props) => {
  const t = useText();
  const errorText = useErrorText();
  const args = { params: { id } };
  const fresh = { refetchOnMountOrArgChange: true } as const;
  const experiences = useTestExperiencesQuery(args, fresh);
  const educations = useTestEducationsQuery(args, fresh);
  const skills = useTestSkillsQuery(args, fresh);
  const all = [experiences, educations, skills];
  const error = all.find((one) => one.error)?.error;
  const [isUnsaved, setUnsaved] = useState(false);
  const leave = useAskedClose(isUnsaved, onClose);
  const isReady = all.every((one) => !one.isFetching);
  return (
    <Dialog isOpen onClose={leave} size="large" title={t('admin.resume.edit')} closeLabel={t('admin.close')}>
      {!error && !isReady && (
        <Loading label={t('admin.loading')}>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {error && (
        <ErrorState title={t('admin.failed')} retryLabel={t('action.retry')} onRetry={() => all.forEach((one) => void one.refetch())}>
          {errorText(error)}
        </ErrorState>
      )}
      {!error && isReady && experiences.data && educations.data && skills.data && (
        <Lists
          id={id}
          lists={{ experiences: experiences.data, educations: educations.data, skills: skills.data }}
          onChanged={setUnsaved}
          onCancel={leave}
          onSaved={onClose}
        />
      )}
    </Dialog>
  );
};
