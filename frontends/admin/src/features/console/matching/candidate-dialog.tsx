import type { Candidate } from '@tandem/contracts/entities/candidate';
import { requiredError } from '@tandem/domain/fields';
import { Button } from '@tandem/ui/button';
import { Dialog } from '@tandem/ui/dialog';
import { FormGrid, Row, Stack } from '@tandem/ui/layout';
import { Text } from '@tandem/ui/text';
import { TextAreaField, TextField } from '@tandem/ui/text-field';
import { FormField } from '@tandem/web-kit/forms/form-field';
import { useAskedClose } from '@tandem/web-kit/forms/forms';
import { CityField } from '@tandem/web-kit/person/city-field';
import { useText } from '@tandem/web-kit/language/text';
import { SalaryWish } from '@tandem/web-kit/wishes/salary-wish';
import { TravelWishes } from '@tandem/web-kit/wishes/travel-wishes';
import { WorkWishes } from '@tandem/web-kit/wishes/work-wishes';
import { FormProvider, type Control } from 'react-hook-form';
import { useCandidateClashes } from './candidate-clashes';
import type { CandidateFields } from './candidate-fields';
import { ChangedMeanwhile } from './changed-meanwhile';
import { useCandidateForm } from './use-candidate-form';

/** Words that are JSON, or nothing. */
const jsonError = (text: string): string | null => {
  if (!text.trim()) return null;
  try {
    JSON.parse(text);
    return null;
  } catch {
    return 'invalid_json';
  }
};

const Person = ({ control }: { control: Control<CandidateFields> }) => {
  const t = useText();
  return (
    <>
      {(['firstName', 'lastName'] as const).map((name) => (
        <FormField key={name} control={control} name={name} rule={requiredError}>
          {(field) => <TextField {...field} isRequired maxLength={100} label={t(`admin.column.${name}`)} />}
        </FormField>
      ))}
      <FormField control={control} name="address">
        {(field) => <CityField {...field} label={t('admin.column.city')} />}
      </FormField>
    </>
  );
};

const Attributes = ({ control }: { control: Control<CandidateFields> }) => {
  const t = useText();
  return (
    <div data-span>
      <FormField control={control} name="attributes" rule={jsonError}>
        {(field) => (
          <TextAreaField {...field} rows={4} label={t('admin.candidate.attributes')} description={t('admin.candidate.attributes_hint')} />
        )}
      </FormField>
    </div>
  );
};

const Fields = ({ control }: { control: Control<CandidateFields> }) => (
  <>
    <Person control={control} />
    <WorkWishes whose="other" />
    <TravelWishes whose="other" />
    <SalaryWish whose="other" />
    <Attributes control={control} />
  </>
);

type Props = { candidate: Candidate | null; onClose: () => void; onSaved: (candidate: Candidate) => void };

/** Creates a test candidate, or changes one. */
export const CandidateDialog = ({ candidate, onClose, onSaved }: Props) => {
  const t = useText();
  const { form, submit, clash, takeTheirs, forget } = useCandidateForm(candidate, (saved) => {
    onClose();
    onSaved(saved);
  });
  const { isDirty, isSubmitting } = form.formState;
  const leave = useAskedClose(isDirty, () => {
    forget();
    onClose();
  });
  const clashesOf = useCandidateClashes();
  return (
    <Dialog
      isOpen
      onClose={leave}
      size="large"
      title={t(candidate ? 'admin.candidate.edit' : 'admin.candidate.create')}
      closeLabel={t('admin.close')}
    >
      <FormProvider {...form}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap={5}>
            <Text tone="soft">{t('admin.candidate.hint')}</Text>
            {/* What somebody else saved is filled in anew, also in fields that keep words of their own. */}
            <FormGrid key={clash?.turn ?? 0}>
              <Fields control={form.control} />
            </FormGrid>
            {clash && (
              <ChangedMeanwhile
                title={t('admin.candidate.changed.title')}
                text={t('admin.candidate.changed.text')}
                clashes={clashesOf(clash.names, clash.theirs)}
                onTake={takeTheirs}
              />
            )}
            <Row isSpread>
              <Button onPress={leave}>{t('admin.cancel')}</Button>
              <Button type="submit" variant="primary" isPending={isSubmitting}>
                {t('admin.save')}
              </Button>
            </Row>
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  );
};
