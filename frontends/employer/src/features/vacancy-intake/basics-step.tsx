import type { Vacancy } from '@tandem/contracts/entities/vacancy';
import { Button } from '@tandem/ui/button';
import { Card } from '@tandem/ui/card';
import { formMode } from '@tandem/web-kit/forms/forms';
import { useText } from '@tandem/web-kit/language/text';
import { useForm } from 'react-hook-form';
import { BasicsFieldset } from './basics-fields';
import { basicsAnswers, basicsFields, basicsPatch, type BasicsFields } from './basics-form';
import { draftNames } from './draft-names';
import { Meanwhile } from '@tandem/web-kit/forms/meanwhile';
import { useStep } from './use-step';
import { WizardFrame } from './wizard-frame';

/** Step 2: what everybody asks first. */
export const BasicsStep = ({ vacancy, onBack, onNext }: { vacancy: Vacancy; onBack: () => void; onNext: () => void }) => {
  const t = useText();
  const form = useForm<BasicsFields>({ ...formMode, defaultValues: basicsFields(vacancy) });
  const { formState } = form;
  const { submit, meanwhile } = useStep(form, vacancy, {
    draft: draftNames(vacancy.id).basics,
    fieldsOf: basicsFields,
    answers: basicsAnswers,
    patchOf: basicsPatch,
    onNext,
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
        <Meanwhile {...meanwhile} />
        <Card as="section">
          <BasicsFieldset form={form} vacancy={vacancy} />
        </Card>
      </WizardFrame>
    </form>
  );
};
