import { Banner } from '@tandem/ui/banner';
import { Button } from '@tandem/ui/button';
import { Dialog } from '@tandem/ui/dialog';
import { ErrorState } from '@tandem/ui/error-state';
import { Row, Stack } from '@tandem/ui/layout';
import { Loading, SkeletonText } from '@tandem/ui/skeleton';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { toFirstWrong } from '@tandem/web-kit/forms/field-errors';
import { useForgetting } from '@tandem/web-kit/forms/form-draft';
import { useAskedClose } from '@tandem/web-kit/forms/forms';
import { EducationList } from '@tandem/web-kit/resume-lists/education-list';
import { ExperienceList } from '@tandem/web-kit/resume-lists/experience-list';
import type { ReviewFields } from '@tandem/web-kit/resume-lists/review-form';
import { SkillList } from '@tandem/web-kit/resume-lists/skill-list';
import { useText } from '@tandem/web-kit/language/text';
import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ChangedMeanwhile } from './changed-meanwhile';
import { useResumeClashes } from './resume-clashes';
import { resumeDraft, useReadLists, useResumeLists } from './use-resume-lists';

type Props = { id: string; onClose: () => void };
type ListsProps = { id: string; lists: ReviewFields; onChanged: (isUnsaved: boolean) => void; onCancel: () => void; onSaved: () => void };

/** How many fields keep Next turned off, and the way to the first: in a long resume all of them may be far above it. */
const Left = ({ form: { control, formState } }: { form: UseFormReturn<ReviewFields> }) => {
  const t = useText();
  const { errors } = formState;
  const entries = [errors.experiences, errors.educations, errors.skills].flatMap((list) => Object.values(list ?? {}));
  const count = entries.reduce((sum, entry) => sum + Object.keys(entry ?? {}).length, 0);
  if (count === 0) return null;
  return (
    <Banner tone="warning">
      <Row isSpread>
        {t('builder.errors', { count })}
        <Button size="small" onPress={() => toFirstWrong(control)(errors)}>
          {t('builder.errors.first')}
        </Button>
      </Row>
    </Banner>
  );
};

/** The three lists as one form; Next waits until all of them are right. */
const Lists = ({ id, lists, onChanged, onCancel, onSaved }: ListsProps) => {
  const t = useText();
  const { form, submit, clash, takeTheirs } = useResumeLists(id, lists, onSaved);
  const clashesOf = useResumeClashes();
  const { isValid, isSubmitting, isDirty } = form.formState;
  useEffect(() => onChanged(isDirty), [isDirty, onChanged]);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {/* What somebody else saved is filled in anew, also in fields that keep words of their own. */}
        <Stack key={clash?.turn ?? 0} gap={5}>
          <ExperienceList control={form.control} />
          <EducationList control={form.control} />
          <SkillList control={form.control} />
        </Stack>
        {clash && (
          <ChangedMeanwhile
            title={t('admin.resume.changed.title')}
            text={t('admin.resume.changed.text')}
            clashes={clashesOf(clash.clashes)}
            onTake={takeTheirs}
          />
        )}
        <Left form={form} />
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

/** The lists as they were when the dialog opened: what is read later changes nothing in the form. */
const useOpened = (id: string) => {
  const read = useReadLists(id);
  const [opened, setOpened] = useState<{ lists?: ReviewFields; error?: unknown }>({});
  const open = useCallback(() => {
    setOpened({});
    read().then(
      (lists) => setOpened({ lists }),
      (error: unknown) => setOpened({ error }),
    );
  }, [read]);
  useEffect(open, [open]);
  return { ...opened, open };
};

/** The work, education and skills of a test candidate, to correct. */
export const ResumeDialog = ({ id, onClose }: Props) => {
  const t = useText();
  const errorText = useErrorText();
  const { lists, error, open } = useOpened(id);
  const [isUnsaved, setUnsaved] = useState(false);
  const forget = useForgetting(resumeDraft(id));
  const done = () => {
    forget();
    onClose();
  };
  const leave = useAskedClose(isUnsaved, done);
  return (
    <Dialog isOpen onClose={leave} size="large" title={t('admin.resume.edit')} closeLabel={t('admin.close')}>
      {error !== undefined && (
        <ErrorState title={t('admin.failed')} retryLabel={t('action.retry')} onRetry={open}>
          {errorText(error)}
        </ErrorState>
      )}
      {lists && <Lists id={id} lists={lists} onChanged={setUnsaved} onCancel={leave} onSaved={done} />}
      {!lists && error === undefined && (
        <Loading label={t('admin.loading')}>
          <SkeletonText lines={8} />
        </Loading>
      )}
    </Dialog>
  );
};
