import type { CandidateAccount } from '@tandem/contracts/entities/account';
import type { BasicInfo } from '@tandem/contracts/entities/resume';
import { Button } from '@tandem/ui/button';
import { Card, CardHead } from '@tandem/ui/card';
import { Actions, FormGrid, Stack } from '@tandem/ui/layout';
import { useSaveCandidateMutation } from '@tandem/web-kit/gateway/candidate-api';
import { useFormDraft } from '@tandem/web-kit/forms/form-draft';
import { useFollowingForm } from '@tandem/web-kit/forms/following-form';
import { formMode, useSubmit, useUnsavedWork } from '@tandem/web-kit/forms/forms';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { useTrack } from '@tandem/web-kit/browser/track';
import { SalaryWish } from '@tandem/web-kit/wishes/salary-wish';
import { TravelWishes } from '@tandem/web-kit/wishes/travel-wishes';
import { WorkWishes } from '@tandem/web-kit/wishes/work-wishes';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { personalFields, personalPatch, type PersonalFields } from './personal-form';
import { PersonFields } from './person-fields';

type Props = {
  account: CandidateAccount;
  /** Of the resume that was brought along, where there is one. */
  head?: BasicInfo | undefined;
  /** Nothing comes after this form: it ends the intake. */
  isAll?: boolean;
  /** What happens once the form is saved. */
  onNext: () => void | Promise<void>;
};

/** Step 1: who you are, and what you want. */
export const PersonalStep = ({ account, head, isAll = false, onNext }: Props) => {
  const t = useText();
  const notify = useNotify();
  const track = useTrack();
  const [save] = useSaveCandidateMutation();
  const saved = personalFields(account, head);
  const form = useForm<PersonalFields>({ ...formMode, defaultValues: saved });
  const { formState } = form;
  const [isSaved, setSaved] = useState(false);
  useUnsavedWork(formState.isDirty && !isSaved);
  useFollowingForm(form, saved);
  const forget = useFormDraft('intake-person', form);
  const send = async (fields: PersonalFields): Promise<void> => {
    await save({ body: personalPatch(fields, account) }).unwrap();
    setSaved(true);
    forget();
    track('intake_step_saved', { step: 1 });
    await onNext();
  };
  const submit = useSubmit(form, send, () => notify.danger('profile.update_failed'));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={6}>
        <Card as="section">
          <CardHead title={t('intake.about_you')} />
          <PersonFields form={form} />
        </Card>
        <Card as="section">
          <CardHead title={t('intake.wishes')} />
          <FormProvider {...form}>
            <FormGrid>
              <WorkWishes />
              <TravelWishes />
              <SalaryWish />
            </FormGrid>
          </FormProvider>
        </Card>
        <Actions>
          <Button type="submit" variant="primary" size="large" isPending={formState.isSubmitting}>
            {t(isAll ? 'intake.finish' : 'intake.next')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
};
