import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { useFormDraft } from '@tandem/web-kit/forms/form-draft';
import { formMode, useSubmit, useUnsavedWork } from '@tandem/web-kit/forms/forms';
import { useText } from '@tandem/web-kit/language/text';
import { useForm } from 'react-hook-form';
import { BasicsFieldset } from './basics-fields';
import { basicsAnswers, basicsFields, basicsPatch, type BasicsFields } from './basics-form';
import { changesSince } from './changes-since';
import { draftNames } from './draft-names';
import { Meanwhile } from '@tandem/web-kit/forms/meanwhile';
import { useMeanwhile } from './use-meanwhile';
import { useSaveVacancyMutation } from './wizard.api';
import { WizardFrame } from './wizard-frame';

/** Step 2: what everybody asks first. */
export const BasicsStep = ({ vacancy, onBack, onNext }: { vacancy: Vacancy; onBack: () => void; onNext: () => void }) => {
  const t = useText();
  const [save] = useSaveVacancyMutation();
  const form = useForm<BasicsFields>({ ...formMode, defaultValues: basicsFields(vacancy) });
  const { formState } = form;
  useUnsavedWork(formState.isDirty);
  const forget = useFormDraft(draftNames(vacancy.id).basics, form);
  const { seen, end, mayReplace, shown } = useMeanwhile(form, vacancy, { fieldsOf: basicsFields, answers: basicsAnswers });
  const submit = useSubmit(form, async (fields) => {
    if (!(await mayReplace())) return;
    await save({ params: { id: vacancy.id }, body: changesSince(seen, basicsPatch(fields)) }).unwrap();
    end();
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
        <Meanwhile {...shown} />
        <Card as="section">
          <BasicsFieldset form={form} vacancy={vacancy} />
        </Card>
      </WizardFrame>
    </form>
  );
};
