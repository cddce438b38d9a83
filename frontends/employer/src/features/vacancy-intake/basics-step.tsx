import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { useFormDraft } from '@tandem/web-kit/forms/form-draft';
import { formMode, useSubmit, useUnsavedWork } from '@tandem/web-kit/forms/forms';
import { useText } from '@tandem/web-kit/language/text';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { BasicsFieldset } from './basics-fields';
import { basicsFields, basicsPatch, type BasicsFields } from './basics-form';
import { changesSince } from './changes-since';
import { draftNames } from './draft-names';
import { useSaveVacancyMutation } from './wizard.api';
import { WizardFrame } from './wizard-frame';

/** Step 2: what everybody asks first. */
export const BasicsStep = ({ vacancy, onBack, onNext }: { vacancy: Vacancy; onBack: () => void; onNext: () => void }) => {
  const t = useText();
  const [save] = useSaveVacancyMutation();
  const [opened] = useState(vacancy);
  const form = useForm<BasicsFields>({ ...formMode, defaultValues: basicsFields(opened) });
  const { formState } = form;
  useUnsavedWork(formState.isDirty);
  const forget = useFormDraft(draftNames(vacancy.id).basics, form);
  const submit = useSubmit(form, async (fields) => {
    await save({ params: { id: vacancy.id }, body: changesSince(opened, basicsPatch(fields)) }).unwrap();
    forget();
    onNext();
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <WizardFrame
        vacancy={vacancy}
        step={2}
        onBack={onBack}
        next={
          <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
            {t('wizard.next.details')}
          </Button>
        }
      >
        <Card as="section">
          <BasicsFieldset form={form} vacancy={vacancy} />
        </Card>
      </WizardFrame>
    </form>
  );
};
