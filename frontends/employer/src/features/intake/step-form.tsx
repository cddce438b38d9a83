import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { Actions, Stack } from '@tandem/ui/layout';
import { useFormDraft } from '@tandem/web-kit/forms/form-draft';
import { useFollowingForm } from '@tandem/web-kit/forms/following-form';
import { useSubmit, useUnsavedWork } from '@tandem/web-kit/forms/forms';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Props<T extends FieldValues> = {
  /** Under which it keeps what is typed until it is saved. */
  name: string;
  form: UseFormReturn<T>;
  /** What is kept now. */
  saved: T;
  send: (values: T) => Promise<unknown>;
  onBack?: () => void;
  children: ReactNode;
};

/** One step of the intake: its fields, back, and next once all that is required is there. */
export const StepForm = <T extends FieldValues>({ name, form, saved, send, onBack, children }: Props<T>) => {
  const t = useText();
  const notify = useNotify();
  const { formState } = form;
  useUnsavedWork(formState.isDirty);
  useFollowingForm(form, saved);
  const forget = useFormDraft(name, form);
  const submit = useSubmit(
    form,
    async (values) => send(values).then(forget),
    () => notify.danger('settings.update_failed'),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={6}>
        <Card as="section">{children}</Card>
        <Actions>
          {onBack && <Button onPress={onBack}>{t('intake.back')}</Button>}
          <Button type="submit" variant="primary" size="large" isDisabled={!formState.isValid} isPending={formState.isSubmitting}>
            {t('intake.next')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
};
